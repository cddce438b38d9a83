import type { LanguageLevel } from '@tandem/domain/resume';
import type { Page } from '@tandem/pdf-text/read';
import type { Cell, Line } from '../layout/line';
import type { ReadSpokenLanguage } from '../result';
import { fold } from '../text/fold';
import { found } from '../text/found';
import { findLanguageNames } from '../vocabulary/languages';
import { type Rating, ratingOf } from './rating';

const levels: [LanguageLevel, RegExp][] = [
  [
    'native_or_bilingual',
    /\b(?:native|mother tongue|bilingual|moedertaal|tweetalig|muttersprache|muttersprachlich|langue maternelle|maternelle|bilingue|nativo|nativa|lengua materna|materno|madrelingua|c2)\b/,
  ],
  [
    'full_professional',
    /\b(?:full professional|fluent|fluently|vloeiend|fliessend|fliebend|verhandlungssicher|courant|couramment|fluido|fluente|uitstekend|excellent|proficient|advanced|c1|near native|zeer goed|sehr gut|avance|avanzado|fluency)\b/,
  ],
  [
    'professional_working',
    /\b(?:professional working|professional|working proficiency|goed|good|gut|upper intermediate|b2|intermedio alto|bon|bien|buono|zakelijk)\b/,
  ],
  [
    'limited_working',
    /\b(?:limited working|limited|intermediate|conversational|gemiddeld|redelijk|konversationssicher|intermediaire|intermedio|b1|moderate|conversation|voldoende)\b/,
  ],
  [
    'elementary',
    /\b(?:elementary|basic|beginner|basis|basiskennis|grundkenntnisse|anfanger|notions|debutant|elemental|basico|base|scolastico|scolaire|a1|a2|elementair|beginners?|learning|novice)\b/,
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
  const known = new Set(languages.flatMap(({ rating }) => (rating?.isMixed ? [rating.most] : [])));
  return languages.map(({ name, level, rating }) => ({
    name,
    level: level ?? (rating && (rating.isMixed || known.has(rating.most)) ? levelOfShare(rating) : null),
  }));
}

type Read = ReadSpokenLanguage & { rating: Rating | null };

/** Reads spoken languages; the level stands behind the name, on the line below, or is drawn as dots or a bar. */
export function readLanguages(lines: readonly Line[], pages: readonly Page[]): ReadSpokenLanguage[] {
  const languages: Read[] = [];
  lines.forEach((line, i) => {
    const cells = line.cells.filter((cell) => cell.text !== '');
    const named = cells.map((cell) => findLanguageNames(cell.text));
    cells.forEach((cell, c) => {
      const names = named[c] ?? [];
      names.forEach(({ index, name }, n) => {
        if (languages.some((language) => fold(language.name.value) === fold(name))) return;
        const until = names[n + 1]?.index ?? cell.text.length;
        const behind = cell.text.slice(index + name.length, until);
        const beside =
          n === names.length - 1 && named[c + 1]?.length === 0
            ? cells
                .slice(c + 1)
                .map((other) => other.text)
                .join(' ')
            : '';
        const next = lines[i + 1];
        const below =
          next && !next.cells.some((other) => findLanguageNames(other.text).length > 0)
            ? (next.cells[Math.min(c, next.cells.length - 1)]?.text ?? '')
            : '';
        const level = languageLevel(behind) ?? languageLevel(beside) ?? (names.length === 1 ? languageLevel(below) : null);
        const page = pages.find(({ number }) => number === line.page);
        const rating = page && names.length === 1 ? ratingOf(line, cell, nextName(cells, named, c), page) : null;
        languages.push({ name: found(name, 0.9, cell.spans), level, rating });
      });
    });
  });
  return withDrawnLevels(languages);
}

/** Where the next cell with a language begins. */
const nextName = (cells: readonly Cell[], named: readonly unknown[][], from: number): number =>
  cells.find((_, place) => place > from && (named[place]?.length ?? 0) > 0)?.x ?? Infinity;
