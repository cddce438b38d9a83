/** Vite's list of what each source became. */
export type Manifest = Readonly<Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>>;

const keyOf = (manifest: Manifest, module: string): string => {
  const places = [`src/features/${module}.tsx`, `../../libs/web-kit/src/${module}.tsx`];
  const key = places.find((place) => manifest[place] !== undefined);
  if (!key) throw new Error(`The build has no page ${module}`);
  return key;
};

const reach = (manifest: Manifest, key: string, seen: Set<string>): void => {
  if (seen.has(key)) return;
  seen.add(key);
  for (const each of manifest[key]?.imports ?? []) reach(manifest, each, seen);
};

/**
 * The styles and scripts of a page, as elements of the head: with the styles there nothing jumps, and the scripts are on
 * their way before the first one asks for them. @throws Error when the build has no such page.
 */
export const filesOf = (manifest: Manifest, module: string): string => {
  const keys = new Set<string>();
  reach(manifest, keyOf(manifest, module), keys);
  // What the first script brings is in the page already.
  const first = new Set<string>();
  reach(manifest, 'index.html', first);
  const own = [...keys].filter((key) => !first.has(key)).map((key) => manifest[key]);
  const styles = new Set(own.flatMap((chunk) => chunk?.css ?? []));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...own.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk?.file ?? ''}">`),
  ].join('');
};
