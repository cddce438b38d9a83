import { isEmptySkill, storedId } from '@tandem/domain/resume-entry';
import type { Draft } from './draft';

/** What is saved by a call of its own. */
export const parts = ['basics', 'summary', 'experiences', 'educations', 'skills', 'settings'] as const;
export type Part = (typeof parts)[number];

const contents = {
  basics: (draft: Draft) => draft.basics,
  summary: (draft: Draft) => draft.summary,
  experiences: (draft: Draft) => draft.experiences,
  educations: (draft: Draft) => [...draft.educations, ...draft.certifications],
  // An empty row is no skill yet.
  skills: (draft: Draft) => [...draft.skills, ...draft.languages].filter((skill) => !isEmptySkill(skill)),
  settings: (draft: Draft) => draft.settings,
} satisfies Record<Part, (draft: Draft) => unknown>;
export type PartValues = { [P in Part]: ReturnType<(typeof contents)[P]> };

export const contentOf = <P extends Part>(draft: Draft, part: P): PartValues[P] => contents[part](draft) as PartValues[P];

/** What of a draft each part is made of. */
const sources: Record<Part, readonly (keyof Draft)[]> = {
  basics: ['basics'],
  summary: ['summary'],
  experiences: ['experiences'],
  educations: ['educations', 'certifications'],
  skills: ['skills', 'languages'],
  settings: ['settings'],
};

/** Whether two drafts are the same in a part. */
export const isSamePart = (one: Draft, other: Draft, part: Part): boolean =>
  sources[part].every((source) => one[source] === other[source]) ||
  JSON.stringify(contents[part](one)) === JSON.stringify(contents[part](other));

export const isSameDraft = (one: Draft, other: Draft): boolean => parts.every((part) => isSamePart(one, other, part));

/** Entries as they are sent: with the id the server gave, or without one. */
export const sentEntries = <E extends { id: string }>(entries: readonly E[], given: ReadonlyMap<string, string>) =>
  entries.map((entry) => ({ ...entry, id: given.get(entry.id) ?? storedId(entry.id) ?? undefined }));
