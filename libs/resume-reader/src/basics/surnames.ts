import { verbose } from '@tandem/domain/verbose';
import { fold, isUpperCase, toTitleCase } from '../text/fold';
import { isTown, placeScore } from '../vocabulary/places';
import { titleScore } from '../vocabulary/titles';

const particles = new Set(
  'van von der den de di da del della do dos das du la le ter ten te het t op bin ibn al el zu zum zur af y ni nic ui tot thoe vanden vander vande vom mac abu abou ould degli dello delle dalla baron barones jonkheer jonkvrouw'.split(
    ' ',
  ),
);
export const isParticle = (word: string): boolean => /^['’]?\p{Ll}/u.test(word) && particles.has(fold(word).replace(/['’.]/g, ''));
const portuguese = new Set(['da', 'das', 'do', 'dos']);
const honorific = /^(?:dr|prof|ir|ing|drs|mr|mrs|ms|msc|bsc|mba|phd|md|esq|jr|sr|ba|ma)\.?,?$/i;

/** What designers set beside a name: a degree, or what the paper is. */
const beside = verbose('iu')`
  (?:\s*[,|·•–—-]\s*|\s+)(?:
    ph\.?\s?d|m\.?\s?sc|b\.?\s?sc|m\.?\s?eng|mba|md|cpa|pmp|curriculum vit(?:ae|æ)|cv|resume|résumé|lebenslauf
  )\.?$
`;

/** Letters of professional bodies and orders behind a name, without a comma. */
const letters = verbose('u')`
  (?:
    \s+(?:
      MCIOB|M?RICS|FRICS|F?CCA|ACCA|ACA|FCA|CA|CFA|CMA|ACMA|CIMA|CEng|IEng|MICE|MIET|MIMechE|MCIPS|F?CIPD|MCIPD|CMgr|RN|RGN|RMN
      |CISSP|PE|SHRM|OBE|MBE|RA|AA
    )
  )+$
`;

/** "A.M. (Anne-Marie) van der Veen", 'Oluwaseun "Seun" Adeyemi': the name one is called by. */
const callName = /\s*[("“„«]\s*(\p{Lu}[\p{L}'’-]+)\s*[)"”»]\s*/u;

/** "Mirjam de Groot – van Dalen": two surnames, written apart. */
const apartSurname = /\s+[–—-]\s+((?:(?:van|de|der|den|ter|ten|von|in|'t)\s+)*\p{Lu}[\p{L}’']+)$/u;
/** "Joke Bakker – Visser": a surname that is a trade stands beside another one. */
const isTradeName = (behind: string, text: string): boolean =>
  /^\p{L}+$/u.test(behind.replace(/^[\s–—-]+/u, '')) &&
  titleScore(
    text
      .slice(0, text.length - behind.length)
      .split(' ')
      .at(-1) ?? '',
  ) > 0;
const joinSurnames = (text: string): string =>
  text.replace(apartSurname, (whole, second: string) =>
    (titleScore(second) > 0 && !isTradeName(whole, text)) || placeScore(second) > 0 || isTown(second) ? whole : `-${second}`,
  );

/** A name without what stands beside it. */
export const bareName = (text: string): string =>
  joinSurnames(text)
    .replace(/,\s*(?:ph\.?d|m\.?sc|b\.?sc|mba|md|ma|ba|cpa|pmp)\b.*$/i, '')
    .replace(/(?:,\s*[A-Z]{2,5})+$/, '')
    .replace(callName, ' ')
    .replace(/^(?:(?:dr|prof|ir|ing|drs|mr|mrs|ms|dhr|mevr|mw)\.?\s+)+(?=\p{Lu})/iu, '')
    .replace(beside, '')
    .replace(letters, '')
    .replace(beside, '')
    .trim();

/** "JANSEN Petra": capitals before the rest are the last name, as forms have it. */
function surnameInCapitals(words: readonly string[]): { first: string; last: string } | null {
  const count = words.findIndex((word) => !/^\p{Lu}{3,}(?:-\p{Lu}{2,})*$/u.test(word));
  const rest = words.slice(count);
  if (count <= 0 || !rest.every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return null;
  return { first: rest.join(' '), last: toTitleCase(words.slice(0, count).join(' ')) };
}

/** "joseluis.fernandezortega@": of three words or more the address says which of them belong together. */
function partedInMail(words: readonly string[], email: string | null): { first: string; last: string } | null {
  const letters = (text: string) => fold(text).replace(/[^a-z]/g, '');
  const [first = '', last = '', ...more] = (email?.split('@')[0] ?? '').split(/[._-]/).map(letters);
  if (words.length < 3 || !first || !last || more.length > 0) return null;
  const at = words.findIndex((_, i) => i > 0 && letters(words.slice(0, i).join('')) === first && letters(words.slice(i).join('')) === last);
  return at > 0 ? { first: words.slice(0, at).join(' '), last: words.slice(at).join(' ') } : null;
}

/** "bia@mourateles.example": who has a site of one's own names it after both surnames. */
function partedInSite(words: readonly string[], email: string | null): { first: string; last: string } | null {
  const letters = (text: string) => fold(text).replace(/[^a-z]/g, '');
  const site = letters(email?.split('@')[1]?.split('.')[0] ?? '');
  const at = words.findIndex((_, i) => i > 0 && i < words.length - 1 && letters(words.slice(i).join('')) === site);
  return at > 0 && !isParticle(words[at - 1] ?? '') ? { first: words.slice(0, at).join(' '), last: words.slice(at).join(' ') } : null;
}

/** Parts a full name; particles go with the last name, two Spanish surnames stay together. */
export function splitName(full: string, language: string, email: string | null = null): { first: string; last: string } {
  const plain = bareName(full);
  let words = plain.split(/\s+/).filter((word) => !honorific.test(word));
  if (words.length < 2) return { first: words.join(' '), last: '' };
  const mailed = partedInMail(words, email) ?? partedInSite(words, email);
  if (mailed) return mailed;
  const surname = surnameInCapitals(words);
  if (surname) return surname;
  if (words[0]?.endsWith(',')) words = [...words.slice(1), words[0].replace(/,$/, '')];
  const suffix = words.length > 2 && /^(?:I{1,3}|IV|Jr\.?|Sr\.?)$/i.test(words.at(-1) ?? '') ? 1 : 0;
  const isInitial = (word: string) => /^\p{Lu}\.$/u.test(word);
  const isPreposition = (word: string, next = '') => /^(?:in|uit|aan|bij|onder|voor)$/.test(word) && isParticle(next);
  const particle = words.findIndex(
    (word, i) =>
      i > 0 && !isInitial(word) && (particles.has(fold(word).replace(/['’.]/g, '')) || word === 'Ó' || isPreposition(word, words[i + 1])),
  );
  // "Sanne Bakker-de Groot": two surnames, the second with a particle.
  const joined = words.findIndex((word, i) => i > 0 && particles.has(fold(/-(\p{L}+)$/u.exec(word)?.[1] ?? '')));
  const called = callName.exec(full)?.[1];
  if (joined > 0 && (particle < 0 || particle > joined))
    return { first: called ?? words.slice(0, joined).join(' '), last: words.slice(joined).join(' ') };
  let at = particle > 0 ? particle : words.length - 1 - suffix;
  // Of two surnames the particle stands before the second: "Lucas Ferreira da Silva".
  if (particle > 1 && portuguese.has(fold(words[particle] ?? ''))) at = particle - 1;
  if (particle < 0 && language === 'es' && words.length >= 3) at = words.length - 2;
  const first = words.slice(0, at);
  const initials = first.filter((word, i) => !(i > 0 && /^\p{Lu}\.?$/u.test(word)));
  const [given, last] = [(initials.length ? initials : first).join(' '), words.slice(at).join(' ')];
  // "Camille LEFÈVRE": capitals say which of the two is the last name.
  return { first: called ?? given, last: /^[\p{Lu}\s'’-]{4,}$/u.test(last) && !isUpperCase(given) ? toTitleCase(last) : last };
}
