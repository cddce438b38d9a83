/** The words in what a form kept, of the fields that are named, however deep they lie; empty ones are left out. */
export const writtenWords = (kept: unknown, fields: readonly string[]): string[] => {
  if (typeof kept !== 'object' || kept === null) return [];
  return Object.entries(kept).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value !== 'string') return writtenWords(value, fields);
    return fields.includes(field) && value.trim() ? [value] : [];
  });
};
