/** Vite's list of what each source became. */
export type Manifest = Readonly<Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>>;

const keyOf = (manifest: Manifest, module: string): string => {
  const places = [`src/features/${module}.tsx`, `../../libs/web-kit/src/${module}.tsx`];
  const key = places.find((place) => manifest[place] !== undefined);
  if (!key) throw new Error(`The build has no page ${module}`);
  return key;
};

/** Adds a chunk after all that it needs. */
const reach = (manifest: Manifest, key: string, found: Set<string>, entered = new Set<string>()): void => {
  if (found.has(key) || entered.has(key)) return;
  entered.add(key);
  for (const each of manifest[key]?.imports ?? []) reach(manifest, each, found, entered);
  found.add(key);
};

/** Addresses of a page's styles, and of its scripts, each after those it needs; the last one starts the app. */
export type PageFiles = { styles: string[]; scripts: string[] };

/** What a page of an app is made of; without a name, what each page needs. @throws Error when the build has no such page. */
export const filesOf = (manifest: Manifest, module?: string): PageFiles => {
  const start = 'index.html';
  const keys = new Set<string>();
  reach(manifest, start, keys);
  keys.delete(start);
  if (module) reach(manifest, keyOf(manifest, module), keys, new Set([start]));
  keys.add(start);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const sheets = new Set(chunks.flatMap(({ css = [] }) => css));
  return { styles: [...sheets].map((file) => `/${file}`), scripts: chunks.map(({ file }) => `/${file}`) };
};
