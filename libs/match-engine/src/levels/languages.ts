import { verbose } from '@tandem/domain/verbose';
import { languageLevels, type LanguageLevel } from '@tandem/domain/resume';

/** What languages are called in English and Dutch by their ISO 639-1 code, first as the English name; alternatives of a pattern. */
export const languageNames: Readonly<Record<string, string>> = {
  nl: 'dutch|nederlands|nederlandse|nederlandstalig|flemish|vlaams',
  en: 'english|engels|engelse|engelstalig',
  de: 'german|duits|duitse|deutsch|duitstalig',
  fr: 'french|frans|franse|francais|français|franstalig',
  es: 'spanish|spaans|spaanse|espanol|español',
  it: 'italian|italiaans|italiaanse',
  pt: 'portuguese|portugees|portugese',
  pl: 'polish|pools|poolse',
  sv: 'swedish|zweeds',
  no: 'norwegian|noors',
  da: 'danish|deens',
  fi: 'finnish|fins',
  tr: 'turkish|turks|turkse',
  ar: 'arabic|arabisch',
  ru: 'russian|russisch',
  uk: 'ukrainian|oekraïens|oekraiens',
  ro: 'romanian|roemeens',
  bg: 'bulgarian|bulgaars',
  hu: 'hungarian|hongaars',
  cs: 'czech|tsjechisch',
  el: 'greek|grieks',
  zh: 'chinese|mandarin|chinees|cantonese',
  ja: 'japanese|japans',
  ko: 'korean|koreaans',
  hi: 'hindi',
};

const codes = new Map(Object.entries(languageNames).flatMap(([code, list]) => list.split('|').map((name) => [name, code] as const)));
const anyName = [...codes.keys()].join('|');

/** The ISO 639-1 code of a language by its English or Dutch name, or null. */
export const languageCode = (name: string): string | null => codes.get(name.trim().toLowerCase()) ?? null;

/** How well a level serves at work: 0 none or elementary, 1 limited, 2 professional or better. An unknown level is taken as professional. */
export const usefulness = (level: LanguageLevel | null): 0 | 1 | 2 => {
  if (level === null) return 2;
  const place = languageLevels.indexOf(level);
  return place <= 0 ? 0 : place === 1 ? 1 : 2;
};

const strongDemands = [
  new RegExp(
    `\\b(?:uitstekende?|goede?|vloeiende?|vlotte?|perfecte?|foutloze?|uitmuntende?|sterke?)\\s+(?:(?:beheersing|kennis|mondelinge|schriftelijke|en|van|de|het|in|gebruik)\\s+){0,6}(${anyName})\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:beheerst?|spreekt?|schrijft?|drukt? je)\\s+(?:(?:en|schrijft|schrijf|spreekt|goed|vloeiend|vlot|foutloos|uitstekend|de|het|in|je)\\s+){0,5}(${anyName})\\b`,
    'giu',
  ),
  new RegExp(`\\bfluen(?:t|cy)\\s+(?:(?:in|spoken|written|and|both)\\s+){0,4}(${anyName})\\b`, 'giu'),
  new RegExp(`\\b(${anyName})[- ](?:speaking|speaker|sprekend\\w*)\\b`, 'giu'),
  new RegExp(`\\b(?:je|u)\\s+(?:drukt|spreekt)[^.]{0,30}\\b(${anyName})\\b`, 'giu'),
  new RegExp(`\\b(${anyName})\\s+(?:is\\s+)?(?:a must|required|essential|vereist|noodzakelijk|een must)\\b`, 'giu'),
];
const relaxed = new RegExp(`\\b(?:${anyName})\\s+(?:or|of|and/or|en/of)\\s+(?:${anyName})\\b`, 'iu');
const optional = verbose('i')`
  \b(
    is a plus|a plus|preferred|nice to have|handig|pre\b|mooi meegenomen|niet nodig|hoeft niet|not (?:needed|required|necessary)
    |helpful|welcome|learn\w*|leren
  )\b
`;

const namesLanguage = (sentence: string): boolean =>
  sentence
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => codes.has(word));

/** Languages a text demands outright, each on its own; sentences that leave a choice or call it a plus do not count. */
export const demandedLanguages = (text: string): string[] => {
  const found = text.split(/(?<=[.!?;\n])/).flatMap((sentence) => {
    if (!namesLanguage(sentence) || relaxed.test(sentence) || optional.test(sentence)) return [];
    return strongDemands.flatMap((demand) => [...sentence.matchAll(demand)].flatMap((match) => languageCode(match[1] ?? '') ?? []));
  });
  return [...new Set(found)];
};

/** The alternatives a short text leaves between languages ("English or Dutch"), or the one it names; empty when it names none. */
export const languagesNamed = (text: string): string[] => {
  const found = [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${anyName})(?!\\p{L})`, 'giu'))];
  return [...new Set(found.flatMap((match) => languageCode(match[0]) ?? []))];
};
