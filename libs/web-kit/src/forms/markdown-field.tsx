import { MarkdownEditor, type MarkdownEditorProps } from '@tandem/ui/markdown-editor';
import { useText } from '../language/text';

/** A text with a few styles and its preview. */
export const MarkdownField = (props: Omit<MarkdownEditorProps, 'labels'>) => {
  const t = useText();
  return (
    <MarkdownEditor
      {...props}
      labels={{
        toolbar: t('markdown.toolbar'),
        view: t('markdown.view'),
        write: t('markdown.write'),
        preview: t('markdown.preview'),
        bold: t('markdown.bold'),
        italic: t('markdown.italic'),
        heading: t('markdown.heading'),
        list: t('markdown.list'),
        link: t('markdown.link'),
      }}
    />
  );
};
