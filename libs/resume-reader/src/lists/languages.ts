import type { LanguageLevel } from '@tandem/domain/resume';
import type { Line } from '../layout/line';
import type { ReadSpokenLanguage } from '../result';
import { fold } from '../text/fold';
import { found } from '../text/found';
import { findLanguageNames } from '../vocabulary/languages';

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

/** Reads spoken languages; the level stands behind the name or on the line below. */
export function readLanguages(lines: readonly Line[]): ReadSpokenLanguage[] {
  const languages: ReadSpokenLanguage[] = [];
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
        languages.push({ name: found(name, 0.9, cell.spans), level });
      });
    });
  });
  return languages;
}
