import { verbose } from '@tandem/domain/verbose';
import { findPlace } from '@tandem/geo/places';
import type { Line } from '../layout/line';
import type { ReadLanguage } from '../result';

const belgium = /(?<!\p{L})(?:belgi[ëe]|belgium|belgique|vlaanderen|flanders|b-\d{4})(?!\p{L})/iu;
const netherlands = /(?<!\p{L})(?:nederland|the netherlands|holland)(?!\p{L})|(?<![\p{L}\d])[1-9]\d{3}\s?[A-Z]{2}(?![\p{L}\d])/u;
/** A Belgian postcode and its town: "9000 Gent", "3001 Heverlee". */
const coded = /(?<![\d/+.-])[1-9]\d{3}\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/gu;

const isIn = (town: string, country: string): boolean => findPlace(town, country) !== null;

/** Words of Belgian schools, offices and telephones that the Dutch do not use. */
const belgianWords = verbose('iu')`
  (?<!\p{L})(?:
    gsm|vdab|actiris|(?:le\s)?forem|rijksregister\p{L}*|humaniora|secundair\s+onderwijs|enseignement\s+secondaire|ku\s?leuven|ugent
    |universiteit\s+gent|vrije\s+universiteit\s+brussel|universiteit\s+antwerpen|uantwerpen|uhasselt|ucl(?:ouvain)?|ulb|uli[èe]ge
    |hogent|hogeschool\s+gent|odisee|thomas\s+more|howest|karel\s+de\s+grote|syntra
  )(?!\p{L})
`;

/** Whose mobile number may be Belgian though nothing says where he lives: `country` is null where no line and no town tells. */
export type Home = { country: 'BE' | 'NL' | null; isLikelyBelgian: boolean };

/** Of two towns of one name the one is meant that far more people live in: Mechelen is a village in the Netherlands too. */
const farMore = 10;
const isBelgianTown = (town: string): boolean => {
  const [inBelgium, inNetherlands] = [findPlace(town, 'BE'), findPlace(town, 'NL')];
  return inBelgium !== null && inBelgium.population > farMore * (inNetherlands?.population ?? 0);
};

/** Where somebody lives by the lines about him and his town, and what the whole document has of Belgium. */
export function homeOf(near: readonly Line[], all: readonly Line[], town: string | null, language: ReadLanguage): Home {
  const country = countryOf(near) ?? (town && isBelgianTown(town) ? 'BE' : null);
  // Whoever writes French and has such a number is Walloon: French numbers begin with two digits.
  return { country, isLikelyBelgian: language === 'fr' || all.some((line) => belgianWords.test(line.text)) };
}

/** Belgium or the Netherlands, where the lines about somebody say which; null where they do not. */
function countryOf(lines: readonly Line[]): 'BE' | 'NL' | null {
  const text = lines.map((line) => line.text).join('\n');
  if (belgium.test(text)) return 'BE';
  if (netherlands.test(text)) return 'NL';
  return [...text.matchAll(coded)].some(([, town = '']) => isIn(town, 'BE')) ? 'BE' : null;
}
