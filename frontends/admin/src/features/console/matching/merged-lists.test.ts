import type { ReviewFields } from '@tandem/web-kit/resume-lists/review-form';
import { mergedLists, withTheirs } from './merged-lists';

const skill = (id: string, years = 1) => ({ id, type: 'OTHER', stack: id, yearsOfExperience: years, description: null, hiddenOnResume: false }) as const; // prettier-ignore
const lists = (...skills: ReturnType<typeof skill>[]): ReviewFields => ({ experiences: [], educations: [], skills });
const ids = ({ skills }: ReviewFields) => skills.map(({ id, yearsOfExperience }) => `${id}${yearsOfExperience ?? ''}`);
const before = lists(skill('a'), skill('b'), skill('c'));

it.each([
  ['changes of different entries', lists(skill('a', 2), skill('b'), skill('c')), lists(skill('a'), skill('b', 3), skill('c')), ['a2', 'b3', 'c1']],
  ['what each added', lists(...before.skills.map(({ id }) => skill(id)), skill('temp-1')), lists(...before.skills.map(({ id }) => skill(id)), skill('d')), ['a1', 'b1', 'c1', 'd1', 'temp-11']],
  ['what each took away', lists(skill('b'), skill('c')), lists(skill('a'), skill('b')), ['b1']],
  ['the same change of both', lists(skill('a', 2), skill('b'), skill('c')), lists(skill('a', 2), skill('b'), skill('c')), ['a2', 'b1', 'c1']],
] as const)('keeps %s', (_, mine, theirs, both) => {
  const found = mergedLists(before, mine, theirs);
  expect(ids(found.lists)).toEqual(both);
  expect(found.clashes).toEqual([]);
}); // prettier-ignore

it.each([
  ['changed by both', lists(skill('a', 2), skill('b'), skill('c')), lists(skill('a', 3), skill('b'), skill('c')), ['a2', 'b1', 'c1'], ['a3', 'b1', 'c1']],
  ['changed by me, taken away by them', lists(skill('a', 2), skill('b'), skill('c')), lists(skill('b'), skill('c')), ['b1', 'c1', 'a2'], ['b1', 'c1']],
  ['taken away by me, changed by them', lists(skill('b'), skill('c')), lists(skill('a', 3), skill('b'), skill('c')), ['b1', 'c1'], ['b1', 'c1', 'a3']],
] as const)('tells an entry that was %s: mine stays until theirs is asked for', (_, mine, theirs, kept, taken) => {
  const found = mergedLists(before, mine, theirs);
  expect(found.clashes.map(({ list, id }) => [list, id])).toEqual([['skills', 'a']]);
  expect(ids(found.lists)).toEqual(kept);
  expect(ids(withTheirs(found.lists, found.clashes))).toEqual(taken);
}); // prettier-ignore
