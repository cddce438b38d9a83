import type { ReadLanguage } from '../result';
import type { Home } from './country';

/** Something that could be a phone number, and its place in the text. */
export interface PhoneMatch {
  text: string;
  index: number;
}

const pattern = /(?<![\w.,/-])(?:\(?\+|\(?0{0,2}\d|\()[\d\s().\-–/]{6,22}\d(?![\w@/])/g;

const dotted = /(?<![\w•·]\s?)\d{3}\s[·•]\s\d{3}\s[·•]\s\d{4}(?!\d)/;

/** "06 12 98 76 54 – 34 ans", "06-12345678 / 3811 AB": behind a number that is whole, a dash or stroke parts it from the next. */
function untilDash(text: string): string {
  const [first = '', ...others] = text.split(/\s+[–/-]\s+/);
  return others.length > 0 && first.replace(/\D/g, '').length >= 9 ? first : text;
}

/** "+44 7700 900123 12 Mill Lane": behind a number that is whole stands that of a house. */
function withoutHouse(printed: string, behind: string): string {
  const [, number = '', house = ''] = /^(.*\d)\s+(\d{1,3})$/.exec(printed) ?? [];
  return house && /^\s+\p{Lu}\p{Ll}/u.test(behind) && number.replace(/\D/g, '').length >= 10 ? number : printed;
}

/** 7 to 15 digits that are neither a date nor a postcode. */
function isPhone(printed: string, labelled: boolean): boolean {
  const digits = printed.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return false;
  if (/\b(?:1[89]|20)\d{2}\b\s*[-–/]\s*(?:1[89]|20)?\d{2}\b/.test(printed) || /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(printed)) return false;
  return labelled || !/^[1-9]\d*$/.test(printed) || digits.length >= 9;
}

/** Every phone number of a text, in the order in which they stand. */
export function findPhones(text: string, labelled = false): PhoneMatch[] {
  const found = [...text.matchAll(pattern)].flatMap((match) =>
    // Two numbers may stand beside each other, "0512-361234 / 06-23456789".
    match[0].split(/(?<=(?:\d[\s.()-]*){9})\s*\/\s*(?=0|\+)/).flatMap((part) => {
      // "Cambridge, MA 02141 (617) 555-0144": what stands before the area code is the town's.
      const behind = text.slice(match.index + match[0].indexOf(part) + part.length);
      const printed = untilDash(withoutHouse(part.trim().replace(/^\d{5}\s+(?=\()/, ''), behind));
      return isPhone(printed, labelled) ? [{ text: printed, index: match.index + match[0].indexOf(printed) }] : [];
    }),
  );
  const parted = found.length > 0 ? null : dotted.exec(text);
  return parted ? [{ text: parted[0], index: parted.index }] : found;
}

/** The first phone number of a text. */
export const findPhone = (text: string, labelled = false): PhoneMatch | null => findPhones(text, labelled)[0] ?? null;

const beside = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const elsewhere = beside('thuis|home|vast|landline|werk|work|office|kantoor|fax|h|w');
const alongside = beside('mobiel|mobile|mob|cell|gsm|handy|m');

/** How near somebody a number is: the words around it say so, "thuis 0570-555011", "(312) 555-0110 work", "06-55501410 (mobiel)". */
export function nearness(text: string, { text: printed, index }: PhoneMatch): -1 | 0 | 1 {
  const around = `${text
    .slice(0, index)
    .split(/[|/•·,;\d]/)
    .at(-1)} ${text.slice(index + printed.length).split(/[|/•·,;\d]/)[0]}`;
  if (alongside.test(around)) return 1;
  return elsewhere.test(around) ? -1 : 0;
}

/** Where numbers that begin with 06 are French mobiles, or of Rome. */
const hasOwn06: ReadonlySet<ReadLanguage> = new Set(['fr', 'it']);

/** Belgian mobiles have the digits of Dutch numbers of the south, "0475 12 34 56". */
const ambiguous = /^04[5-9]\d{7}$/;
const belgianNumber = /^0(?:4[5-9]\d{7}|[1-9]\d{7})$/;

const nowhere: Home = { country: null, isLikelyBelgian: false };
/** How Belgians part the digits of a mobile: the slash behind the first four is theirs alone. */
const partedAsBelgian = /^04\d{2}\s*\/|^04\d{2}(?:\.\d{2}){3}$/;

/** The number in international form where the country is beyond doubt; otherwise as printed. */
export function internationalPhone(printed: string, language: ReadLanguage, { country, isLikelyBelgian }: Home = nowhere): string {
  const trimmed = printed.replace(/\s+/g, ' ').trim();
  const digits = trimmed.replace(/\D/g, '');
  if (/^\(?\+/.test(trimmed)) {
    // In "+31 (0)6" the trunk zero is not dialled from abroad.
    return `+${trimmed.replace(/\(0\)/g, '').replace(/\D/g, '')}`;
  }
  if (/^00\d/.test(digits) && digits.length > 10) return `+${digits.slice(2)}`;
  if (country === 'BE') return belgianNumber.test(digits) ? `+32${digits.slice(1)}` : trimmed;
  const isParted = partedAsBelgian.test(trimmed) || (isLikelyBelgian && !/^04 \d{2} /.test(trimmed));
  if (ambiguous.test(digits) && country !== 'NL' && isParted) return `+32${digits.slice(1)}`;
  if (/^0[1-9]\d{8}$/.test(digits) && (language === 'nl' || (/^06/.test(digits) && !hasOwn06.has(language))))
    return `+31${digits.slice(1)}`;
  return trimmed;
}
