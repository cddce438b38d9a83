import { verbose } from '@tandem/domain/verbose';
import type { LanguageLevel } from '@tandem/domain/resume';
import type { Page } from '@tandem/pdf-text/read';
import type { Cell, Line } from '../layout/line';
import type { ReadSpokenLanguage } from '../result';
import { fold } from '../text/fold';
import { found } from '../text/found';
import { findLanguageNames } from '../vocabulary/languages';
import { type Rating, ratingIn, ratingOf } from './rating';

const levels: [LanguageLevel, RegExp][] = [
  [
    'native_or_bilingual',
    verbose()`
      \b(?:
        (?<!near[ -])native|mother tongue|mother language|first language|eerste taal|muttersprachler(?:in)?|bilingual|moedertaal
        |tweetalig|muttersprache|muttersprachlich|langue maternelle|maternelle|bilingue|nativo|nativa|lengua materna|materno|madrelingua
        |c2
      )\b
    `,
  ],
  [
    'full_professional',
    verbose()`
      \b(?:
        full professional|fluent|fluently|vloeiend|fliessend|fliebend|verhandlungssicher|courant|couramment|fluido|fluente|uitstekend
        |excellent|proficient|advanced|c1|near[ -]native|very good|gevorderd|zeer goed|sehr gut|avance|avanzado|fluency
      )\b
    `,
  ],
  [
    'professional_working',
    verbose()`
      \b(?:
        professional working|professional|working proficiency|goed|good|gute?|upper[ -]intermediate|werkniveau|b2|intermedio alto|bon
        |bien|buono|zakelijk
      )\b
    `,
  ],
  [
    'limited_working',
    verbose()`
      \b(?:
        limited working|limited|intermediate|conversational|gemiddeld|redelijk|konversationssicher|intermediaire|intermedio|b1|moderate
        |conversation|conversatie|conversatieniveau|halfgevorderd|working knowledge|fair|voldoende
      )\b
    `,
  ],
  [
    'elementary',
    verbose()`
      \b(?:
        elementary|basic|beginner|basis|basiskennis|grundkenntnisse|anfanger|notions|debutant|elemental|basico|base|scolastico|scolaire
        |a1|a2|elementair|beginners?|learning|novice|matig|beetje|a little|basisniveau|schoolniveau|school level
      )\b
    `,
  ],
];

/** The level a text states in words or by the European framework; null when it states none. */
export function languageLevel(text: string): LanguageLevel | null {
  const folded = fold(text);
  return levels.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** From which share of a scale on it stands for a level: five dots are the five levels. */
const shares: [number, LanguageLevel][] = [
  [0.95, 'native_or_bilingual'],
  [0.75, 'full_professional'],
  [0.55, 'professional_working'],
  [0.35, 'limited_working'],
  [0, 'elementary'],
];

const levelOfShare = ({ filled, most }: Rating): LanguageLevel | null =>
  shares.find(([least]) => filled > 0 && filled / most >= least)?.[1] ?? null;

/** Levels that are drawn. A scale that is filled all over says something only beside one of its kind that is not. */
function withDrawnLevels(languages: readonly Read[]): ReadSpokenLanguage[] {
  const scales = new Set(languages.flatMap(({ rating }) => (rating?.isMixed ? [Math.round(rating.most)] : [])));
  return languages.map(({ name, level, rating }) => ({
    name,
    level: level ?? (rating && (rating.isMixed || scales.has(Math.round(rating.most))) ? levelOfShare(rating) : null),
  }));
}

type Read = ReadSpokenLanguage & { rating: Rating | null };
type Named = ReturnType<typeof findLanguageNames>;

/** "… en een beetje" leads to the next name. */
const leadsOn = /^\s*,?\s*(?:en|and|und|et|y|e|&)\s|^\s*,\s+[^,;(]*[^,;()\s]\s+$/u;

/** "Fries en Nederlands: moedertaal": what stands behind the last name holds for all. */
const holdsForAll = (between: readonly string[], last: string): boolean =>
  /^\s*:/.test(last) && between.every((part) => /^\s*(?:,|\/|&|en|and|und|et|y|e)\s*$/u.test(part));

/**
 * The level of each language of a text. It stands behind the name; before it where a word leads to it, "Dutch and a little English", where
 * all have it there, "native Dutch, fluent English", or where one label does for all, "Fluent: English, German".
 */
function levelsIn(text: string, names: Named): (LanguageLevel | null)[] {
  const parts = [0, ...names.map(({ index, name }) => index + name.length)].map((from, n) => text.slice(from, names[n]?.index));
  const [first = '', ...behind] = parts;
  const leading = languageLevel(first);
  if (names.length > 1 && leading && !/:\s*$/.test(first) && !languageLevel(behind.at(-1) ?? ''))
    return names.map((_, n) => languageLevel(parts[n] ?? ''));
  if (holdsForAll(behind.slice(0, -1), behind.at(-1) ?? '')) return names.map(() => languageLevel(behind.at(-1) ?? ''));
  const isForAll = names.length === 1 || /:\s*$/.test(first);
  return names.map((_, n) => {
    const isAhead = (part: string, k: number) => k < behind.length - 1 && leadsOn.test(part);
    const [own, before] = [behind[n] ?? '', behind[n - 1] ?? ''];
    const level = isAhead(own, n) ? null : languageLevel(own);
    return level ?? (n > 0 && isAhead(before, n - 1) ? languageLevel(before) : null) ?? (isForAll ? leading : null);
  });
}

/** Reads spoken languages; the level stands beside the name, on the line below, or is drawn as dots or a bar. */
export function readLanguages(lines: readonly Line[], pages: readonly Page[]): ReadSpokenLanguage[] {
  const languages: Read[] = [];
  lines.forEach((line, i) => {
    const cells = line.cells.filter((cell) => cell.text !== '');
    const named = cells.map((cell) => findLanguageNames(cell.text));
    const page = pages.find(({ number }) => number === line.page);
    cells.forEach((cell, c) => {
      const names = named[c] ?? [];
      const levelsHere = levelsIn(cell.text, names);
      const isLabelled = c === 1 && named[0]?.length === 0;
      names.forEach(({ index, name }, n) => {
        if (languages.some((language) => fold(language.name.value) === fold(name))) return;
        const isLast = n === names.length - 1;
        const beside = isLast && named[c + 1]?.length === 0 ? textsFrom(cells, c + 1) : '';
        const level =
          levelsHere[n] ??
          languageLevel(beside) ??
          (isLabelled ? languageLevel(cells[0]?.text ?? '') : null) ??
          (names.length === 1 ? languageLevel(textBelow(lines[i + 1], c)) : null);
        const drawn = page && names.length === 1 ? ratingOf(line, cell, nextName(cells, named, c), page) : null;
        const rating = drawn ?? ratingIn(cell.text.slice(index, names[n + 1]?.index));
        languages.push({ name: found(name, 0.9, cell.spans), level, rating });
      });
    });
  });
  return withDrawnLevels(languages);
}

const textsFrom = (cells: readonly Cell[], from: number): string =>
  cells
    .slice(from)
    .map(({ text }) => text)
    .join(' ');

/** What stands below a name, where that is no other language. */
const textBelow = (next: Line | undefined, c: number): string =>
  next && !next.cells.some(({ text }) => findLanguageNames(text).length > 0)
    ? (next.cells[Math.min(c, next.cells.length - 1)]?.text ?? '')
    : '';

/** Where the next cell with a language begins. */
const nextName = (cells: readonly Cell[], named: readonly unknown[][], from: number): number =>
  cells.find((_, place) => place > from && (named[place]?.length ?? 0) > 0)?.x ?? Infinity;
