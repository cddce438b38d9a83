import { findSkills, skill } from '@tandem/taxonomy/skills';
import { languageLevels } from '@tandem/domain/resume';
import { type SummaryFacts, yearsOfWork } from './facts';

/** What a text may rest on: everything that was written, and numbers that follow from it (years of work, of a skill). */
export type FactSource = { texts: readonly string[]; numbers: readonly number[] };

/** A claim the facts do not hold, and where it stands (UTF-16 offsets, end exclusive). */
export type Unfounded = { kind: 'number' | 'name' | 'diploma' | 'skill'; text: string; start: number; end: number };

const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  zeven: 7,
  acht: 8,
  negen: 9,
  tien: 10,
  elf: 11,
  twaalf: 12,
  vijftien: 15,
  twintig: 20,
};

const diplomas =
  /\b(bachelor|master|mba|phd|doctorate|associate degree|hbo|mbo|vwo|havo|vmbo|university|universitair\w*|universiteit|cum laude|gepromoveerd|promotie|doctoraat|msc|bsc|wo-\w+|propedeuse)\b/giu;
const diplomaOfType: Readonly<Record<string, string>> = {
  HIGH_SCHOOL_VMBO: 'vmbo',
  HIGH_SCHOOL_HAVO: 'havo',
  HIGH_SCHOOL_VWO: 'vwo',
  BACHELOR_MBO: 'mbo',
  BACHELOR_HBO: 'hbo bachelor',
  BACHELOR_WO: 'bachelor university universiteit universitair universitaire bsc',
  MASTER_HBO: 'hbo master',
  MASTER_WO: 'master university universiteit universitair universitaire msc',
  PHD: 'phd doctorate promotie gepromoveerd doctoraat university universiteit',
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#'’-]*/gu) ?? [];

const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((digits) => Number(digits.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.')));

const sentenceStarts = /(?:^|[.!?:;•\n]|\*\*|^[-*#]+)\s*["'(]*$/u;
// Too general to be a claim of its own.
const leastTelling = 0.35;

const find = (text: string, pattern: RegExp): { text: string; start: number; end: number }[] =>
  [...text.matchAll(pattern)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));

const unfoundedNumbers = (text: string, { texts, numbers }: FactSource): Unfounded[] => {
  const known = new Set([...numbers, ...texts.flatMap(numbersIn), ...texts.flatMap(wordsOf).flatMap((word) => numberWords[word] ?? [])]);
  const digits = find(text, /(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu).filter((found) => numbersIn(found.text).some((value) => !known.has(value)));
  const words = find(text, /\p{L}+/gu).filter((found) => {
    const value = numberWords[found.text.toLowerCase()];
    return value !== undefined && !known.has(value);
  });
  return [...digits, ...words].map((found) => ({ kind: 'number', ...found }));
};

/** Names begin with a capital in the middle of a sentence; a sentence's first word is one when it is written with more than one capital. */
const unfoundedNames = (text: string, known: ReadonlySet<string>): Unfounded[] =>
  find(text, /\p{Lu}(?:[\p{L}\p{N}&.'’-]*[\p{L}\p{N}])?/gu)
    .filter(({ text: name, start }) => {
      const isFirst = sentenceStarts.test(text.slice(Math.max(0, start - 12), start));
      const isName = !isFirst || /\p{Lu}.*\p{Lu}/u.test(name);
      const isInsideWord = start > 0 && /[\p{L}\p{N}]/u.test(text[start - 1] ?? '');
      return isName && !isInsideWord && name.length > 1 && wordsOf(name).some((word) => !known.has(word));
    })
    .map((found) => ({ kind: 'name', ...found }));

const unfoundedDiplomas = (text: string, known: ReadonlySet<string>): Unfounded[] =>
  find(text, diplomas)
    .filter((found) => !known.has(found.text.toLowerCase()))
    .map((found) => ({ kind: 'diploma', ...found }));

const unfoundedSkills = (text: string, { texts }: FactSource): Unfounded[] => {
  const known = new Set(texts.flatMap((written) => findSkills(written).map(({ skillId }) => skillId)));
  const written = texts.join('\n').toLowerCase();
  return findSkills(text)
    .filter(
      ({ skillId, text: name }) =>
        !known.has(skillId) && (skill(skillId)?.telling ?? 0) >= leastTelling && !written.includes(name.toLowerCase()),
    )
    .map(({ text: name, start, end }) => ({ kind: 'skill', text: name, start, end }));
};

/**
 * Claims of a text that its source does not hold: numbers and dates, names (of employers, schools, products), diplomas, skills. Run on
 * whatever a provider returns; a text with any is not shown. Strict on purpose: a right text may be refused, a made-up fact may not pass.
 */
export const factCheck = (text: string, source: FactSource): Unfounded[] => {
  const known = new Set(source.texts.flatMap(wordsOf));
  const found = [
    ...unfoundedNumbers(text, source),
    ...unfoundedNames(text, known),
    ...unfoundedDiplomas(text, known),
    ...unfoundedSkills(text, source),
  ];
  const unique = new Map(found.map((claim) => [`${claim.start}-${claim.end}`, claim]));
  return [...unique.values()].sort((a, b) => a.start - b.start);
};

/** What a summary of these facts may rest on. */
export const summarySource = (facts: SummaryFacts): FactSource => ({
  texts: [
    ...facts.workExperiences.flatMap(({ title, company, startDate, endDate }) => [title, company ?? '', startDate ?? '', endDate ?? '']),
    ...facts.educations.flatMap(({ title, type }) => [title, diplomaOfType[type ?? ''] ?? '']),
    ...facts.skills.map(({ name }) => name),
    ...facts.languages.map(({ name }) => name),
    ...languageLevels,
    facts.wishes.title ?? '',
  ],
  numbers: [
    yearsOfWork(facts),
    ...facts.skills.flatMap(({ years }) => (years === null ? [] : [years, Math.floor(years)])),
    ...(facts.wishes.hoursPerWeek ? [facts.wishes.hoursPerWeek] : []),
    facts.skills.length,
    facts.workExperiences.length,
  ],
});
