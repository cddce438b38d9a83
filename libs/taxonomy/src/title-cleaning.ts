import { verbose } from '@tandem/domain/verbose';
import { normalise } from './normalise';
import { isSeniorityWord } from './seniority';

const asides = [
  /\(([^)]*)\)?|\[[^\]]*\]/g,
  /\b(?:m\/v\/x|m\/f\/x|m\/f\/d|v\/m\/x|m\/w\/d|m\/w|m\/v|v\/m|f\/m|h\/f|all genders)\b/gi,
  verbose('gi')`
    \b\d{1,2}(?:[.,]\d)?(?:\s*(?:-|–|—|tot|to|à)\s*\d{1,2}(?:[.,]\d)?)?\s*(?:\+\s*)?(?:uur|uren|hours|hrs|u|h)\b
    (?:\s*(?:per|p\.?|a)\s*(?:week|w))?
  `,
  /€\s*[\d.,]+(?:\s*(?:-|–|tot|to)\s*€?\s*[\d.,]+)?/g,
  /\b(?:schaal|scale)\s*\d+\b/gi,
  /\b\d(?:[.,]\d+)?\s*fte\b/gi,
];

const fillers = new Set(
  (
    'fulltime parttime full-time part-time remote hybrid hybride thuiswerken gezocht vacature vacancy job jobs baan bijbaan weekend weekendhulp ' +
    'tijdelijk temporary permanent freelance freelancer zzp interim urgent direct immediately medewerkers gevraagd ' +
    'ad ii iii iv'
  ).split(' '),
);
const phrases = verbose('gi')`
  \b(?:
    full[ -]?time|part[ -]?time|per direct|home ?office|100% remote|op oproep|on call basis|zij-?instromer|zonder ervaring
    |no experience needed|niveau \d
  )\b
`;
const separators = /\s+[-–—|@•:]\s+|[|•;]|,\s+|\s+(?:bij|at)\s+(?=\p{Lu})/u;
const place = verbose('u')`
  \s+(?:in|te|regio|region|near|nabij|omgeving|for|voor)\s+(?:(?:de|het|the|regio|omgeving)\s+)?\p{Lu}[\p{L}.'-]*
  (?:[\s-](?:\p{Lu}[\p{L}.'-]*|aan|den|de|der|op|en))*\s*$
`;
/** The ward somebody works at: "secretaresse poli cardiologie". Of "medewerker afdeling inkoop" the department is what tells the work. */
const ward = /\s+(?:(?:op|van|bij)\s+(?:de\s+)?(?:afdeling|afd\.?|poli(?:kliniek)?)|poli(?:kliniek)?)\s+\p{L}.*$/iu;

const plain = (title: string): string => asides.reduce((text, pattern) => text.replace(pattern, ' '), title).replace(phrases, ' ');

const withoutFillers = (title: string): string =>
  title
    .split(/\s+/)
    .filter((word) => !fillers.has(normalise(word)))
    .join(' ')
    .trim();

const withoutSeniority = (title: string): string =>
  title
    .split(/\s+/)
    .filter((word) => !isSeniorityWord(normalise(word)))
    .join(' ');

/**
 * The ways to read a title, the fullest first: without gender, hours and pay; its parts before and after a dash or
 * comma; without a place at the end; without seniority words; each alternative of "docent/trainer".
 */
export const titleReadings = (title: string): string[] => {
  const whole = plain(title);
  const base = withoutFillers(whole);
  const readings = new Set<string>();
  const add = (text: string): void => {
    const trimmed = text.trim();
    if (/\p{L}{2}|^\p{L}$/u.test(trimmed)) readings.add(trimmed);
  };
  add(whole);
  const parts = [base, ...base.split(separators)];
  for (const part of parts) {
    const placeless = part.replace(ward, '').replace(place, '');
    for (const text of [part, placeless]) {
      add(text);
      add(withoutSeniority(text));
    }
    if (placeless.includes('/')) for (const alternative of placeless.split(/\s*\/\s*/)) add(withoutSeniority(alternative));
  }
  return [...readings];
};
