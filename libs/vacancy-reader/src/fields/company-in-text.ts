import { verbose } from '@tandem/domain/verbose';
import { skillByName } from '@tandem/taxonomy/skills';
import { headingKind } from '../sections/headings';
import type { Clues } from './clues';
import { type Candidate, tidy } from './company-candidate';
import { isFirm, legalForm, mentions, name } from './company-words';
import { signedBy } from './signed';
import { titleLikeness } from './title-words';
import { escaped } from '../text/escaped';

/** Whose products others work with: named again and again by who is somebody else. */
const vendors = /^(?:microsoft|oracle|sap|salesforce|amazon|aws|azure|apple|cisco|ibm)$/i;

/** Without the words of the title and the place that a line end lost between them and the name. */
const withoutHead = (value: string, title: string | null, city: string | null): string => {
  const words = [...(title ?? '').split(' '), ...(city ?? '').split(' '), 'Job'].filter((word) => word.length > 1).map(escaped);
  return words.length > 0 ? value.replace(new RegExp(`^(?:(?:${words.join('|')})\\s+)+(?=\\S+\\s)`, 'u'), '') : value;
};

/** "Reageren kan bij Joke Smit, joke@site.nl": a person to write to or call. */
const toWrite = verbose('i')`
  (?:reage(?:ren|er)|solliciter?en|solliciteer|aanmelden|informatie|vragen|terecht|apply|information|questions|enquiries)\b
  [^.!?\n]{0,60}$
`;
const reachedBy = /^[^!?\n]{0,40}(?:@|\d{3})/;
const isContact = (text: string, match: RegExpExecArray): boolean => {
  const name = match[1] ?? '';
  const from = match.index + match[0].lastIndexOf(name);
  return !legalForm.test(name) && toWrite.test(text.slice(Math.max(0, from - 90), from)) && reachedBy.test(text.slice(from + name.length));
};

export const fromText = ({ document }: Clues, title: string | null, city: string | null): Candidate[] =>
  mentions.flatMap(([score, pattern]) =>
    [...document.text.matchAll(pattern)]
      .filter((match) => !isContact(document.text, match))
      .map((match) => {
        const value = tidy(withoutHead(match[1] ?? '', title, city));
        return { value, score: score - match.index / document.text.length / 2, at: match.index + match[0].lastIndexOf(value) };
      }),
  );

const named = new RegExp(`(?<=(?:^|[^\\p{L}])(?:[Hh]et|[Dd]e|[Bb]ij|[Aa]t|[Vv]an|[Tt]he|[Oo]ns|[Oo]ur)\\s)${name}`, 'gu');
const leastMentions = 2;

/** Names that come again and again behind "the" or "at". */
export const fromFrequency = ({ document }: Clues): Candidate[] => {
  const counts = new Map<string, number>();
  for (const match of document.text.matchAll(named)) {
    const value = tidy(match[1] ?? '');
    if (value.length > 2) counts.set(value, document.text.split(value).length - 1);
  }
  return [...counts]
    .filter(([value, count]) => count >= leastMentions && !skillByName(value) && !vendors.test(value))
    .map(([value, count]) => ({ value, score: 0.9 + 0.2 * Math.min(count, 5), at: document.text.indexOf(value) }));
};

const listing = /(?:^|\sPrint\s+)(?:Print\s+)?([\p{Lu}\d](?:(?!\sPrint\s).){1,60}?) voor een job in\s/mu;

/** "Company voor een job in Place", as the Flemish employment service writes it. */
export const fromListing = ({ document }: Clues): Candidate[] => {
  const match = listing.exec(document.text);
  const value = tidy(match?.[1] ?? '');
  return match && value ? [{ value, score: 5, at: document.text.indexOf(value, match.index) }] : [];
};

const opening = new RegExp(`^(?:De |Het |The )?${name}\\s+(?=\\p{Ll})`, 'u');
/** "Company overview": the part about who asks begins with his name. */
export const fromOwnPart = ({ sections }: Clues): Candidate[] =>
  sections
    .filter(({ kind }) => kind === 'company')
    .flatMap(({ blocks: [first] }) => {
      const value = tidy(opening.exec(first?.text ?? '')?.[1] ?? '');
      return first && value.length > 2 && titleLikeness(value) <= 0.4 ? [{ value, score: 1.8, at: first.start }] : [];
    });

/** A name right under "Contact" is of whom to call. */
const isPerson = ({ blocks }: Clues['document'], { text, start }: { text: string; start: number }): boolean => {
  const place = blocks.findIndex((block) => block.start === start);
  const above = blocks[place - 1];
  return above?.kind === 'heading' && headingKind(above.text) === 'apply' && !legalForm.test(text) && !isFirm(text);
};

/** Below the text, as whoever writes a message signs it. */
export const fromSignature = ({ document }: Clues): Candidate[] => {
  const signed = signedBy(document.text);
  const isListed =
    signed !== null && document.blocks.some(({ kind, start, end }) => kind === 'item' && start <= signed.start && signed.start < end);
  return signed && !isListed && !isPerson(document, signed) ? [{ value: tidy(signed.text), score: 2.2, at: signed.start }] : [];
};

/** Among the words of a short message: "Plukkers gezocht. € 13 per uur. Fruitbedrijf Peeters". */
export const fromNotice = ({ notice, document }: Clues): Candidate[] => {
  const [head = ''] = document.text.slice(0, notice?.title.start ?? 0).split(/\s+[-–|•]\s+|\n|[.:]\s/u);
  const named = [...(notice ? [{ text: head.trim(), start: 0 }] : []), ...(notice?.rest ?? [])];
  return named.filter(({ text }) => isFirm(text)).map(({ text, start }) => ({ value: tidy(text), score: 2, at: start }));
};

/** "Brouwerij De Hopbel in Breda brouwt bier": a firm by its name that begins a sentence. */
const sentenceOpening = new RegExp(
  `(?:^|[.!?\\n]\\s*)(?:De |Het |The )?${name}(?:\\s+(?:in|te|uit|from)\\s+\\p{Lu}[\\p{L}-]{2,25})?(?:\\s+\\p{Ll}{2,12}(?:t|s|n)\\b|(?=,\\s))`,
  'gu',
);
export const fromOpenings = ({ document }: Clues): Candidate[] =>
  [...document.text.matchAll(sentenceOpening)]
    .map((match) => ({ value: tidy(match[1] ?? ''), score: 1.8, at: match.index + match[0].indexOf(match[1] ?? '') }))
    .filter(({ value }) => isFirm(value));
