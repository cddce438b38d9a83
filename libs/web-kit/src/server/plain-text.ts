/** Markdown without its signs, headings left out: for a description in one line. */
export const plainText = (markdown: string): string =>
  markdown
    .split('\n')
    .filter((line) => !/^\s{0,3}#{1,6}\s/.test(line))
    .join(' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(\*\*|__|[*_`~>])/g, '')
    .replace(/(^|\s)[-+]\s/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
