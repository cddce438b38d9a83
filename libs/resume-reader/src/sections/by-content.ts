import { chunksOf } from '../entries/chunks';
import { isRunningText, toEntryRows } from '../entries/rows';
import { type Entry, splitEntries } from '../entries/split';
import type { Line } from '../layout/line';
import { languageLevel } from '../lists/languages';
import { readSkills } from '../lists/skills';
import { skillByName } from '@tandem/taxonomy/skills';
import { hasDate, hasRange } from '../text/dates';
import { wordsOf } from '../text/fold';
import { degreeScore, degreeType } from '../vocabulary/degrees';
import { headingHint } from '../vocabulary/heading-hints';
import type { SectionKind } from '../vocabulary/headings';
import { isPastime } from '../vocabulary/pastimes';
import { findLanguageNames } from '../vocabulary/languages';
import { companyScore, schoolScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';

/** What the head of an entry says it is: positive a job, negative a study, 0 neither. */
export function leaning({ head }: Entry): number {
  const texts = chunksOf(head).map(({ text }) => text);
  const most = (score: (text: string) => number) => Math.max(0, ...texts.map(score));
  const [title, company, school] = [most(titleScore), most(companyScore), most(schoolScore)];
  const degree = most((text) => (degreeType(text) ? 1 : 0));
  if (title > 0.5) return 1 - 0.9 * degree - (school >= 1 ? 0.4 : 0);
  if (degree || school >= 1) return -1;
  return company > 0 ? 0.7 : most(degreeScore) > 0.6 ? -0.5 : 0;
}

/** Entries with a period of their own. */
export const datedEntries = (lines: readonly Line[]): Entry[] => splitEntries(toEntryRows(lines)).filter((entry) => entry.anchor !== null);

/** Jobs or studies, told by their periods and the words beside them; null where there are no such entries. */
function entriesKind(lines: readonly Line[]): { kind: 'experience' | 'education'; weight: number } | null {
  const entries = datedEntries(lines);
  const sum = entries.reduce((total, entry) => total + leaning(entry), 0);
  const hasPeriods = entries.some(({ anchor }) => anchor?.date?.kind === 'range');
  if (entries.length === 0 || (!hasPeriods && Math.abs(sum) < 0.5)) return null;
  return { kind: sum >= 0 ? 'experience' : 'education', weight: Math.abs(sum) / entries.length };
}

function isLanguages(lines: readonly Line[]): boolean {
  const named = lines.filter(({ text }) => findLanguageNames(text).length > 0);
  const names = named.reduce((sum, { text }) => sum + findLanguageNames(text).length, 0);
  const words = lines.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const levels = lines.filter((line) => !named.includes(line) && (languageLevel(line.text) || wordsOf(line.text).length <= 3));
  return (
    names > 0 && named.length + levels.length >= 0.8 * lines.length && words <= 5 * names + 3 && !lines.some(({ text }) => hasDate(text))
  );
}

const isContact = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => /@\p{L}|\+?\d[\d\s()/-]{8,}/u.test(text)) &&
  lines.length <= 10 &&
  lines.every(({ text }) => wordsOf(text).length <= 9);

/** Short items that may be skills; `known` is the share the dictionary knows. Null where the lines are anything else. */
function listOf(lines: readonly Line[]): { known: number; isFun: boolean } | null {
  if (lines.some(({ text }) => hasDate(text) || /@|https?:/.test(text)) || lines.filter(isRunningText).length > 0.3 * lines.length)
    return null;
  const names = readSkills(lines, () => null).skills.map(({ name }) => name.value);
  const words = names.reduce((sum, name) => sum + wordsOf(name).length, 0);
  if (names.length < 3 || words > 3.2 * names.length) return null;
  return { known: names.filter((name) => skillByName(name)).length / names.length, isFun: names.some(isPastime) };
}

/** What a section with a heading of unknown words holds; null where its contents do not tell either. */
export function kindOf(heading: string, lines: readonly Line[], hasSkills: boolean): SectionKind | null {
  const hint = headingHint(heading);
  if (lines.length === 0) return hint;
  const entries = entriesKind(lines);
  const isHinted = hint === 'experience' || hint === 'education';
  if (entries && (lines.some(({ text }) => hasRange(text)) || isHinted)) {
    if (hint === 'volunteering' || hint === 'certificates' || hint === 'other') return hint;
    return isHinted && entries.weight < 0.8 ? hint : entries.kind;
  }
  if (hint === 'references') return hint;
  if (isLanguages(lines)) return 'languages';
  if (hint === 'other' || hint === 'certificates' || hint === 'volunteering') return hint;
  if (isHinted && splitEntries(toEntryRows(lines)).some((entry) => leaning(entry) !== 0)) return hint;
  if (isContact(lines)) return 'personal';
  const list = listOf(lines);
  if (list && (hint === 'skills' || (!list.isFun && (list.known >= 0.3 || (!hasSkills && !hint))))) return 'skills';
  if (lines.filter(isRunningText).length >= 0.5 * lines.length) return 'summary';
  return isHinted ? null : hint;
}
