import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms } from '../conformance/conformance';
import { MarkdownEditor } from './markdown-editor';

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

const Summary = ({ start = '', ...given }: { start?: string; maxLength?: number; isReadFirst?: boolean }) => {
  const [value, setValue] = useState(start);
  return <MarkdownEditor label="Summary" value={value} onChange={setValue} labels={labels} {...given} />;
};
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' });

describe('MarkdownEditor', () => {
  conforms(<MarkdownEditor label="Summary" value="We heat homes." onChange={() => undefined} labels={labels} />);

  it('makes the selection bold by button and by Ctrl+B, and keeps it selected', async () => {
    render(<Summary start="heat" />);
    area().setSelectionRange(0, 4);
    await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
    expect(area()).toHaveValue('**heat**');
    expect([area().selectionStart, area().selectionEnd]).toEqual([2, 6]);
    expect(area()).toHaveFocus();
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(area()).toHaveValue('heat');
  });

  it('does not grow past its limit by a style', async () => {
    render(<Summary start="heat" maxLength={6} />);
    await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
    expect(area()).toHaveValue('heat');
  });

  it('can begin with the text as it is read, and is written at a press', async () => {
    render(<Summary isReadFirst start="We heat **homes**." />);
    expect(await screen.findByText('homes')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Summary' })).toHaveTextContent('We heat homes.');
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Write' }));
    expect(area()).toHaveValue('We heat **homes**.');
  });

  it('begins with writing where there is nothing to read', () => {
    render(<Summary isReadFirst />);
    expect(area()).toBeInTheDocument();
  });

  it('shows what it will look like', async () => {
    render(<Summary start="## About us" />);
    await userEvent.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(await screen.findByRole('heading', { name: 'About us' })).toBeInTheDocument();
  });
});
