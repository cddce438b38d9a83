import { useState } from 'react';
import { Markdown } from '@tandem/ui/markdown';
import { MarkdownEditor, type MarkdownEditorProps } from '@tandem/ui/markdown-editor';
import { SkeletonText } from '@tandem/ui/skeleton';
import type { Stories } from '../story';

const text = `# About the work

Waterkant heats **180,000 homes** with water from the river. You build the screens with which residents see what that costs.

- Own the component library
- Pair with two junior developers

> One day a week.

| Part | Weight |
| --- | --- |
| Skills | 38 |

Read more at [their site](https://example.org).`;
const levels = '# One\n\nText.\n\n## Two\n\n1. First\n2. Second\n   - Within it\n\n### Three\n\n`code` and *emphasis*';
const hostile = 'Kept.\n\n<script>alert(1)</script>\n\n[no such link](javascript:alert(1)) and <b>no raw HTML</b>.';
const unbroken = `https://example.org/${'a-very-long-address-without-any-break-'.repeat(6)}`;
const labels = {
  toolbar: 'Styles',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  list: 'List',
  link: 'Link',
  view: 'View',
  write: 'Write',
  preview: 'Preview',
};

const Editor = ({ start = '', ...field }: { start?: string } & Partial<MarkdownEditorProps>) => {
  const [value, setValue] = useState(start);
  return <MarkdownEditor label="Company summary" rows={4} value={value} onChange={setValue} labels={labels} {...field} />;
};

export default {
  title: 'Markdown',
  group: 'Data',
  states: {
    Text: () => <Markdown topLevel={3}>{text}</Markdown>,
    'Headings and lists': () => <Markdown topLevel={3}>{levels}</Markdown>,
    'What is dropped': () => <Markdown topLevel={3}>{hostile}</Markdown>,
    'Long words': () => <Markdown topLevel={3}>{unbroken}</Markdown>,
    Loading: () => <SkeletonText lines={6} />,
    'Editor, empty': () => <Editor label="Empty summary" description="Headings, lists and links are possible." />,
    Editor: () => <Editor start={'## About us\n\nWe heat **180,000 homes** with water from the river.'} isRequired />,
    'Editor, read first': () => <Editor label="Summary as it is read" isReadFirst start={'## About us\n\nWe heat **180,000 homes**.'} />,
    'Editor with an error': () => <Editor label="Summary with an error" errorMessage="Write at least a sentence." isRequired />,
    'Editor, disabled': () => <Editor label="Disabled summary" start="Only the owner changes this." isDisabled />,
  },
  opens: [{ press: 'Preview' }],
} satisfies Stories;
