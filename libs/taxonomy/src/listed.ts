/** The members of a field that names several, with commas between them. */
export const listed = (field: string | undefined): string[] =>
  (field ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
