import { closenessOf } from '../dictionary';
import { nearestTitle, type NearestTitle, occupationFit } from '../parts/occupation';
import { coverage, skillsFit } from '../parts/skills';
import type { AskedSkill } from '../profile-types';
import { skillQuotes, whole, wordQuotes } from './fields';
import type { Pair } from './pair';
import { type Draft, draft } from './reason';
import type { Quote, ReasonKey } from './reason';

type OwnTitle = { title: string; quotes: Quote[]; nearest: NearestTitle | null };

const ownTitle = ({ facts, candidate, vacancy }: Pair): OwnTitle => {
  const titles = [
    ...(facts.candidate.wantedTitle ? [{ field: 'desiredJobTitle', title: facts.candidate.wantedTitle }] : []),
    ...facts.candidate.titles,
  ];
  const nearest = nearestTitle(candidate, vacancy);
  const best = titles[nearest?.index ?? 0] ?? titles[0];
  return { title: best?.title ?? '', quotes: best ? whole(best.field, best.title) : [], nearest };
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
export type OccupationKeys = Record<'same' | 'near' | 'text' | 'detail' | 'differs' | 'other', ReasonKey>;
const held: OccupationKeys = {
  same: 'reason.occupation.same',
  near: 'reason.occupation.near',
  text: 'reason.occupation.text',
  detail: 'reason.occupation.detail',
  differs: 'reason.occupation.differs',
  other: 'reason.occupation.other',
};

/** Work that is wanted is not work that is done. */
const wanted: OccupationKeys = { ...held, same: 'reason.sought.work', near: 'reason.sought.near' };
/** The same work, some years ago. */
const past: OccupationKeys = { ...held, same: 'reason.occupation.past', near: 'reason.occupation.past', differs: 'reason.occupation.ago', detail: 'reason.occupation.ago' }; // prettier-ignore

/** How near titles are that are called the same. */
const sameTitle = 0.75;

const keysFor = ({ nearest }: OwnTitle): OccupationKeys => {
  if (nearest?.isWanted) return wanted;
  return nearest?.isPast && nearest.closeness >= sameTitle ? past : held;
};

/** What the work has in common, and what it has not. */
export const occupationReasons = (pair: Pair, sought?: OccupationKeys): Draft[] => {
  const { value, title } = occupationFit(pair.candidate, pair.vacancy, skillsFit(pair.candidate, pair.vacancy) ?? 0);
  const own = ownTitle(pair);
  const keys = sought ?? keysFor(own);
  const params = { own: own.title, title: pair.facts.vacancy.title };
  const they = whole('title', pair.facts.vacancy.title);
  const shared = { params, they, you: own.quotes };
  const won =
    title >= sameTitle
      ? draft('occupation', keys.same, value, shared)
      : title >= 0.35
        ? draft('occupation', keys.near, value, shared)
        : draft('occupation', keys.text, value, { params, they, you: wordQuotes(pair.own, sharedWords(pair), mostWords) });
  // One fact, one reason: where the title is what won, what is lost lies in the rest of the text.
  const lost = value < 0.35 ? keys.other : title >= sameTitle ? keys.detail : keys.differs;
  return [won, draft('occupation', lost, value - 1, shared)];
};

/** The place of a required skill in the vacancy, and the words it is called by there. */
const askedQuote = (pair: Pair, { ids, writtenAt }: AskedSkill): Quote[] =>
  writtenAt === null ? skillQuotes(pair.asked, ids, 1) : whole(`requiredSkills.${writtenAt}`, pair.facts.vacancy.requiredSkills[writtenAt]);

const nearest = (pair: Pair, asked: AskedSkill): { id: number; closeness: number } | null =>
  pair.candidate.skills
    .map(({ id }) => ({ id, closeness: Math.max(0, ...asked.ids.map((wanted) => closenessOf(wanted, id))) }))
    .reduce<{ id: number; closeness: number } | null>((best, found) => (found.closeness > (best?.closeness ?? 0) ? found : best), null);

/** From here on a skill that is not fully covered is called known in part, below it missing. */
const partly = 0.5;

const skillReason = (pair: Pair, asked: AskedSkill, share: number): Draft[] => {
  const they = askedQuote(pair, asked);
  const name = they[0]?.text ?? '';
  const covered = coverage(pair.candidate, asked);
  const near = nearest(pair, asked);
  const byDictionary = near !== null && near.closeness >= 0.3 ? skillQuotes(pair.own, [near.id]) : [];
  const you = byDictionary.length > 0 ? byDictionary : wordQuotes(pair.own, asked.words);
  const won = byDictionary.length === 0 ? 'reason.skill.mentioned' : near?.closeness === 1 ? 'reason.skill.has' : 'reason.skill.related';
  const params = { skill: name, own: you[0]?.text ?? name };
  const isPartly = covered > partly;
  return [
    ...(covered > 0 ? [draft('skills', won, share * covered, { params, you, they })] : []),
    ...(covered < 1
      ? [
          draft('skills', isPartly ? 'reason.skill.partly' : 'reason.skill.missing', share * (covered - 1), {
            params,
            they,
            you: isPartly ? you : [],
          }),
        ]
      : []),
  ];
};

/** Each asked skill that is there, near or missing. One known in part is held against nobody while others are missing altogether. */
export const skillReasons = (pair: Pair): Draft[] => {
  const total = pair.vacancy.skills.reduce((sum, { telling }) => sum + telling, 0) || 1;
  const drafts = pair.vacancy.skills.flatMap((asked) => skillReason(pair, asked, asked.telling / total));
  const isAnyMissing = drafts.some(({ key }) => key === 'reason.skill.missing');
  return isAnyMissing ? drafts.filter(({ key }) => key !== 'reason.skill.partly') : drafts;
};
