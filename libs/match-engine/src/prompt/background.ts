import type { Lack } from '../facts';
import type { Remainder } from './remainder';

const nouns: Readonly<Record<Lack, string>> = {
  experience: 'werkervaring|ervaring|experience',
  diploma: "diploma(?:['’]?s)?|degrees?|qualifications?|papieren|opleiding|schooling",
};
const thing = `(?:(?:relevant|relevante|prior|previous|work|working|formal)\\s+)*(?:${Object.values(nouns).join('|')})`;
const without =
  "(?:(?:no|zonder|without|geen|little|weinig|nauwelijks)|(?:i\\s+|ik\\s+)?(?:don['’]?t have|do not have|haven['’]?t got|heb(?:\\s+nog)?\\s+geen))(?:\\s+(?:any|an?|een|enige))?";
const joint = '(?:\\s*,\\s*|\\s+(?:or|of|and|en|nor|noch)\\s+)(?:(?:no|geen|zonder|without)\\s+)?';
const need = '(?:needed|required|necessary|nodig|vereist|verplicht)';
/** What follows makes another thing of it: "geen ervaring met Excel", "geen opleiding volgen". */
const end = '(?!\\p{L})(?!\\s+(?:met|with|volgen|doen)(?!\\p{L}))';

const lacking = new RegExp(
  `(?<!\\p{L})(?:${without}\\s+${thing}(?:${joint}${thing})*(?:\\s+${need})?|${thing}(?:\\s+(?:is|are))?\\s+(?:not|niet)\\s+${need})${end}`,
  'giu',
);
const beginning =
  /(?<!\p{L})(?:(?:my |mijn )?(?:first|eerste) (?:real |echte )?(?:job|baan|baantje|werk)|starters?(?:functies?|baan|banen|posities?)?|entry[- ]level|school ?leavers?|schoolverlaters?|(?:recent|fresh|new) graduates?|(?:just|recently) graduated|(?:net|pas) afgestudeerd)(?!\p{L})/giu;

const named = (text: string): Lack[] =>
  (Object.keys(nouns) as Lack[]).filter((lack) => new RegExp(`(?<!\\p{L})(?:${nouns[lack]})(?!\\p{L})`, 'iu').test(text));

/** What somebody says he has not got, or is not to be asked for. It is no refusal of the work named beside it. */
export const readLacks = (rest: Remainder): Lack[] => [
  ...new Set([
    ...rest.take('background', lacking, ([text]) => named(text)).flat(),
    ...rest.take('background', beginning, (): Lack => 'experience'),
  ]),
];
