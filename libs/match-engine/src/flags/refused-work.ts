import { verbose } from '@tandem/domain/verbose';
import { industryOf } from '@tandem/taxonomy/industries';
import { occupationNamed } from '@tandem/taxonomy/occupations';
import { isTrade } from '../data/trades';
import { fieldsOfOccupations, spread } from '../fields/fields';
import type { RefusedWork } from '../profile-types';
import { describedWork } from '../prompt/work';
import { titleProfile } from '../title-profile';
import { unit } from '../fields/unit';

const mostWords = 4;
const padding = verbose('giu')`
  ^(?:(?:de|het|the|my|mijn|in|werk(?:en)?|work(?:ing)?|iets|anything)\s+)+
  |\s+(?:werk|work|sector|branche|industry|baan|job|jobs|banen)$
`;

/** Work that is ruled out, by its name, as people describe it or as a whole trade; undefined for what is no work. */
export const refusedWork = (value: string): RefusedWork | undefined => {
  const words = value.trim().replace(padding, '').toLowerCase();
  if (words.split(/\s+/).length > mostWords) return undefined;
  if (!isTrade(words) && occupationNamed(words)) return { occupations: titleProfile(words).occupations.slice(0, 1) };
  const { titles, isPlace } = describedWork(words);
  const occupations = titles.flatMap((title) => titleProfile(title).occupations.slice(0, 1));
  if (isTrade(words)) return { occupations, industry: industryOf(words), fields: unit(spread(fieldsOfOccupations(occupations))) };
  return occupations.length > 0 && !isPlace ? { occupations } : undefined;
};
