import { verbose } from '@tandem/domain/verbose';
import { findSkills } from '@tandem/taxonomy/skills';
import type { Part } from '../text/split';

const count = '(?:\\d+|one|two|three|four|five|six|seven|eight|ten|een|één|twee|drie|vier|vijf|enkele|meerdere|couple|few|paar)';
const years = `${count}\\s*\\+?(?:\\s*(?:-|–|to|tot|a|of)\\s*${count})?\\+?\\s*(?:jaar|jaren|years?|yrs|months?|maanden)(?:'|’)?(?:\\s+(?:or more|of meer))?`;

/** "3 jaar ervaring met X", "five years (of) experience in X", "3+ years in X", "two years of X experience". */
const patterns: readonly RegExp[] = [
  // A job alone is no skill, the experience in it is.
  new RegExp(`${years}[^.,;]{0,40}?((?:\\p{L}*ervaring|experience)\\s+(?:als|as)\\s+.+)$`, 'iu'),
  new RegExp(
    `${years}[^.,;]{0,40}?(?:\\p{L}*ervaring|experience)\\s+(?:met|in(?!\\s+(?:een|het|a|an|the)\\s)|binnen|op het gebied van|within|with|working with|of)\\s+(?:een |a |an |het |de |the )?(.+)$`,
    'iu',
  ),
  new RegExp(
    `${years}\\s+(?:of\\s+)?((?!(?:of|relevant|work|professional|proven|similar|full-time|relevante|werk|aantoonbare)\\b)[^.,;]{3,40}\\s+experience)$`,
    'iu',
  ),
  new RegExp(
    `${years}\\s+(?:in(?!\\s+(?:een|het|a|an|the)\\s)|of(?!\\s+(?:work|relevant|proven|meer|more)\\b)|met|with)\\s+(?:een |a |an |het |de |the )?(.+?)(?:\\s+(?:werkt|gewerkt|werkzaam))?$`,
    'iu',
  ),
];
const behind = new RegExp(
  `^((?:experience (?:of|in|with)|ervaring (?:met|in|als)) .{3,60}?),?\\s+\\(?(?:at least|minimum(?: of)?|minimaal|minstens|min\\.?)\\s+${years}\\)?$`,
  'iu',
);
const asJob = /^(?:\p{L}*ervaring als|experience as) (?:een |an? )?/iu;
const general = verbose('iu')`
  ^(?:
    soortgelijk|vergelijkba|gelijkaardig|similar|comparable|relevant|dezelfde|deze|dit|same|this|functie|rol|role|position|field|vak
    |vakgebied
  )
`;

/** In what so many years of work are asked; null where that is not said. */
export const workOf = (entry: Part): Part | null => {
  for (const pattern of [...patterns, behind]) {
    const named = pattern.exec(entry.text)?.[1];
    const work = named?.replace(asJob, '');
    if (!named || !work || general.test(work) || (!work.includes(' ') && findSkills(work).length === 0)) continue;
    const at = entry.text.lastIndexOf(named);
    return { text: named, start: entry.start + at, end: entry.start + at + named.length };
  }
  return null;
};
