const most = 5;
let paths: readonly string[] = [];

/** Remembers a path of this app. The same path twice in a row counts once. */
export const rememberPath = (path: string): void => {
  if (paths[0] !== path) paths = [path, ...paths].slice(0, most);
};

/** The last five paths visited since the page was loaded, newest first. */
export const recentPaths = (): readonly string[] => paths;

/** Where the person came from, or the fallback when this is the first page of the visit. */
export const previousPath = (fallback: string): string => paths[1] ?? fallback;
