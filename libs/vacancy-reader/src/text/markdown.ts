const isMarkdown = /\\[-&.*_+()#]|\*\*[^\s*]|__[^\s_]|^#{1,6}\s+\S/mu;
const longestHeading = 80;

/** What stands over a part ends with a colon where it ends with nothing, as in a text typed by hand. */
const asHeading = (text: string): string => (/[\p{L}\p{N})]$/u.test(text) && text.length <= longestHeading ? `${text}:` : text);

/** Text without the marks of Markdown, which job sites hand on as they found them: headings, bold words, lines below headings and escapes. */
export const withoutMarkdown = (text: string): string => {
  if (!isMarkdown.test(text)) return text;
  return text
    .replace(/\\([\\`*_{}[\]()#+\-.!&~>|])/gu, '$1')
    .replace(/^[ \t]*#{1,6}[ \t]+(.+?)[ \t#]*$/gmu, (_, heading: string) => `\n${asHeading(bare(heading))}`)
    .replace(/^[ \t]*(?:\*\*|__)([^*\n]{2,80}?)(?:\*\*|__)[ \t]*:?[ \t]*$/gmu, (_, heading: string) => asHeading(heading.trim()))
    .replace(/^[ \t]*[-=*_]{3,}[ \t]*$/gmu, '')
    .replace(/\*\*|__(?=\S)|(?<=\S)__/gu, '');
};

const bare = (text: string): string => text.replace(/\*\*|__/gu, '').trim();
