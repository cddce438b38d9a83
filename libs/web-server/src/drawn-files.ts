import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ExtraSources } from './security-headers';

/** What a page drawn on the server carries in itself, so that it can be painted without another answer. */
export type DrawnFiles = {
  styles: readonly { href: string; text: string }[];
  /** The script that runs before anything is shown, and what it is told. */
  first: { text: string; given: { texts: string; scripts: readonly string[] } };
};

type Named = { styles: readonly string[]; scripts: readonly string[] };
type Manifest = Readonly<Record<string, { file: string; isEntry?: boolean } | undefined>>;

const nameOfFirst = /(^|\/)first-moments\.ts$/;

// As a file it is a module of its own; written into the page its names must not become the page's.
const firstScript = (dist: string): string | undefined => {
  const file = path.join(dist, 'manifest.json');
  if (!fs.existsSync(file)) return undefined;
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const entry = Object.keys(manifest).find((key) => nameOfFirst.test(key));
  const chunk = entry === undefined ? undefined : manifest[entry];
  return chunk && `(()=>{${fs.readFileSync(path.join(dist, chunk.file), 'utf8').trim()}})();`;
};

/** Reads what drawn pages carry from a built app; an app without a first script has none. Files are read once. */
export const drawnFiles = (dist: string) => {
  const first = firstScript(dist);
  const known = new Map<string, string>();
  const textOf = (href: string): string => {
    const text = known.get(href) ?? fs.readFileSync(path.join(dist, href), 'utf8').trim();
    known.set(href, text);
    return text;
  };
  const hash = first && `'sha256-${createHash('sha256').update(first).digest('base64')}'`;
  return {
    filesFor: ({ styles, scripts }: Named, texts: string): DrawnFiles | undefined =>
      first === undefined
        ? undefined
        : { styles: styles.map((href) => ({ href, text: textOf(href) })), first: { text: first, given: { texts, scripts } } },
    /** Lets the first script past the content policy, by what it says. */
    policy: (extra: ExtraSources = {}): ExtraSources => (hash ? { ...extra, 'script-src': [...(extra['script-src'] ?? []), hash] } : extra),
  };
};
