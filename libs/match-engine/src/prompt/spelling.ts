import { allOccupations } from '@tandem/taxonomy/occupations';
import { allSkills } from '@tandem/taxonomy/skills';
import { conceptRows } from '../data/concepts';
import { employers } from '../data/employers';
import { everydayWords } from '../data/everyday-words';
import { regions } from '../data/regions';
import { workWishes } from '../data/work-wishes';
import { boilerplate, stopwords } from '../text/stopwords';
import { isTownName } from './towns';

const wordPattern = /[\p{L}][\p{L}\p{M}'’]*/gu;
const conditions =
  'remote hybrid hybride thuiswerken thuiswerk parttime fulltime deeltijd voltijd internship stage minimaal maximaal minimum maximum bruto gross salaris salary maand month week kantoor office rustige rustig quiet flexibele flexible weekend callcenter startup administratieve administratief administrative baan vacature vacatures bijbaan bijbaantje vakantiewerk weekendwerk freelance tijdelijk temporary permanent uitzendbureau nachtdienst nachtdiensten'.split(
    ' ',
  );

type Words = { titles: ReadonlySet<string>; known: ReadonlySet<string>; byLength: ReadonlyMap<number, readonly string[]> };
let words: Words | undefined;

const fold = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const wordsIn = (text: string): string[] => (text.match(wordPattern) ?? []).map(fold);
const shortest = 5;
/** From here on two slips are forgiven. */
const longWord = 9;

const load = (): Words => {
  if (words) return words;
  const names = (many: readonly { en: string; nl: string; synonyms: readonly string[] }[]): string[] =>
    many.flatMap(({ en, nl, synonyms }) => [en, nl, ...synonyms]);
  const titleNames = names(allOccupations());
  const titles = new Set(titleNames.map(fold).filter((name) => !/[^\p{L}]/u.test(name)));
  const targets = new Set(
    [...wordsIn([...titleNames, ...names(allSkills())].join('\n')), ...conditions].filter((word) => word.length >= shortest),
  );
  const others = wordsIn(
    [
      ...conceptRows.flatMap(({ key, ...words }) => Object.values(words)),
      workWishes,
      ...employers.filter((name) => !name.includes(' ')),
    ].join('\n'),
  );
  const known = new Set([...targets, ...others, ...everydayWords, ...regions, ...stopwords.en, ...stopwords.nl, ...boilerplate]);
  const byLength = new Map<number, string[]>();
  for (const word of targets) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  return (words = { titles, known, byLength });
};

/** Slips of the finger between two words (a letter missing, added, changed, or two swapped), at most `most` + 1. */
const slips = (a: string, b: string, most: number): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j] ?? 0, (before[j - 2] ?? 0) + 1);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
};

const endings = /(?:en|s|e|er|ere|ers|ing|je|jes|ed|ly|'s)$/;

/** A word that is in the dictionary, in another form of one, or made of two. */
const isKnown = (word: string): boolean => {
  const { known } = load();
  if (known.has(word) || known.has(word.replace(endings, '')) || known.has(`${word}en`) || known.has(`${word}s`) || known.has(`${word}e`))
    return true;
  for (let cut = 4; cut <= word.length - 4; cut += 1) {
    if (known.has(word.slice(0, cut)) && (known.has(word.slice(cut)) || known.has(word.slice(cut).replace(/^s/, '')))) return true;
  }
  return false;
};

/** Whether a word, written right, is one of work, of what is asked of it or of every day. */
export const isWord = (word: string): boolean => load().known.has(fold(word));

/** The words of a kind that are fewest slips away from a word, at most `most`. */
const nearest = (word: string, most: number, isMeant: (target: string) => boolean): string[] => {
  let best: string[] = [];
  let fewest = most;
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const target of load().byLength.get(length) ?? []) {
      if (target[0] !== word[0] || !isMeant(target)) continue;
      const count = slips(word, target, fewest);
      if (count > fewest) continue;
      best = count < fewest ? [target] : [...best, target];
      fewest = count;
    }
  }
  return best;
};

/** The one word of the dictionary that somebody meant, or null where the word is right or it is anybody's guess. */
const meant = (word: string): string | null => {
  const { known, titles } = load();
  if (word.length <= shortest || known.has(word) || isTownName(word)) return null;
  const [title] = nearest(word, 1, (target) => titles.has(target));
  if (title) return title;
  if (isKnown(word)) return null;
  const best = nearest(word, word.length >= longWord ? 2 : 1, () => true);
  const isClear = new Set(best.map((target) => target.slice(0, 4))).size === 1;
  return isClear
    ? (best.find((target) => conditions.includes(target)) ?? best.find((target) => titles.has(target)) ?? best[0] ?? null)
    : null;
};

/** A corrected text, and where each of its places stands in the text that was written. */
export type Spelled = { text: string; placeOf: (place: number) => number };

/** What a quarter or a hamlet is called is no slip of anything. */
const afterQuarter = /(?<!\p{L})(?:wijk|stadsdeel|buurtschap|gehucht|dorpje?|neighbou?rhood|hamlet)\s+$/iu;

/** Puts slips of the finger right in words of work; names and words it does not know stay as they are. */
export const spelled = (written: string): Spelled => {
  const shifts: { from: number; by: number }[] = [];
  let text = '';
  let done = 0;
  for (const match of written.matchAll(wordPattern)) {
    const isName = match.index > 0 && (/^\p{Lu}/u.test(match[0]) || afterQuarter.test(written.slice(0, match.index)));
    const right = isName ? null : meant(fold(match[0]));
    if (!right) continue;
    text += written.slice(done, match.index) + right;
    done = match.index + match[0].length;
    shifts.push({ from: text.length, by: done - text.length });
  }
  text += written.slice(done);
  return { text, placeOf: (place) => place + (shifts.findLast(({ from }) => from <= place)?.by ?? 0) };
};
