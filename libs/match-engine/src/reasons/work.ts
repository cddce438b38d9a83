import { closenessOf } from '../dictionary';
import type { CandidateFacts } from '../facts';
import { wordHashes } from '../text/word-hashes';
import { nearestTitle, type NearestTitle, occupationFit } from '../parts/occupation';
import { byName, coverage, goesWithoutSaying, isListed, mentioned, skillsFit, workedIn } from '../parts/skills';
import type { AskedSkill } from '../profile-types';
import { nameHash } from '../text/hash';
import { phraseQuotes, skillQuotes, whole, wordQuotes } from './fields';
import type { Pair } from './pair';
import { type Draft, draft } from './reason';
import type { Quote, ReasonKey } from './reason';

/** `isLeft`: held until some years ago; whether that counts for less hangs on what came after it. */
type OwnTitle = { title: string; quotes: Quote[]; nearest: NearestTitle | null; isLeft: boolean };

/** Work that ended so many months ago is done no more. */
const leftAfter = 24;

const ownTitle = ({ facts, candidate, vacancy }: Pair): OwnTitle => {
  const titles = [
    ...(facts.candidate.wantedTitle ? [{ field: 'desiredJobTitle', title: facts.candidate.wantedTitle, monthsAgo: null }] : []),
    ...facts.candidate.titles,
  ];
  const nearest = nearestTitle(candidate, vacancy);
  const best = titles[nearest?.index ?? 0] ?? titles[0];
  const isLeft = (best?.monthsAgo ?? 0) > leftAfter;
  return { title: best?.title ?? '', quotes: best ? whole(best.field, best.title) : [], nearest, isLeft };
};

const mostWords = 3;

/** Words (hashed stems) that stand in both, those first that say most in both. */
const sharedWords = ({ candidate, vacancy }: Pair): number[] => {
  const asked = new Map(vacancy.text.terms.map((term, place) => [term, vacancy.text.weights[place] ?? 0]));
  return candidate.text.terms
    .map((term, place) => ({ term, weight: (candidate.text.weights[place] ?? 0) * (asked.get(term) ?? 0) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ term }) => term);
};

/** What the reasons about the work are called, from what is the same to what is other work. */
export type OccupationKeys = Record<'same' | 'near' | 'text' | 'field' | 'some' | 'detail' | 'differs' | 'other', ReasonKey>;
const held: OccupationKeys = {
  same: 'reason.occupation.same',
  near: 'reason.occupation.near',
  text: 'reason.occupation.text',
  field: 'reason.occupation.field',
  some: 'reason.occupation.some',
  detail: 'reason.occupation.detail',
  differs: 'reason.occupation.differs',
  other: 'reason.occupation.other',
};

/** Work that is wanted is not work that is done. */
const wanted: OccupationKeys = { ...held, same: 'reason.sought.work', near: 'reason.sought.near', detail: 'reason.sought.detail' };
/** The same work, some years ago. */
const past: OccupationKeys = { ...held, same: 'reason.occupation.past', near: 'reason.occupation.past', differs: 'reason.occupation.ago', detail: 'reason.occupation.ago' }; // prettier-ignore

/** The same work, which nothing else came after. */
const last: OccupationKeys = { ...held, same: 'reason.occupation.past' };

/** Whoever tells of no work has what he looks for, if he says so, and else what his resume says of him. */
const onlyWanted: OccupationKeys = { ...wanted, field: 'reason.sought.field', some: 'reason.sought.some', detail: 'reason.sought.unshown', differs: 'reason.sought.differs', other: 'reason.sought.other' }; // prettier-ignore
const untitled: OccupationKeys = { ...held, field: 'reason.resume.field', some: 'reason.resume.some', differs: 'reason.resume.differs', other: 'reason.resume.other' }; // prettier-ignore

const keysFor = ({ nearest, isLeft }: OwnTitle, { titles, wantedTitle }: CandidateFacts): OccupationKeys => {
  if (titles.length === 0) return wantedTitle ? onlyWanted : untitled;
  if (nearest?.isWanted) return wanted;
  if (nearest?.isPast && nearest.isSame) return past;
  return isLeft && nearest?.isSame ? last : held;
};

/** Below this work is other work, a title is not near, and texts have little in common. */
const least = { work: 0.35, title: 0.35, text: 0.5 };

/** What the work has in common, and what it has not. */
export const occupationReasons = (pair: Pair, sought?: OccupationKeys): Draft[] => {
  const { value, title, text } = occupationFit(pair.candidate, pair.vacancy, skillsFit(pair.candidate, pair.vacancy) ?? 0);
  const own = ownTitle(pair);
  const keys = sought ?? keysFor(own, pair.facts.candidate);
  const params = { own: own.title, title: pair.facts.vacancy.title };
  const they = whole('title', pair.facts.vacancy.title);
  const byTitle = { params, they, you: own.quotes };
  const byText = { params, they, you: wordQuotes(pair.own, sharedWords(pair), mostWords) };
  const isSame = own.nearest?.isSame ?? false;
  const isNear = isSame || title >= least.title;
  const quotes = isNear ? byTitle : byText;
  const told = (key: ReasonKey, lost: ReasonKey): Draft[] => [
    draft('occupation', key, value, quotes),
    draft('occupation', lost, value - 1, byTitle),
  ];
  // What somebody did and does not look for is no work that is strange to him.
  if (value < least.work && isSame && !own.nearest?.isWanted && pair.facts.candidate.wantedTitle)
    return told('reason.occupation.past', 'reason.occupation.unsought');
  if (value < least.work) return told(keys.some, keys.other);
  // One fact, one reason: where the title is what won, what is lost lies in the rest of the text.
  if (isSame) return told(keys.same, keys.detail);
  if (isNear) return told(keys.near, keys.differs);
  return told(text < least.text ? keys.field : keys.text, keys.differs);
};

/** The place of a required skill in the vacancy, and the words it is called by there. */
const askedQuote = (pair: Pair, { ids, writtenAt }: AskedSkill): Quote[] =>
  writtenAt === null ? skillQuotes(pair.asked, ids, 1) : whole(`requiredSkills.${writtenAt}`, pair.facts.vacancy.requiredSkills[writtenAt]);

const nearest = (pair: Pair, asked: AskedSkill): { id: number; closeness: number } | null =>
  pair.candidate.skills
    .map(({ id }) => ({ id, closeness: Math.max(0, ...asked.ids.map((wanted) => closenessOf(wanted, id))) }))
    .reduce<{ id: number; closeness: number } | null>((best, found) => (found.closeness > (best?.closeness ?? 0) ? found : best), null);

/** From here on a skill that is not fully covered is called known in part; below it, it is missing where another stands in for it. */
const partly = 0.5;

const wordsIn = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];
/** Whether two names share a word, in whatever form: "VCA basis" and "VCA", unlike "Exact" and "AFAS". A name alone may be stemmed in the other language. */
const sharesWord = (name: string, other: string): boolean => {
  const [words, stems] = [wordsIn(other), wordHashes(other)];
  return wordsIn(name).some((word) => words.includes(word)) || wordHashes(name).some((stem) => stems.includes(stem));
};

/** What covers a skill: the skill itself, under its name or under another, one near it, its words in the resume, or some of its words. */
const wonKey = (pair: Pair, asked: AskedSkill, name: string, found: { closeness: number; quotes: readonly Quote[] } | null): ReasonKey => {
  if (!found && isListed(pair.candidate, asked)) return 'reason.skill.has';
  if (!found) return mentioned(pair.candidate, asked) === 1 ? 'reason.skill.mentioned' : 'reason.skill.touched';
  if (found.closeness < 1) return 'reason.skill.related';
  return found.quotes.some(({ text }) => sharesWord(text, name)) ? 'reason.skill.has' : 'reason.skill.counts';
};

/** A job somebody held, by its place among the titles of the profile, of which the wanted one is the first where there is one. */
const heldQuote = ({ candidate, facts }: Pair, index: number): Quote[] => {
  const held = facts.candidate.titles[index - Number(candidate.titles[0]?.isWanted ?? false)];
  return held ? whole(held.field, held.title) : [];
};

/** Whether a text of the resume says a skill in so many words, though it may count for little there. "Go" is not in "going". */
const isSaid = ({ facts: { candidate } }: Pair, name: string): boolean => {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const said = new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d+#])`, 'iu');
  return candidate.texts.some(({ text }) => said.test(text));
};

const skillReason = (pair: Pair, asked: AskedSkill, share: number): Draft[] => {
  const they = askedQuote(pair, asked);
  const name = they[0]?.text ?? '';
  const covered = coverage(pair.candidate, asked);
  const near = nearest(pair, asked);
  const worked = workedIn(pair.candidate, asked);
  const isWorked = worked !== null && worked.value > byName(pair.candidate, asked);
  const byDictionary = near !== null && near.closeness >= 0.3 ? skillQuotes(pair.own, [near.id]) : [];
  const listed = pair.facts.candidate.skills.find((skill) => nameHash(skill.name) === asked.name);
  const byWords = byDictionary.length > 0 ? byDictionary : listed ? whole(listed.field, listed.name) : phraseQuotes(pair.own, asked.words);
  const you = isWorked ? heldQuote(pair, worked.index) : byWords;
  const found = near !== null && byDictionary.length > 0 ? { closeness: near.closeness, quotes: byDictionary } : null;
  const won = isWorked ? 'reason.skill.worked' : wonKey(pair, asked, name, found);
  const params = { skill: name, own: you[0]?.text ?? name };
  const isPartly = covered > (won === 'reason.skill.related' ? partly : 0) || (asked.writtenAt !== null && isSaid(pair, name));
  // What the text only mentions is not asked for.
  const absent = asked.writtenAt === null ? 'reason.skill.named' : 'reason.skill.missing';
  const lost = draft('skills', isPartly ? 'reason.skill.partly' : absent, share * (covered - 1), {
    params,
    they,
    you: isPartly ? you : [],
  });
  return [...(covered > 0 ? [draft('skills', won, share * covered, { params, you, they })] : []), ...(covered < 1 ? [lost] : [])];
};

const mostNamed = 3;

/** What several skills known in part lost, told once: the names of those that lost most, a quote of each. */
const inOne = (drafts: readonly Draft[]): Draft[] => {
  if (drafts.length < 2) return [...drafts];
  const told = [...drafts].sort((a, b) => a.share - b.share).slice(0, mostNamed);
  const named = (param: 'skill' | 'own') => [...new Set(told.map(({ params }) => params[param]))].join(', ');
  return [
    draft(
      'skills',
      'reason.skill.partly',
      drafts.reduce((sum, { share }) => sum + share, 0),
      {
        params: { skill: named('skill'), own: named('own') },
        you: told.flatMap(({ you }) => you.slice(0, 1)),
        they: told.flatMap(({ they }) => they.slice(0, 1)),
      },
    ),
  ];
};

/** Each asked skill that is there, near or missing; those known in part are one reason against. */
export const skillReasons = (pair: Pair): Draft[] => {
  const skills = pair.vacancy.skills.filter((asked) => !goesWithoutSaying(pair.candidate, asked));
  const total = skills.reduce((sum, { telling }) => sum + telling, 0) || 1;
  const drafts = skills.flatMap((asked) => skillReason(pair, asked, asked.telling / total));
  const isPartly = ({ key }: Draft) => key === 'reason.skill.partly';
  return [...drafts.filter((each) => !isPartly(each)), ...inOne(drafts.filter(isPartly))];
};
