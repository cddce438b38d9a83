import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const folders = ['libs', 'services', 'frontends', 'infra'];
const skipped = /^(node_modules|dist|migrations|\..+)$/;
const isCode = (name: string): boolean => /\.(ts|tsx|mjs)$/.test(name) && !/[.-](test|spec)\.tsx?$/.test(name);

const filesOf = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name)) return [];
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesOf(file);
    return isCode(entry.name) ? [file] : [];
  });

export type Mentions = {
  /** Whole ids and other words in quotes. */
  quoted: ReadonlySet<string>;
  /** Ids that are put together, e.g. `error.${code}`; the groups catch what is put in. */
  patterns: readonly RegExp[];
  /** Every word of the code: what may be put in. */
  words: ReadonlySet<string>;
};

const gap = '\u0000';
/** Anything might be made by a template that begins with a gap, unless its end is telling. */
const isTelling = (template: string): boolean => /^[\w-]+\./.test(template) || /\.[a-z_]{4,}$/.test(template);

/** What the code of the workspace says that could be an id of a text. */
export const mentions = (): Mentions => {
  const code = folders.flatMap((folder) => filesOf(path.join(root, folder))).map((file) => fs.readFileSync(file, 'utf8'));
  const found = (pattern: RegExp): string[] => code.flatMap((text) => [...text.matchAll(pattern)].map(([, inside = '']) => inside));
  const templates = new Set(found(/`([\w.-]*(?:\$\{[^}`\n]*\}[\w.-]*)*)`/g).map((text) => text.replace(/\$\{[^}]*\}/g, gap)));
  return {
    quoted: new Set([...found(/'([\w.-]+)'/g), ...found(/"([\w.-]+)"/g), ...templates]),
    patterns: [...templates]
      .filter((text) => text.includes(gap) && isTelling(text))
      .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(gap, '([\\w.-]+)')}$`)),
    words: new Set(found(/([\w-]+)/g).flatMap((word) => [word, word.toLowerCase()])),
  };
};

/** Whether the code can come upon an id: by name, or put together from words it has. */
export const isMentioned = (id: string, { quoted, patterns, words }: Mentions): boolean =>
  quoted.has(id) ||
  patterns.some((pattern) => {
    const parts = pattern.exec(id)?.slice(1);
    return parts?.every((part) => quoted.has(part) || part.split('.').every((word) => words.has(word)));
  });
