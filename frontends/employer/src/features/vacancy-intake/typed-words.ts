/** What people write in their own words; the rest is chosen from lists. */
const written = ['url', 'title', 'requiredExperience', 'requiredSkills', 'benefits', 'responsibilities', 'description', 'text'];

const linesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  return typeof value === 'object' && value !== null && 'text' in value ? linesOf(value.text) : [];
};

/** The words in what the forms of a vacancy kept, a paragraph for each field. */
export const typedWords = (drafts: readonly unknown[]): string =>
  drafts
    .flatMap((draft) => Object.entries(draft ?? {}))
    .filter(([field]) => written.includes(field))
    .map(([, value]) => linesOf(value).join('\n').trim())
    .filter(Boolean)
    .join('\n\n');
