import { verbose } from '@tandem/domain/verbose';
import { countries as known, isCountry as isCountryCode } from '@tandem/domain/countries';
import { findPlace } from '@tandem/geo/places';
import { fold } from '../text/fold';
import { companyScore } from './organisations';
import { titleScore } from './titles';

const countries = new Set(
  `netherlands|the netherlands|nederland|holland|belgium|belgie|belgique|germany|deutschland|france|frankrijk|spain|espana|italy|italia|portugal|united kingdom|uk|u.k.|great britain|england|scotland|wales|ireland|northern ireland|united states|united states of america|usa|u.s.a.|us|u.s.|eua|canada|mexico|méxico|brazil|brasil|argentina|chile|colombia|peru|uruguay|venezuela|
  austria|osterreich|switzerland|schweiz|suisse|svizzera|sweden|sverige|norway|denmark|finland|iceland|poland|polska|czech republic|czechia|slovakia|slovenia|hungary|romania|bulgaria|greece|croatia|serbia|ukraine|russia|turkey|turkiye|israel|india|china|japan|south korea|korea|republic of korea|taiwan|singapore|malaysia|indonesia|thailand|vietnam|philippines|australia|new zealand|south africa|nigeria|kenya|egypt|morocco|tunisia|pakistan|bangladesh|sri lanka|uae|united arab emirates|dubai|saudi arabia|qatar|luxembourg|estonia|latvia|lithuania|hong kong|cyprus|malta|iran|lebanon|jordan|ghana|ethiopia|nepal|reino unido|estados unidos|alemania|francia|duitsland|verenigd koninkrijk|spanje|italie|oostenrijk|zwitserland|polen|roemenie|bulgarije|hongarije|tsjechie|slowakije|kroatie|griekenland|turkije|marokko|oekraine|rusland|syrie|syria|eritrea|suriname|curacao|irak|iraq|afghanistan|somalie|noorwegen|zweden|denemarken|ierland|brazilie|indonesie|litouwen|letland|estland`
    .split('|')
    .map((name) => fold(name.trim()))
    .concat(known.flatMap(({ name }) => [fold(name.en), fold(name.nl)])),
);

/** A town and a country at once. */
const cityStates = new Set('dubai|singapore|hong kong|luxembourg|luxemburg|monaco|gibraltar|djibouti|san marino'.split('|'));
export const isCityState = (text: string): boolean => cityStates.has(fold(text).trim());

const states = new Set(
  `al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc on bc qc ab mb sk ns nb nsw vic qld wa sa tas act`.split(
    ' ',
  ),
);
const stateNames = new Set(
  `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|bavaria|bayern|hessen|noord-holland|zuid-holland|gelderland|noord-brabant|overijssel|friesland|drenthe|flevoland|zeeland|west-vlaanderen|oost-vlaanderen|vlaams-brabant|waals-brabant|henegouwen|catalonia|cataluna|bay area`.split(
    '|',
  ),
);
/** Provinces and regions around here that are called like their capital. */
const provinces = new Set(
  'utrecht|groningen|antwerp|antwerpen|anvers|namur|namen|liege|luik|luxembourg|luxemburg|zurich|geneva|geneve|bern|madrid|barcelona|sevilla|valencia|porto|milan|milano|napoli|torino'.split(
    '|',
  ),
);
const remote = /^(?:remote|fully remote|hybrid|on-?site|thuiswerken|hybride|op afstand|teletrabajo|remoto)$/;
const capitalised = verbose('u')`
  ^(?:\p{Lu}|(?:'s|de|den|het|la|le|los|las|el|san|st)[\s-]\p{Lu})[\p{L}'’.-]*(?:
    [\s-](?:\p{Lu}[\p{L}'’.-]*|am|an|der|de|del|la|aan|den|upon|sur|en|of|du|i\.)
  )*$
`;

export const isCountry = (text: string): boolean => countries.has(fold(text).trim().replace(/\.$/, '')) || countries.has(fold(text).trim());
export const isState = (text: string): boolean =>
  (/^[A-Z]{2,3}$/.test(text.trim()) && states.has(text.trim().toLowerCase())) || stateNames.has(fold(text).trim());

/** The name of a province that a town has too: "Amersfoort, Utrecht, Netherlands" is a place in it. */
export const isProvince = (text: string): boolean => provinces.has(fold(text).trim());

const worldCities = new Set(
  `new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|columbus|charlotte|indianapolis|san francisco|seattle|denver|boston|detroit|nashville|portland|las vegas|memphis|baltimore|milwaukee|albuquerque|tucson|sacramento|atlanta|miami|omaha|oakland|minneapolis|cleveland|tampa|pittsburgh|cincinnati|palo alto|mountain view|cupertino|menlo park|redmond|brooklyn|
  toronto|vancouver|montreal|ottawa|calgary|waterloo|mexico city|sao paulo|rio de janeiro|buenos aires|santiago|bogota|lima|caracas|tokyo|osaka|kyoto|seoul|busan|beijing|shanghai|shenzhen|guangzhou|hong kong|taipei|singapore|kuala lumpur|jakarta|bangkok|manila|hanoi|ho chi minh city|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|karachi|lahore|dhaka|colombo|
  dubai|abu dhabi|riyadh|doha|tel aviv|jerusalem|istanbul|ankara|cairo|casablanca|lagos|nairobi|accra|cape town|johannesburg|sydney|melbourne|brisbane|perth|auckland|wellington|moscow|saint petersburg|kyiv|minsk|cdmx|guadalajara|monterrey`
    .split('|')
    .map((name) => name.trim()),
);

/** Part of a town: "Almere Buiten", "Utrecht Centraal". */
const quarter = /[ -](?:Noord|Zuid|Oost|West|Centrum|Centraal|Buiten|Haven|Stad|Binnenstad)$/u;

/** The name of a town, by the gazetteer of Europe or the list of the world's large cities. */
export const isTown = (text: string): boolean => {
  const name = text.trim().replace(/\.$/, '');
  const whole = name.replace(quarter, '');
  return looksLikeTown(name) && (worldCities.has(fold(name)) || findPlace(name) !== null || (whole !== name && findPlace(whole) !== null));
};

/** A name that could be a town: capitals, no digits, at most four words. */
export const looksLikeTown = (text: string): boolean => {
  const name = text.trim();
  return name.length >= 2 && name.length <= 40 && capitalised.test(name) && name.split(/\s+/).length <= 4;
};

/** How much a text reads like a place ("Austin, TX", "Utrecht, Nederland", "Remote"): 0 to 1. */
export function placeScore(text: string): number {
  const value = text
    .trim()
    // "Lublin (Polen)" is told as "Lublin, Polen".
    .replace(/(?<=\p{L})\s+\(([^()]+)\)$/u, ', $1')
    .replace(/^\(|\)$/g, '')
    .replace(/\.$/, '');
  if (remote.test(fold(value))) return 1;
  const parts = value.split(/\s*[,/·•|]\s*/).filter((part) => part !== '');
  const last = parts.at(-1)?.replace(/\s+\d{4,5}(?:\s?[A-Z]{2})?$/, '') ?? '';
  if (parts.length === 1) return isCountry(value) || (stateNames.has(fold(value)) && value.length > 3) ? 0.9 : 0;
  const before = parts.slice(0, -1);
  if (parts.length > 3 || !before.every((part) => looksLikeTown(part) || remote.test(fold(part)))) return 0;
  if (companyScore(parts[0] ?? '') > 0 || titleScore(parts[0] ?? '') > 0) return 0;
  // "Nairobi, KE".
  const isCoded = parts.length === 2 && isCountryCode(last) && isTown(parts[0] ?? '');
  const known = isCountry(last) || isState(last) || isCoded || remote.test(fold(last));
  if (!known) return 0;
  if (parts.length === 2) return 1;
  return isState(parts[1] ?? '') || isCountry(parts[1] ?? '') ? 1 : 0.7;
}
