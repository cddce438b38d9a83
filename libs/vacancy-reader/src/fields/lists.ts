import type { Found } from '../result';
import type { Section } from '../sections/section';
import { fold } from '../text/fold';
import { asked } from './asked';
import { isMust } from './beside';
import { doneIn } from './done';
import { entriesIn, type Entry } from './entries';
import { offered } from './offered';

export interface ReadLists {
  requiredSkills: Found<string>[];
  wishedSkills: Found<string>[];
  responsibilities: Found<string>[];
  benefits: Found<string>[];
}
const found = ({ text, start, end, confidence }: Entry): Found<string> => ({ value: text, confidence, span: { start, end } });

const distinct = (entries: Entry[]): Entry[] => [...new Map(entries.map((entry) => [fold(entry.text), entry])).values()];
const enoughItems = 3;
const enoughDemands = 5;

/** Where there are lists, sentences of other parts are left to the description. */
const listedFirst = (entries: Entry[]): Entry[] =>
  entries.filter((entry) => !entry.isTold).length >= enoughItems ? entries.filter((entry) => !entry.isTold) : entries;

/** Demands are told beside short lists of them, and only repeated beside long ones. */
const itemsFirst = (entries: Entry[]): Entry[] =>
  entries.filter((entry) => entry.isItem).length >= enoughDemands ? entries.filter((entry) => !entry.isTold) : entries;
/** What the parts of a vacancy list. */
export const readLists = (sections: Section[]): ReadLists => {
  const demands = distinct([
    ...itemsFirst(entriesIn(sections, ['requirements', 'traits', 'wishes'], asked)),
    ...entriesIn(sections, ['duties', 'other', 'apply'], (entry) => (isMust(entry.text) ? asked(entry) : [])),
  ]);
  return {
    requiredSkills: demands.filter((entry) => !entry.isWish).map(found),
    wishedSkills: demands.filter((entry) => entry.isWish).map(found),
    responsibilities: distinct(listedFirst(entriesIn(sections, ['duties'], doneIn(sections)))).map(found),
    benefits: distinct(listedFirst(entriesIn(sections, ['benefits'], offered))).map(found),
  };
};
