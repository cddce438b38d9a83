import { seenMark } from '@tandem/domain/seen-mark';
import type { ReviewFields } from '@tandem/web-kit/resume-lists/review-form';

export const listNames = ['experiences', 'educations', 'skills'] as const;
export type ListName = (typeof listNames)[number];
type Entry = { id: string };
/** An entry that two people changed, and not to the same; null where one of them took it away. */
export type Clash = {
  [L in ListName]: { list: L; id: string; mine: ReviewFields[L][number] | null; theirs: ReviewFields[L][number] | null };
}[ListName];

export const isSame = (one: unknown, other: unknown): boolean => seenMark(one ?? null) === seenMark(other ?? null);

const byId = <E extends Entry>(list: readonly E[]): Map<string, E> => new Map(list.map((entry) => [entry.id, entry]));

/** Theirs, with what was changed, added or taken away in mine since `before`. */
const merged = <E extends Entry>(before: readonly E[], mine: readonly E[], theirs: readonly E[]) => {
  const [old, my, their] = [byId(before), byId(mine), byId(theirs)];
  const isMine = (id: string) => !isSame(old.get(id), my.get(id));
  const isTheirs = (id: string) => !isSame(old.get(id), their.get(id));
  const list = [
    ...theirs.flatMap((entry) => (isMine(entry.id) ? (my.get(entry.id) ?? []) : [entry])),
    ...mine.filter(({ id }) => !their.has(id) && isMine(id)),
  ];
  const clashes = [...new Set([...before, ...mine].map(({ id }) => id))]
    .filter((id) => isMine(id) && isTheirs(id) && !isSame(my.get(id), their.get(id)))
    .map((id) => ({ id, mine: my.get(id) ?? null, theirs: their.get(id) ?? null }));
  return { list, clashes };
};

/** What two people made of the same lists, in one; entry by entry, mine where both changed it, which `clashes` tells. */
export const mergedLists = (before: ReviewFields, mine: ReviewFields, theirs: ReviewFields): { lists: ReviewFields; clashes: Clash[] } => {
  const experiences = merged(before.experiences, mine.experiences, theirs.experiences);
  const educations = merged(before.educations, mine.educations, theirs.educations);
  const skills = merged(before.skills, mine.skills, theirs.skills);
  return {
    lists: { experiences: experiences.list, educations: educations.list, skills: skills.list },
    clashes: [
      ...experiences.clashes.map((clash) => ({ list: 'experiences' as const, ...clash })),
      ...educations.clashes.map((clash) => ({ list: 'educations' as const, ...clash })),
      ...skills.clashes.map((clash) => ({ list: 'skills' as const, ...clash })),
    ],
  };
};

/** The lists with their side of each clash in place of mine. */
export const withTheirs = (lists: ReviewFields, clashes: readonly Clash[]): ReviewFields => {
  const resolved = <L extends ListName>(name: L): ReviewFields[L] => {
    const theirs = new Map(clashes.filter(({ list }) => list === name).map((clash) => [clash.id, clash.theirs]));
    const list: readonly Entry[] = lists[name];
    const [known, kept] = [byId(list), list.flatMap((entry) => (theirs.has(entry.id) ? (theirs.get(entry.id) ?? []) : [entry]))];
    const back = [...theirs].flatMap(([id, entry]) => (known.has(id) || !entry ? [] : [entry]));
    return [...kept, ...back] as unknown as ReviewFields[L];
  };
  return { experiences: resolved('experiences'), educations: resolved('educations'), skills: resolved('skills') };
};
