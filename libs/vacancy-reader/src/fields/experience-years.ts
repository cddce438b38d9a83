import { verbose } from '@tandem/domain/verbose';
import { numberWords } from '@tandem/domain/number-words';
import { spanAt } from '../document/document';
import type { Found } from '../result';
import { fold } from '../text/fold';
import type { Clues } from './clues';
import { isWish } from './entry';

const numbers: Readonly<Record<string, number>> = { ...numberWords, 'a couple of': 2, 'couple of': 2 };
const number = `(\\d{1,2}|${Object.keys(numbers).join('|')})`;
const years: readonly RegExp[] = [
  new RegExp(
    `\\b${number}\\s*(?:\\+|plus)?\\s*(?:-|to|tot|a|of|or)?\\s*(?:\\d{1,2}|${Object.keys(numbers).join('|')})?\\s*(?:\\+)?\\s*(jaar|jaren|years?|yrs|months?|maanden)'?\\)?[^.;\\n]{0,90}?\\b(?:\\w*ervaring|experience)`,
    'g',
  ),
  /\b(\d{1,2}) ?\+ ?(years?|yrs|jaar|jaren)\b/g,
  new RegExp(`\\b${number}\\s*\\+?\\s*(years?|yrs)'? post[ -](?:qualif|regist|graduat)`, 'g'),
  new RegExp(
    `\\b(?:at least|minimum(?: of)?|minstens|minimaal|ten minste)\\s+${number}\\s*(?:\\+)?\\s*(jaar|years?)\\s+(?:as|als|werkzaam|gewerkt|worked|in een (?:soortgelijke|vergelijkbare)|in a(?: [\\w-]+){0,4} (?:role|position|job|environment|setting))\\b`,
    'g',
  ),
  // "3 years or more with dairy cows", "Two years in a similar role": a demand that begins with them.
  new RegExp(
    `(?<=^|\\n)(?:at least |minimum (?:of )?|minimaal |minstens |ten minste )?${number}(?: ?\\+| ?(?:[-–]|to|tot) ?\\d{1,2})? (jaar|years?)(?: or more| of meer)? (?:with|as|in|working|als|werkzaam)\\b(?! (?:a row|bezit|our|dienst)\\b)`,
    'g',
  ),
  new RegExp(`(?<=^|\\n)(?:at least )?${number} or more (years?) (?:with|as|in|of|working)\\b`, 'g'),
  new RegExp(
    `\\b(?:have|has|hebt|heb) (?:\\w+ ){1,6}?for (?:at least |over |more than |a minimum of )?${number}(?: ?\\+)? (years?)\\b`,
    'g',
  ),
  new RegExp(`\\b(?:worked|gewerkt)\\b[^.;\\n]{0,60}?\\b${number}\\s*(jaar|jaren|years?|months?|maanden)\\b`, 'g'),
  new RegExp(
    `\\b(?:\\w*ervaring|experience)\\b[^.;\\n]{0,40}?\\b${number}\\s*(?:\\+|-\\s*\\d+)?\\s*(jaar|jaren|years?|months?|maanden)\\b`,
    'g',
  ),
];
/** "5 years of CNC turning", "A year in a real bakery": an entry of what is asked that begins with them. */
const ofWork = new RegExp(
  `^(?:at least |a minimum of |minimum |minimaal |minstens |ten minste )?(${Object.keys(numbers).join('|')}|\\d{1,2}|an?)(?: ?\\+| or more)? (?:(years?) (?:of|in|with|as)|(jaar) (?:in|met|als|bij|op|aan))\\b`,
);
const notAsked = verbose()`
  (?:jaar|jaren) (?:in (?:het )?bezit van )?(?:een |je |het )?(?:geldige? )?(?:auto)?rijbewijs
  |years? (?:of )?(?:holding )?(?:a |your )?(?:full |clean |valid )*driving licen|history over the past|afgelopen|wij hebben|we have
  |bestaat|al ruim|(?:dankzij|met) (?:ruim|meer dan|al)|thanks to|more than \d+ years of (?:history|service)|maximum van
  |max\.? |beperkte ervaring \( ?<|< ?$
`;

const halfSaid = /\s(?:of|in|with|as|for|working|als|met|bij|op|aan|werkzaam)$/;
const longestSaid = 80;
/** "Five years of", with what they are spent with where that is short: people read it. */
const saidOfYears = (matched: string, clause: string): string => {
  if (!halfSaid.test(matched)) return matched;
  const whole = (clause.split(/[.!?](?:\s|$)/, 1)[0] ?? '').trimEnd();
  return whole.length > matched.length && whole.length <= longestSaid ? whole : matched.replace(halfSaid, '');
};

/** The years of work that are asked. Of a range the lower end counts, of several demands the first. */
export const readExperienceYears = ({ document, sections }: Clues): Found<number> | null => {
  const text = fold(document.text);
  const asked = sections.filter(({ kind }) => kind === 'requirements').flatMap(({ blocks }) => blocks);
  const inItems = asked.flatMap(({ text: item, start }) => {
    const match = ofWork.exec(fold(item));
    return match ? [Object.assign(match, { index: start + match.index })] : [];
  });
  const matches = [...years.flatMap((pattern) => [...text.matchAll(pattern)]), ...inItems].sort((a, b) => a.index - b.index);
  for (const match of matches) {
    const clause = text.slice(match.index).split(/[\n,;]/, 1)[0] ?? '';
    if (isWish(clause) && clause.length < 120) continue;
    const around = text.slice(Math.max(0, match.index - 40), match.index + match[0].length);
    // "Een jaar of drie" is three.
    const written = /^een jaar of (\w+)/.exec(text.slice(match.index))?.[1] ?? match[1] ?? '';
    const count = (numbers[written] ?? (/^an?$/.test(written) ? 1 : Number(written))) / (/month|maand/.test(match[2] ?? '') ? 12 : 1);
    // "0 tot 3 jaar ervaring": none is asked, whatever is said further on.
    if (count === 0) return null;
    if (count > 0 && count <= 20 && !notAsked.test(around))
      return { value: count, confidence: 0.85, span: spanAt(0, match.index, saidOfYears(match[0], clause).length) };
  }
  return null;
};
