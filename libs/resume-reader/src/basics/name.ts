import { verbose } from '@tandem/domain/verbose';
import type { PdfDocument } from '@tandem/pdf-text/read';
import type { Found } from '../result';
import { cellOf, type Line, lineOf, type Span, styleKey } from '../layout/line';
import { fold, isUpperCase, toTitleCase, wordsOf } from '../text/fold';
import { withoutDates } from '../text/dates';
import { found, spansOf } from '../text/found';
import { isSectionHeading } from '../vocabulary/headings';
import { titleScore } from '../vocabulary/titles';
import { isTown, placeScore } from '../vocabulary/places';
import { bareName, isParticle, splitName } from './surnames';

export interface ReadName {
  firstName: Found<string> | null;
  lastName: Found<string> | null;
}

const notName = verbose()`
  \b(?:
    resume|cv|lebenslauf|page|phone|email|address|street|profile|contact|functional|chronological|sample|template|europass|personal
    |name
  )\b
`;
/** Nobody is called so. */
const neverName = verbose()`
  \b(?:
    curriculum|vitae|information|experience|summary|education|nationaliteit|nationality|nationalitat|nationalite|geslacht|gender
    |burgerlijke|marital|telefoon|telephone|woonplaats|rijbewijs|geboortedatum|geboorteplaats
  )\b
`;
const namePattern = verbose('u')`
  ^\p{Lu}[\p{L}'’.-]*(?:
    \s+(?:
      \p{Lu}[\p{L}'’.-]*|van|von|der|den|de|di|da|del|della|do|dos|das|du|la|le|ter|ten|te|het|['’]t|op|tot|thoe|baron(?:es)?
      |jonk(?:heer|vrouw)|(?:in|uit|aan|bij|onder|voor)(?=\s+(?:['’]t|de|den|der|het)\s)|bin|ibn|al|el|zu|y|e|i
    )
  ){1,6}$
`;

/** Letters of professional bodies behind two names or more, after commas; set in capitals a name looks like them. */
const credentials = /(?<=[\p{L}.]\s+[\p{L}'’.-]+)(?:,\s*[A-Z]{2,6}(?:-[A-Z]{1,4})?)+$/u;

/** "VAN DEN BERG, JEROEN": a surname with its particle before the first name. */
const surnameFirst = /^((?:van|de|den|der|ter|ten|von|el|le|la|'t)\s[^,]{2,40}),\s*(\p{L}[\p{L}'’.-]*(?:\s\p{L}[\p{L}'’.-]*){0,2})$/iu;

/** "CV – Jonas Peeters", "Curriculum vitae van Jonas Peeters", "Profiel Jonas Peeters". */
const paperOf = verbose('iu')`
  ^(?:curriculum vit(?:ae|æ)|cv|c\.v\.|resume|résumé|lebenslauf|profile?(?= of\s)|profiel(?=\s\S+\s\S))
  (?:[\s:|·•–—-]+(?:van|of|von|de|di)?\s*)(?=\p{Lu})
`;

/** "Hi, I'm Jonas Peeters", "Mijn naam is Jonas Peeters". */
const greeting = verbose('iu')`
  ^(?:(?:hoi|hallo|hai|dag|hi|hello|hey|bonjour|salut)\b[\s,!.–-]*)?(?:
    ik ben|ik heet|mijn naam is|i am|i['’]m|my name is|ich bin|ich heiße|je suis|je m['’]appelle
  )\s+(?=\p{Lu})
`;

/** "Jonas Peeters – lorry driver", "Lorry driver – Jonas Peeters": what somebody is. */
function withoutTrade(text: string): string {
  const [, name = '', trade = ''] = /^(.*?)(?:\s+[|·•–—-]\s+|,\s+)(.*)$/u.exec(text) ?? [];
  const isTrade = (part: string, other: string) => other.includes(' ') && titleScore(part) > 0.5 && titleScore(other) === 0;
  return isTrade(trade, name) ? name : isTrade(name, trade) ? trade : text;
}

/** "Jonas Peeters’s Resume". */
const ownPaper = /(?<=\p{L})['’]s? (?:resume|résumé|cv|curriculum vitae)$/iu;

/** "FedericoRamírez": a space that was lost; "MacArthur" and "LeBron" are one. */
const gluedNames = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{3})/gu;

/** What is left of "(*28.10.1997)" without the day. */
const withoutBirth = (text: string): string => text.replace(/\s*\(\s*[*°]?\s*\)/gu, '');

/** "Yara Mensah (17)", "Yara Mensah, 17 jaar". */
const age = /(?:\s*\(\s*\d{2}(?:\s*(?:jaar|jr\.?|years?(?: old)?))?\s*\)|,?\s+\d{2}\s+(?:jaar|years old))\s*$/iu;

/** "Yara Mensah, 17 jaar, Assen": how old somebody is and where he lives. */
const ageAndTown = /,\s+\d{2}\s+(?:jaar|years old)(?:,.*)?$/iu;

/** How much a text reads like the name of a person: 0 to 1. */
export function nameScore(text: string): number {
  const plain = bareName(text);
  if (/^(?:curriculum vit(?:ae|æ)|cv|resume|résumé|lebenslauf)$/i.test(plain)) return 0;
  if (plain.length > 45 || /[\d@/|:]/.test(plain) || !namePattern.test(plain)) return 0;
  const all = plain.split(/\s+/);
  const words = all.filter((word) => !isParticle(word));
  if (words.length > 6) return 0;
  if (isSectionHeading(plain) || neverName.test(fold(plain)) || placeScore(plain) > 0.5) return 0;
  let score = words.length <= 4 ? 1 : 0.7;
  // "Pieter-Jan van 't" goes on in the next line.
  if (isParticle(all.at(-1) ?? '')) score -= 0.5;
  if (notName.test(fold(plain))) score -= 0.6;
  if (titleScore(plain) > 0.5) score -= 0.6;
  return Math.max(0, score);
}

interface Candidate {
  text: string;
  spans: Span[];
  score: number;
}

/** Dutch particles behind a first name have small letters; in capitals and small letters alike nobody sees which they have. */
const dutchParticle = /(?<=\p{L}\s)(?:Van|De|Den|Der|Ten|Ter|Het|Op|In|'T)(?=\s(?:\p{Lu}|'))/gu;

const tidy = (text: string, language = ''): string => {
  if (!isUpperCase(text) && text !== text.toLowerCase()) return text;
  const cased = toTitleCase(text);
  return language === 'nl' ? cased.replace(dutchParticle, (particle) => particle.toLowerCase()) : cased;
};

/** "john**smith**": designers part the two names by their look alone. */
function nameInStyles(line: Line): string {
  const spans = spansOf([line]).filter(({ text }) => /\p{L}/u.test(text));
  const [first, second] = spans;
  const isOne = spans.length === 2 && /^\p{L}+$/u.test(line.text) && first?.fontSize === second?.fontSize;
  return isOne ? spans.map(({ text }) => text).join(' ') : line.text;
}

function candidates(
  lines: readonly Line[],
  email: string | null,
  largest = largestOf(lines.filter((line) => line.page === 1)),
): Candidate[] {
  const first = lines.filter((line) => line.page === 1);
  const mail = email ? fold(email.split('@')[0] ?? '').replace(/[^a-z]/g, '') : '';
  return first.flatMap((line) => {
    // Its letters may be of two looks, "**int**erests".
    if (isSectionHeading(line.text)) return [];
    // A wide gap parts the name from what stands beside it; words of a spaced name stand closer.
    const apart = line.cells.some((cell, i) => i > 0 && cell.x - (line.cells[i - 1]?.right ?? 0) > 2.5 * line.style.fontSize);
    const plain = apart ? line.text : nameInStyles(line);
    const groups = apart ? line.cells : [{ text: plain, spans: spansOf([line]) }, ...(line.cells.length > 1 ? line.cells : [])];
    return groups.flatMap(({ text: printed, spans }, g) => {
      const text = withoutTrade(
        withoutBirth(withoutDates(printed))
          .replace(ageAndTown, '')
          .replace(age, '')
          .replace(/^(?:name|naam|nom|nombre|nome)\s*:?\s+/i, '')
          .replace(/^#+\s+/, '')
          .replace(paperOf, '')
          .replace(greeting, '')
          .replace(ownPaper, '')
          .replace(gluedNames, ' ')
          .replace(surnameFirst, '$2 $1')
          .replace(credentials, '')
          .replace(/\s+/g, ' ')
          .trim(),
      );
      const base = nameScore(isUpperCase(text) || text === text.toLowerCase() ? toTitleCase(text) : text);
      if (base === 0) return [];
      const size = Math.max(...spans.filter((span) => !span.icon).map((span) => span.fontSize));
      const inMail = mail !== '' && wordsOf(text).some((word) => word.length > 2 && mail.includes(word));
      // "Bergen op Zoom" may stand alone above all else.
      if (isTown(text) && !inMail) return [];
      const score = base + 1.6 * (size / largest) + (inMail ? 0.6 : 0) - line.top / 1200 - (g > 0 ? 0.05 : 0);
      return [{ text, spans, score }];
    });
  });
}

const firstLabel = /^(?:voorna(?:am|men)|roepnaam|first names?|given names?|vornamen?|pr[eé]noms?|nombres?|nome)$/iu;
const lastLabel =
  /^(?:achternaam|familienaam|last name|family name|surname|nachname|familienname|nom(?: de famille)?|apellidos?|cognome)$/iu;

const wholeLabel = verbose('iu')`
  ^(?:
    achternaam\s*(?:\(-?namen\))?\s*\/\s*voorna(?:am|men)\s*(?:\(-?namen\))?|surname(?:\(s\))?\s*\/\s*first name(?:\(s\))?
    |(?:nach)?name\s*\/\s*vorname|nom\s*\/\s*pr[eé]nom|naam|volledige naam|naam en voornaam|voor- en achternaam|name|full name
  )$
`;

const isNameText = (text: string): boolean => /^\p{L}[\p{L}\s.'’()-]{0,40}(?:,\s\p{L}[\p{L}\s.'’()-]{0,40})?$/u.test(text);

/** "Naam: Roos van Loon Geboren: 04-02-2001": several labels in one cell, each as a line. */
const labelsApart = (line: Line): Line[] => {
  const parts = line.text.split(/\s+(?=\p{Lu}\p{L}[\p{L}-]{1,18}:\s)/u);
  return line.cells.length === 1 && parts.length > 1 && parts.every((part) => part.includes(':'))
    ? parts.map((text) => ({ ...line, text }))
    : [line];
};

/** What stands behind a label: "Voornaam: Nadia", also with the colon in the second cell. */
function behindLabel(lines: readonly Line[], label: RegExp): Found<string> | null {
  for (const line of lines.flatMap(labelsApart)) {
    // A form may have two labels on a line, each with its value in the next cell.
    const at = line.cells.findIndex(({ text }) => label.test(text.replace(/\s*:$/, '')));
    const beside = at >= 0 && line.cells.length > 2 ? line.cells[at + 1] : undefined;
    if (beside && isNameText(beside.text)) return found(tidy(beside.text), 0.97, beside.spans);
    const [name, value] = /^([^:]{3,45}?)(?:\s*:\s*|\s{2,})(\S.*)$/u.exec(withoutBirth(withoutDates(line.text)))?.slice(1) ?? [];
    const text = value?.replace(/^[:\s]+/, '').trim() ?? '';
    // "Name / Naam: Sofia da Silva".
    if (name && (label.test(name) || name.split(/\s*\/\s*/).every((part) => label.test(part))) && isNameText(text))
      return found(tidy(text), 0.97, spansOf([line]));
  }
  return null;
}

/** First and last name in two lines of a form, or both in one. */
function nameOfForm(lines: readonly Line[], language: string): ReadName | null {
  const [firstName, lastName] = [behindLabel(lines, firstLabel), behindLabel(lines, lastLabel)];
  if (firstName && lastName) return { firstName, lastName };
  const printed = behindLabel(lines, wholeLabel);
  // "Nowak, Agnieszka"
  const whole = printed && { ...printed, value: printed.value.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1') };
  if (!whole || nameScore(whole.value) < 0.7) return null;
  const { first, last } = splitName(whole.value, language);
  return { firstName: { ...whole, value: first }, lastName: last ? { ...whole, value: last } : null };
}

/** The name: what reads like one, large, near the top, and alike the mail address. */
export function readName(lines: readonly Line[], email: string | null, language: string, info: PdfDocument['info']): ReadName {
  const stated = nameOfForm(lines, language);
  if (stated) return stated;
  const all = [...candidates(lines, email), ...stackedNames(lines, email), ...stackedNames(largestApart(lines), email)];
  const [chosen] = all.sort((a, b) => b.score - a.score);
  const lone = firstNameAlone(lines, email);
  const text = chosen?.text ?? (info.author && nameScore(info.author) >= 0.9 ? info.author : null) ?? lone?.text;
  if (!text) return { firstName: null, lastName: null };
  const { first, last } = splitName(tidy(text, language), language, email);
  const confidence = chosen ? Math.min(0.97, 0.45 + chosen.score / 5) : 0.4;
  const spans = chosen?.spans ?? (lone ? spansOf([lone]) : []);
  return { firstName: first ? found(first, confidence, spans) : null, lastName: last ? found(last, confidence, spans) : null };
}

/** One word, larger than all others, that the mail address begins with: somebody who gives no last name. */
function firstNameAlone(lines: readonly Line[], email: string | null): Line | undefined {
  const largest = largestOf(lines);
  return lines.find(
    ({ page, text, style }) =>
      page === 1 && style.fontSize >= largest && /^\p{Lu}\p{L}{2,}$/u.test(text) && email !== null && fold(email).startsWith(fold(text)),
  );
}

/** Designers set the two names in one size, and one of them bolder or in a colour of its own. */
const isOneLook = (above: Line, below: Line): boolean =>
  styleKey(above.style) === styleKey(below.style) ||
  (above.style.fontSize === below.style.fontSize && !/\s/.test(above.text) && titleScore(below.text) === 0);

/** First and last name on two lines of one look: together they are one candidate. */
function stackedNames(lines: readonly Line[], email: string | null): Candidate[] {
  const first = lines.filter((line) => line.page === 1);
  const alike = (above: Line | undefined, below: Line | undefined) =>
    above && below && isOneLook(above, below) && below.top - above.bottom < above.style.fontSize && below.top > above.top;
  return first.flatMap((line, i) => {
    const [second, third] = [first[i + 1], first[i + 2]];
    if (!second || !alike(line, second)) return [];
    const parts = third && alike(second, third) ? [line, second, third] : [line, second];
    if (!parts.every(({ text }) => /^[\p{L}'’.-]+(?:\s[\p{L}'’.-]+){0,2}$/u.test(text))) return [];
    const spans = spansOf(parts);
    const text = parts.map((part) => part.text).join(' ');
    const joined = { ...line, text, cells: [{ ...cellOf(spans), text }] };
    return candidates([joined], email, largestOf(first)).map((candidate) => ({ ...candidate, score: candidate.score + 0.1 }));
  });
}

/** What is set largest, without what stands beside it: contacts at the right of a name over two lines. */
function largestApart(lines: readonly Line[]): Line[] {
  const size = largestOf(lines);
  return lines.flatMap((line) => {
    const spans = spansOf([line]).filter(({ fontSize, icon }) => !icon && fontSize > 0.95 * size);
    return spans.length > 0 ? [lineOf([cellOf(spans)], false, line.column)] : [];
  });
}

const largestOf = (lines: readonly Line[]) => Math.max(...lines.map((line) => line.style.fontSize), 1);
