import { lineKind } from '../sections/line-kind';
import type { Section } from '../sections/section';
import { clausesOf, membersOf, pairOf } from '../text/clauses';
import { fold } from '../text/fold';
import { newOrder, orders } from '../text/orders';
import { cut, type Part } from '../text/split';
import { includedIn, isMust } from './beside';
import type { Entry } from './entries';
import { isAboutTerms } from './entry';
import { aboutOthers, isAddressed, isEntry, isShortList, leastMembers } from './list-entry';

const aboutReader = /\b(?:je|jij|jouw|you|your|you'll|you're|kandidaat|candidates?)\b/;

/** "Help residents to wash. Keep records." */
const imperative = new RegExp(`^(?=\\p{Lu})(?:${orders})\\b(?! (?:is|are|was|will|has|can)\\b)`, 'iu');
const aboutNeeds = /^you (?:do(?:n't| not)? )?need\b/;

/** Whether most members of a list are work. */
const namesDuties = (parts: readonly Part[]): boolean =>
  parts.length > 2 && parts.filter(({ text }) => lineKind(text) === 'duties').length * 2 > parts.length;

const leastOrders = 4;
const mostLetters = 140;

/** A list of orders that lost its marks and line ends, "ensure targets are achieved prepare quotations maintain the database", one by one. */
const unlisted = (entry: Entry): Entry[] => {
  const parts = entry.isItem ? [] : cut(entry.text, entry.start, newOrder);
  const isList = parts.length >= leastOrders && parts.every(({ text }) => text.length <= mostLetters && text.includes(' '));
  return isList ? parts.map((part) => ({ ...entry, ...part, isTold: false })) : [entry];
};

const bareWords = 4;
/** "Stofzuigen, dweilen, ramen wassen en af en toe koken." */
const isBareList = (entry: Part): boolean => {
  const members = membersOf(entry);
  return (
    members.length >= leastMembers && members.every(({ text }) => text.split(/\s+/).length <= bareWords && /\p{Ll}en$|ing\b/u.test(text))
  );
};

/** "Responsible for the day-to-day running.": no subject, and what one does. */
const ofWork = /^(?:(?:mede)?verantwoordelijk voor|(?:jointly )?responsible for)\s/i;
/** Sentences that say what somebody does, and none about the company or the day. */
const isDuty = (entry: Entry): boolean =>
  !entry.isTold ||
  isBareList(entry) ||
  ofWork.test(entry.text) ||
  namesDuties(membersOf(entry)) ||
  imperative.test(entry.text) ||
  (aboutReader.test(fold(entry.text)) && !aboutOthers.test(fold(entry.text)) && !aboutNeeds.test(fold(entry.text)));

/** "Assess, plan and evaluate programmes of care": orders that share what stands behind the last of them are one. */
const sharesItsObject = (entry: Entry, members: readonly Part[]): boolean =>
  imperative.test(entry.text) && members.slice(0, -1).every(({ text }) => /^\p{L}+$/u.test(text)) && / /.test(members.at(-1)?.text ?? '');

/** A sentence that tells several things at once says them one by one. */
const clauses = (entry: Entry): Entry[] => {
  if (!entry.isTold) return [entry];
  const included = includedIn(entry);
  if (included.length > 0) return included.map((part) => ({ ...entry, ...part }));
  const members = membersOf(entry);
  if (members.length > 1 && sharesItsObject(entry, members)) return [entry];
  return (namesDuties(members) || isBareList(entry) ? members : clausesOf(entry)).flatMap(pairOf).map((part) => ({ ...entry, ...part }));
};

const done = (entry: Entry): Entry[] =>
  unlisted(entry).flatMap((each) =>
    isEntry(each) && isDuty(each) && !isMust(each.text) && !isAddressed(each)
      ? clauses(each).filter((clause) => !each.isTold || !isAboutTerms(clause.text))
      : [],
  );

/** "Duties include | personal care, preparing meals and companionship.": what goes on from its label is no sentence of its own. */
const goesOn = /^(?!(?:je|jij|you|we|wij)\s)\p{Ll}/u;
/** Where one line behind a label is all there is, its members are the work. */
export const doneIn = (sections: readonly Section[]): ((entry: Entry) => Entry[]) => {
  const [line, ...others] = sections
    .filter(({ kind }) => kind === 'duties')
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind !== 'fact');
  const isAll = ({ text }: Entry) => others.length === 0 && text.length >= (line?.text.length ?? 0) - 1;
  return (entry) => {
    const members = membersOf(entry);
    return isAll(entry) && (!entry.isTold || goesOn.test(entry.text)) && isShortList(members)
      ? members.flatMap(pairOf).map((part) => ({ ...entry, ...part }))
      : done(entry);
  };
};
