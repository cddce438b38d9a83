import * as z from 'zod';
import type { Tree } from './query';

/** The little of JSON Schema that decides how a string is read. */
type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  const?: unknown;
  enum?: unknown[];
};

/** More than any list may have, so that one that is cut here is refused all the same; whoever sends a million commas waits for nobody. */
const MOST_ITEMS = 1_000;

const schemas = new WeakMap<z.ZodType, Schema>();

const jsonSchemaOf = (schema: z.ZodType): Schema => {
  const known = schemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(schema, made);
  return made;
};

/**
 * Turns the strings of a query or a form into the types a schema asks for: numbers, booleans, nulls, comma lists.
 * What does not fit is left a string, for the schema to refuse.
 */
export const coerce = (tree: Tree, schema: z.ZodType): unknown => {
  const root = jsonSchemaOf(schema);
  return coerceValue(tree, root, root);
};

const resolve = (schema: Schema, root: Schema): Schema[] => {
  if (schema.$ref) return resolve(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, root);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap((each) => resolve(each, root));
  return [schema, ...(schema.allOf ?? []).flatMap((each) => resolve(each, root))];
};

const coerceValue = (value: string | Tree, schema: Schema, root: Schema): unknown => {
  const candidates = resolve(schema, root);
  const types = new Set(candidates.flatMap((each) => each.type ?? typeof each.const));
  if (typeof value !== 'string') return types.has('array') ? listOf(value, candidates, root) : objectOf(value, candidates, root);
  if (types.has('array')) {
    const items = candidates.find((each) => each.items)?.items ?? {};
    return value === '' ? [] : value.split(',', MOST_ITEMS).map((part) => coerceValue(part, items, root));
  }
  if ((types.has('number') || types.has('integer')) && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
  if (types.has('boolean') && (value === 'true' || value === 'false')) return value === 'true';
  if (types.has('null') && (value === 'null' || value === '')) return types.has('string') && value === '' ? '' : null;
  return value;
};

const objectOf = (tree: Tree, candidates: Schema[], root: Schema): Record<string, unknown> => {
  const properties = Object.assign({}, ...candidates.map((each) => each.properties ?? {})) as Record<string, Schema>;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      coerceValue(value, Object.hasOwn(properties, key) ? (properties[key] ?? {}) : {}, root),
    ]),
  );
};

/** `flags[0][value]=…`: numbered keys make a list. */
const listOf = (tree: Tree, candidates: Schema[], root: Schema): unknown[] => {
  const items = candidates.find((each) => each.items)?.items ?? {};
  return Object.entries(tree)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => coerceValue(value, items, root));
};
