/** A tree of strings as a query or a form gives it. No prototypes, so that no key can mean more than itself. */
export type Tree = { [key: string]: string | Tree };

const MOST_KEYS = 200;
const MOST_LEVELS = 4;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

const empty = (): Tree => Object.create(null) as Tree;

/** `address[city]` → ['address', 'city']; null when it is no such key. */
const pathOf = (key: string): string[] | null => {
  const found = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!found) return null;
  const path = [found[1] ?? '', ...[...(found[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part ?? '')];
  return path.length > MOST_LEVELS || path.some((part) => forbidden.has(part)) ? null : path;
};

/** Builds a tree from pairs with bracketed keys. Keys that are malformed or dangerous are dropped; the first of doubles wins. */
export const treeOf = (pairs: Iterable<readonly [string, string]>): Tree => {
  const tree = empty();
  let count = 0;
  for (const [key, value] of pairs) {
    if (++count > MOST_KEYS) break;
    const path = pathOf(key);
    if (path) set(tree, path, value);
  }
  return tree;
};

const set = (tree: Tree, path: readonly string[], value: string): void => {
  let at = tree;
  for (const part of path.slice(0, -1)) {
    const next = (at[part] ??= empty());
    if (typeof next === 'string') return;
    at = next;
  }
  at[path.at(-1) ?? ''] ??= value;
};

/** Reads the part of a URL behind the question mark. */
export const parseQuery = (query: string): Tree => treeOf(new URLSearchParams(query));
