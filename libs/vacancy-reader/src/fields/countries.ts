import { verbose } from '@tandem/domain/verbose';
import type { Place } from '@tandem/geo/places';
import type { Found, VacancyLanguage } from '../result';
import type { Clues } from './clues';
import { escaped } from '../text/escaped';

/** Countries people from here go to work in, by their codes; their names are the platform's own. */
const codes =
  'AE AT AU AW BG BQ CA CH CW CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT JP LT LU LV MT NO NZ PL PT RO SE SI SK SR TR US ZA'.split(' ');

const namesOf = (regions: readonly string[]) =>
  new Map(
    ['nl', 'en'].flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return regions.flatMap((code): [string, string][] => {
        const name = names.of(code);
        return name ? [[name.toLowerCase(), code]] : [];
      });
    }),
  );
const byName = namesOf(codes);
const anyByName = namesOf([...codes, 'NL', 'BE']);

/** "Nederland" where a town is asked says which country. */
export const isCountry = (name: string): boolean => anyByName.has(name.replace(/^(?:the|het) /i, '').toLowerCase());

const behindTown = `(?: \\([^()]{1,20}\\))?(?:, | \\()(?:the )?(${[...anyByName.keys()].map(escaped).join('|')})(?!\\p{L})`;
/** "Düsseldorf, Germany": the country that is told right behind the town. */
const toldBehind = (text: string, town: string): string | null =>
  anyByName.get(new RegExp(`(?<!\\p{L})${escaped(town)}${behindTown}`, 'iu').exec(text)?.[1]?.toLowerCase() ?? '') ?? null;

const there = new RegExp(`(?<!\\p{L})(?:in|naar|to) (?:de |het |the )?(${[...byName.keys()].map(escaped).join('|')})(?!\\p{L})`, 'giu');

/** The only country abroad that a text says one is in or goes to: "werk in Noorwegen". */
const countryAbroad = (text: string): string | null => {
  const found = new Set([...text.matchAll(there)].map((match) => byName.get((match[1] ?? '').toLowerCase())));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
};

/** Counties of Great Britain, as addresses have them behind a town. */
const county =
  ', (?:(?:north|south|east|west|greater) )?(?:[a-z]+(?<!new hamp)shire|devon|cornwall|kent|surrey|essex|sussex|norfolk|suffolk|dorset|somerset|cumbria|merseyside|midlands|northumberland|county durham|tyne and wear|rutland|manchester|fife|gwynedd|powys|glamorgan|lothian)\\b';
/** "Okehampton, Devon". */
export const isCounty = (text: string): boolean => new RegExp(`^${county}$`, 'i').test(`, ${text.trim()}`);

const countries: readonly (readonly [string, RegExp])[] = [
  ['NL', /\b(?:nederland|the netherlands|netherlands|holland|, nl)\b/i],
  ['BE', /\b(?:belgië|belgie|belgium|vlaanderen|flanders|vlaamse)\b/i],
  ['DE', /\b(?:deutschland|germany|duitsland)\b/i],
  ['DK', /\b(?:denmark|danmark|, dk)\b/i],
  ['GB', new RegExp(`\\b(?:united kingdom|uk|england|scotland|wales|great britain|nationwide)\\b|£|${county}`, 'i')],
  ['IE', /\b(?:ireland|dublin)\b/i],
  ['US', /\b(?:united states|usa|u\.s\.|wall street|new york|nyc|california|texas|401k)\b/i],
  ['AU', /\b(?:australia|australian|melbourne|sydney|brisbane|[A-Z]\w+ (?:VIC|NSW|QLD|WA|SA|TAS|ACT) \d{4})\b/],
  ['FR', /\b(?:france|frankrijk)\b/i],
  ['US', /\b(?:high school diploma|accredited college|baccalaureate degree|ged)\b/i],
];
const flemish = verbose('gi')`
  \b(?:
    vdab|maaltijdcheques|bvba|groepsverzekering|hospitalisatieverzekering|voltijdse|deeltijds|barema|paritair|kmo|tewerkstelling
    |bediende|flexijob|eindejaarspremie|dienstencheques|huishoudhulp(?:en)?|(?:on)?bepaalde duur|contacteer
  )\b
`;

type Town = { name: string; score: number; place: Place | null; country?: string };

/** A town under a label, of so many people, lies where the gazetteer has it; names of British towns are those of others overseas too. */
const [sureScore, sureTown] = [3, 20_000];
const namesakes = new Set(['GB', 'IE', 'US', 'AU']);

/** The country of the work: what is told to machines, then that of the likeliest town, then what the text names. */
export const countryOf = (clues: Clues, best: Town | undefined, language: VacancyLanguage): Found<string> | null => {
  const { document, posting } = clues;
  const stated = posting?.country?.trim() ?? '';
  if (/^[A-Za-z]{2}$/.test(stated))
    return { value: stated.toUpperCase() === 'UK' ? 'GB' : stated.toUpperCase(), confidence: 0.95, span: null };
  if (best?.country) return { value: best.country, confidence: 0.9, span: null };
  const told = best ? toldBehind(document.text, best.name) : null;
  if (told) return { value: told, confidence: 0.9, span: null };
  const head = `${stated}\n${clues.pageTitle ?? ''}\n${document.text.slice(0, 3_000)}`;
  const named = countries.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
  const isFlemish = (document.text.match(flemish) ?? []).length >= 2;
  if (language === 'nl') {
    const country = isFlemish ? 'BE' : best?.place && ['NL', 'BE'].includes(best.place.country) ? best.place.country : null;
    const abroad = country ? null : countryAbroad(document.text);
    if (abroad) return { value: abroad, confidence: 0.7, span: null };
    return { value: country ?? 'NL', confidence: best?.place ? 0.9 : 0.6, span: null };
  }
  const own = best?.place && best.score >= sureScore && best.place.population >= sureTown ? best.place.country : null;
  if (own && !namesakes.has(own) && !namesakes.has(named ?? '')) return { value: own, confidence: 0.85, span: null };
  if (named) return { value: named, confidence: 0.8, span: null };
  const abroad = best?.place?.country ?? countryAbroad(document.text);
  return abroad ? { value: abroad, confidence: 0.75, span: null } : null;
};
