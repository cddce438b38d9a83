import { Bold, Heading, Italic, Link, List } from 'lucide-react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Button } from '../button/button';
import { Segmented } from '../segmented/segmented';
import type { MarkdownStyle } from './markdown-edit';
import styles from './markdown-editor.module.css';
import type { MarkdownEditorProps } from './markdown-editor-props';

export type View = 'write' | 'preview';

interface StyleBarProps extends Pick<MarkdownEditorProps, 'labels' | 'isDisabled'> {
  view: View;
  onView: (view: View) => void;
  onStyle: (style: MarkdownStyle) => void;
}

const buttons = [
  ['bold', Bold],
  ['italic', Italic],
  ['heading', Heading],
  ['list', List],
  ['link', Link],
] as const;

/** The styles, and the switch between writing and seeing. */
export const StyleBar = ({ labels, isDisabled, view, onView, onStyle }: StyleBarProps) => (
  <div className={styles.bar}>
    <Toolbar aria-label={labels.toolbar}>
      {buttons.map(([style, Icon]) => (
        <Button
          key={style}
          variant="quiet"
          size="small"
          isIconOnly
          aria-label={labels[style]}
          isDisabled={isDisabled || view === 'preview'}
          onPress={() => onStyle(style)}
        >
          <Icon />
        </Button>
      ))}
    </Toolbar>
    <Segmented
      label={labels.view}
      className={styles.modes}
      value={view}
      onChange={(chosen) => onView(chosen === 'preview' ? 'preview' : 'write')}
      options={[
        { value: 'write', label: labels.write },
        { value: 'preview', label: labels.preview },
      ]}
    />
  </div>
);
