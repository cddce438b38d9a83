/** Vite's list of what each source became. */
export type Manifest = Readonly<Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>>;

const keyOf = (manifest: Manifest, module: string): string => {
  const places = [`src/features/${module}.tsx`, `../../libs/web-kit/src/${module}.tsx`];
  const key = places.find((place) => manifest[place] !== undefined);
  if (!key) throw new Error(`The build has no page ${module}`);
  return key;
};

const dependenciesFirst = (manifest: Manifest, keys: Iterable<string>): string[] => {
  const order = new Set<string>();
  const visit = (key: string, above: readonly string[] = []): void => {
    if (order.has(key) || above.includes(key)) return;
    for (const each of manifest[key]?.imports ?? []) visit(each, [...above, key]);
    order.add(key);
  };
  for (const key of keys) visit(key);
  return [...order];
};

/** Addresses of what a page is made of. `first` brings the `scripts`, when the page was seen; each comes after those it stands on. */
export type PageFiles = { first: readonly string[]; styles: readonly string[]; scripts: readonly string[] };

/**
 * What a page needs of the build, the app's own start included; without a module, that start alone.
 * `parts` are drawn with it and need their styles, not yet their scripts.
 * @throws Error when the build has no such page.
 */
export const filesOf = (manifest: Manifest, module?: string, parts: readonly string[] = []): PageFiles => {
  if (!manifest['src/later.ts']) throw new Error('The build has no src/later.ts');
  // What the app starts with comes before what its page adds, as in a page without a drawing.
  const keys = dependenciesFirst(manifest, ['index.html', ...(module ? [keyOf(manifest, module)] : [])]);
  const seen = dependenciesFirst(manifest, [...keys, ...parts.map((part) => keyOf(manifest, part))]);
  const address = (file: string): string => `/${file}`;
  const scriptsOf = (some: readonly string[]): string[] => some.flatMap((key) => manifest[key]?.file ?? []).map(address);
  return {
    first: scriptsOf(dependenciesFirst(manifest, ['src/later.ts'])),
    styles: [...new Set(seen.flatMap((key) => manifest[key]?.css ?? []))].map(address),
    scripts: scriptsOf(keys),
  };
};
