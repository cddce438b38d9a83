/** As many as somebody looks through one after the other and still expects to come back to where he began. */
const most = 50;
let paths: readonly string[] = [];

/** Remembers a path of this app. The same path twice in a row counts once. */
export const rememberPath = (path: string): void => {
  if (paths[0] !== path) paths = [path, ...paths].slice(0, most);
};

/** A page as it was narrowed when it was last seen, if it is among the last paths visited since the page was loaded. */
export const lastAddressOf = (pathname: string): string => paths.find((path) => path.split('?')[0] === pathname) ?? pathname;
