import { flatten } from './query-string';

const asField = (value: unknown): string | Blob => {
  if (value instanceof Blob) return value;
  return value instanceof Date ? value.toISOString() : String(value);
};

const isFlat = (value: unknown): boolean => typeof value !== 'object' || value === null || value instanceof Date;
const append = (form: FormData, key: string, value: unknown): void => {
  if (value === undefined || value === null) return;
  if (!Array.isArray(value)) return form.append(key, asField(value));
  if (value.every(isFlat)) return form.append(key, value.map(asField).join(','));
  value.forEach((item, index) =>
    flatten(item as Record<string, unknown>, `${key}[${index}]`).forEach(([name, inner]) => append(form, name, inner)),
  );
};

/**
 * A multipart body: files as files, dates as ISO strings, objects as bracketed fields, lists of words joined by commas.
 * Files come last, so that a server can judge the fields before it takes the bytes.
 */
export const multipart = (body: Record<string, unknown> | undefined, files: Record<string, Blob | undefined>): FormData => {
  const form = new FormData();
  flatten(body ?? {}).forEach(([key, value]) => append(form, key, value));
  Object.entries(files).forEach(([name, file]) => file && form.append(name, file));
  return form;
};
