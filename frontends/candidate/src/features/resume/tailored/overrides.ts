import type { EntryOverride, ResumeOverrides } from '@tandem/contracts/entities/resume';
import type { Draft, ListName } from '../draft/draft';

/** What may differ for one match. */
export type TailoredField = 'title' | 'description' | 'hiddenOnResume';
type Sent = 'skills' | 'educations' | 'workExperiences';
type Entry = { id: string; description: string | null; hiddenOnResume: boolean } & ({ title: string } | { stack: string });

const sentAs: Record<ListName, Sent> = {
  experiences: 'workExperiences',
  educations: 'educations',
  certifications: 'educations',
  skills: 'skills',
  languages: 'skills',
};
export const nameOf = (entry: Entry): string => ('stack' in entry ? entry.stack : entry.title);
const overrideOf = (overrides: ResumeOverrides, list: ListName, id: string): EntryOverride | undefined =>
  overrides[sentAs[list]]?.find((override) => override.id === id);

const laidOver = <E extends Entry>(entry: E, override: EntryOverride | undefined): E => {
  if (!override) return entry;
  const name = override.title?.trim();
  return {
    ...entry,
    ...(name ? ('stack' in entry ? { stack: name } : { title: name }) : {}),
    ...(typeof override.description === 'string' && { description: override.description || null }),
    ...(override.hiddenOnResume !== undefined && { hiddenOnResume: override.hiddenOnResume }),
  };
};

/** The resume as the employer of a match gets it. */
export const tailored = (base: Draft, overrides: ResumeOverrides): Draft => {
  const over = <E extends Entry>(list: ListName, entries: readonly E[]): E[] =>
    entries.map((entry) => laidOver(entry, overrideOf(overrides, list, entry.id)));
  return {
    ...base,
    summary: overrides.summary ?? base.summary,
    experiences: over('experiences', base.experiences),
    educations: over('educations', base.educations),
    certifications: over('certifications', base.certifications),
    skills: over('skills', base.skills),
    languages: over('languages', base.languages),
  };
};

const valueOf = (entry: Entry, field: TailoredField) => (field === 'title' ? nameOf(entry) : (entry[field] ?? ''));

/** Changes one field of one entry; a value as in the base resume is no difference. */
export const withOverride = (
  overrides: ResumeOverrides,
  list: ListName,
  base: Entry,
  field: TailoredField,
  value: string | boolean,
): ResumeOverrides => {
  const key = sentAs[list];
  const before = overrideOf(overrides, list, base.id) ?? { id: base.id };
  const { [field]: _, ...rest } = before;
  const next = (value === valueOf(base, field) ? rest : { ...rest, [field]: value }) as EntryOverride;
  const others = (overrides[key] ?? []).filter(({ id }) => id !== base.id);
  return { ...overrides, [key]: Object.keys(next).length > 1 ? [...others, next] : others };
};

/** Whether a field differs from the base resume. */
export const isChanged = (overrides: ResumeOverrides, list: ListName, base: Entry, field: TailoredField): boolean => {
  const value = overrideOf(overrides, list, base.id)?.[field];
  return value !== undefined && value !== null && value !== valueOf(base, field);
};

const fields = ['title', 'description', 'hiddenOnResume'] as const;
/** The lists of a resume that can be reworded. */
export const lists = ['experiences', 'educations', 'certifications', 'skills', 'languages'] as const;

/** How many fields differ from the base resume. */
export const differences = (base: Draft, overrides: ResumeOverrides): number => {
  const inLists = lists.flatMap((list) =>
    (base[list] as Entry[]).flatMap((entry) => fields.filter((field) => isChanged(overrides, list, entry, field))),
  );
  const isSummaryChanged = typeof overrides.summary === 'string' && overrides.summary !== base.summary;
  return inLists.length + (isSummaryChanged ? 1 : 0);
};

/** Whether two sets of changes make the same resume. */
export const isSameResume = (base: Draft, one: ResumeOverrides, other: ResumeOverrides): boolean =>
  JSON.stringify(tailored(base, one)) === JSON.stringify(tailored(base, other));

/** Whether something that was kept is a set of changes, and of entries that are still there. */
export const isOverridesOf = (base: Draft, value: unknown): value is ResumeOverrides => {
  if (typeof value !== 'object' || value === null) return false;
  const ids = new Set(lists.flatMap((list) => (base[list] as Entry[]).map(({ id }) => id)));
  const { summary = null, ...entries } = value as Record<string, unknown>;
  const isKnown = (entry: unknown) => ids.has((entry as EntryOverride | null)?.id ?? '');
  return (
    (summary === null || typeof summary === 'string') &&
    Object.values(entries).every((changed) => Array.isArray(changed) && changed.every(isKnown))
  );
};
