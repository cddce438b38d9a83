/** A text with a selection in it, in characters. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

export type MarkdownStyle = 'bold' | 'italic' | 'heading' | 'list' | 'link';

/** Puts a mark on both sides of the selection, or takes it away where it is. */
const wrap = ({ text, start, end }: Selected, mark: string): Selected => {
  const { length } = mark;
  const before = text.slice(0, start);
  const after = text.slice(end);
  const chosen = text.slice(start, end);
  if (before.endsWith(mark) && after.startsWith(mark))
    return { text: before.slice(0, -length) + chosen + after.slice(length), start: start - length, end: end - length };
  return { text: before + mark + chosen + mark + after, start: start + length, end: end + length };
};

/** Puts a prefix before every selected line, or takes it away where all of them have it. */
const prefixLines = ({ text, start, end }: Selected, prefix: string): Selected => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isOn = lines.every((line) => line.startsWith(prefix));
  const changed = lines.map((line) => (isOn ? line.slice(prefix.length) : prefix + line)).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
};

const ADDRESS = 'https://';

/** Makes the selection the words of a link and selects the address to fill in. */
const link = ({ text, start, end }: Selected): Selected => {
  const opened = `[${text.slice(start, end)}](`;
  const addressAt = start + opened.length;
  return { text: `${text.slice(0, start)}${opened}${ADDRESS})${text.slice(end)}`, start: addressAt, end: addressAt + ADDRESS.length };
};

const styles: Record<MarkdownStyle, (selected: Selected) => Selected> = {
  bold: (selected) => wrap(selected, '**'),
  italic: (selected) => wrap(selected, '_'),
  heading: (selected) => prefixLines(selected, '## '),
  list: (selected) => prefixLines(selected, '- '),
  link,
};

/** The text after a style was put on its selection, and what is selected then. */
export const applyStyle = (style: MarkdownStyle, selected: Selected) => styles[style](selected);
