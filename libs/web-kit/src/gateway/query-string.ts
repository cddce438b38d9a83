/** Anything a call may carry in its query. */
export type QueryValue = unknown;

const isNested = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && ![Array, Date, Blob].some((kind) => value instanceof kind);

/** Bracketed keys of a nested value: `{ address: { city: 'X' } }` gives `[['address[city]', 'X']]`. */
export const flatten = (value: Record<string, unknown>, prefix = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([name, inner]) => {
    const key = prefix ? `${prefix}[${name}]` : name;
    return isNested(inner) ? flatten(inner, key) : [[key, inner] as [string, unknown]];
  });

const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.filter(Boolean).map(asText).join(',');
  return value instanceof Date ? value.toISOString() : String(value);
};
// Brackets and commas are legal enough in a query and readable; everything else that needs it is escaped.
const escape = (text: string): string => encodeURIComponent(text).replace(/%5B/g, '[').replace(/%5D/g, ']').replace(/%2C/g, ',');

/**
 * The query of a list call: nested values as bracketed keys, lists joined by commas, everything falsy
 * (0, false, '', null, undefined, empty lists) left out. Starts with `?` unless it is empty.
 */
export const queryString = (query: Record<string, QueryValue> | undefined): string => {
  const pairs = flatten(query ?? {})
    .filter(([, value]) => Boolean(value))
    .map(([key, value]) => [key, asText(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${escape(key)}=${escape(text)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};
