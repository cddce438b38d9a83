import { verbose } from '@tandem/domain/verbose';
import { findPlace, type Place } from '@tandem/geo/places';
import { longestPlace } from '../fields/labelled-place';
import { fold } from '../text/fold';
import type { Part } from '../text/split';

/** A part of a short message: one fact about the work, or words that are none. */
export interface NoticePiece extends Part {
  kind: 'hours' | 'days' | 'pay' | 'terms' | 'place' | 'words';
  /** Whether a mark of punctuation parts it from what comes before. */
  isApart: boolean;
  place: Place | null;
}

/** Brackets part facts from a title; what else stands in them belongs to it: "Engineer (Kubernetes)". */
const factual = String.raw`[^()]*(?:\d|time|uur|hour|remote|hybrid|zzp|tijd|bijbaan|oproep|stage|m\/[vf]|contract)[^()]*`;
const money = String.raw`(?:€|£|\$|eur)?\s?\d[\d.,]*\d{2}`;
const separator = new RegExp(
  String.raw`\s*(?:[;|•·●\n]|\((?=${factual}\))|(?<=\(${factual})\)|,(?!\d)|[.!?…]+(?=\s|$)|\s[-–—/]+(?=\s)(?!(?<=\d\s[-–—])\s${money})|:(?=\s|$)|\/(?=(?:remote|hybrid)\b)|[\p{Extended_Pictographic}\u{fe0f}\u{200d}]+)\s*`,
  'gu',
);

const amount = String.raw`\d[\d.,]*(?: ?k\b)?`;
const sign = '(?:€|£|\\$|euro?s?\\b|eur\\b)';
const label = String.raw`\b(?:salaris|salary|loon|uurloon|maandloon|stagevergoeding|vergoeding|pay|wage)`;
const unit = String.raw`(?:uur|u|maand|mnd|m|jaar|j|hour|hr|h|month|year|yr|annum|a|day|dag)\b\.?`;
const rate = String.raw`(?:\s?(?:bruto|gross|netto|euro?s?|eur|,-))*(?:\s?(?:per|p[./]?|an?|\/)\s?${unit})?`;
const joint = String.raw`\s?(?:-|tot|to|en|a)\s?`;

const facts: readonly (readonly [NoticePiece['kind'], RegExp])[] = [
  [
    'pay',
    new RegExp(
      String.raw`(?:${label}:? )?(?:van |of |tot |max\.? |up to |from |vanaf )?(?:${sign} ?${amount}(?:${joint}${sign}? ?${amount})?(?: ?${sign})?${rate}|(?<![\d.,/-])${amount}${joint}${amount} ?(?:${sign}|bruto|gross|k\b|(?:per|p[./]?|an?|\/) ?${unit})${rate}|(?<![\d.,/-])${amount} ?(?:${sign}|bruto|gross|(?:per|p[./]?|an?|\/) ?${unit})${rate}|(?<![\d.,/-])\d{4} ?- ?\d{4}\b|(?<=${label}:? (?:(?:tot|van|vanaf|is|max\\.?|maximaal|minimaal|up to|from|of) )*)${amount}(?:${joint}${amount})?)`,
    ),
  ],
  [
    'hours',
    verbose()`
      (?:(?:voor|for|van|circa|ca\.?|ongeveer|about|minimaal|min\.?|max\.?) )*(?<![\d.,/])\d{1,2}(?:[.,]\d)? ?
      (?:(?:uur|u|h)? ?(?:-|\/|tot|to|of|or|a) ?\d{1,2} ?)?-?(?:uur|uren|urige|u|h|hrs?|hours?)\b
      (?:[ ]?(?:per|p\.?\/?|a|\/|in de) ?(?:week|wk|w)\b\.?)?
    `,
  ],
  ['hours', /(?<![\d.,])[01](?:[.,]\d{1,2})?(?: ?- ?[01](?:[.,]\d{1,2})?)? ?(?:fte|wtf)\b/],
  [
    'days',
    verbose()`
      (?:(?:voor|for) )?(?:\d|een|twee|drie|vier|vijf|one|two|three|four|five)(?: ?(?:-|a|of|tot|to|or) ?(?:\d|drie|vier|three|four))? ?
      (?:dagen|dgn|dag|days?|diensten|shifts)\b(?:[ ]?(?:per|p\.?\/?|a|\/|in de) ?(?:week|wk|w)\b\.?)?
    `,
  ],
  [
    'terms',
    verbose('u')`
      \b(?:
        full[ -]?time|part[ -]?time|voltijds?|deeltijds?|vaste? (?:contract|baan|dienst|dienstverband|aanstelling)
        |tijdelijk(?: contract)?|jaarcontract|permanent(?: contract| role| position)?|temporary|zzp(?:'er)?|freelance|loondienst|remote
        |hybride?|(?<=^ ?)vast(?= ?$)|per direct|asap|z\.?s\.?m\.?|bijbaan|weekendbaan|oproepbasis|nulurencontract
      )(?![\p{L}-])
    `,
  ],
];

const place = verbose('giu')`
  (?<![\p{L}])(?:
    (?<=(?:gezocht|gevraagd|nodig|wanted|needed|required)\s)
    |(?:in|te|port of|haven van|regio|omgeving|near|nabij|bij|around|vlakbij|in de buurt van|standplaats|locatie)\s+
  )(?:(?:de |het |the )?(?:regio|omgeving|centrum|centre of|center of|area)\s+(?:van\s+)?)?
  (\p{L}[\p{L}'’.-]+(?:\s\p{L}[\p{L}'’-]+){0,3})
`;
/** So many people live in a place whose name counts without a capital. */
const large = 10_000;
const ordinaryWords = verbose('i')`
  ^(?:
    van|de|den|het|als|best|reek|rest|made|ben|well|bath|reading|march|home|hall|peer|ham|mol|lent|groet|groeten|sale|deal|hove|ware
    |stone|battle|street|wells|rugby|nelson|hale|kok|bakel|echt|goes|zorg|team|horst|boom|heist|balen|essen|mail|bar
  )$
`;

const known = (written: string): { place: Place; written: string } | null => {
  const found = longestPlace(written, null);
  // "Vac. kok" is short for more than a town in Hungary.
  if (!found || /^vac$/i.test(found.written) || (ordinaryWords.test(found.written) && !/^\p{Lu}/u.test(found.written))) return null;
  return /^\p{Lu}/u.test(found.written) || found.place.population >= large ? found : null;
};

const piece = (kind: NoticePiece['kind'], text: string, start: number, isApart: boolean, at: Place | null = null): NoticePiece => {
  const lead = /^[\s,;:/+–-]*/u.exec(text)?.[0].length ?? 0;
  const body = text.slice(lead).replace(/[\s,;:/–-]+$/u, '');
  return { kind, text: body, start: start + lead, end: start + lead + body.length, isApart, place: at };
};

/** The whole of some words names a place: "zwolle", "Den Haag e.o." */
const wholePlace = (words: string): { place: Place; written: string } | null => {
  const bare = words.trim().replace(/\s+(?:e\.?o\.?|en omgeving|and surroundings|city cent(?:re|er)|town cent(?:re|er)|centrum)$/i, '');
  const found = known(bare);
  return found && found.written.length === bare.length ? found : null;
};

/** "Eindhoven hbo": a large place begins words behind others. */
const placeAtStart = (words: string): { place: Place; written: string } | null => {
  const found = /^\s*\p{Lu}/u.test(words) ? longestPlace(words.trim(), null) : null;
  return found && found.place.population >= large && !ordinaryWords.test(found.written) ? found : null;
};

/** "Receptionist Amersfoort": a large place ends the words. */
const placeAtEnd = (words: string): { index: number; place: Place } | null => {
  const parts = words.trimEnd().split(' ');
  for (let count = Math.min(3, parts.length - 1); count > 0; count--) {
    const name = parts.slice(-count).join(' ');
    const found = /^\p{Lu}\p{Ll}/u.test(name) && !ordinaryWords.test(name) ? findPlace(name) : null;
    if (found && found.population >= large) return { index: words.trimEnd().length - name.length, place: found };
  }
  return null;
};

const placedWords = (words: string, start: number, isApart: boolean): NoticePiece[] => {
  if (!words.trim()) return [];
  const whole = wholePlace(words);
  if (whole) {
    const from = words.indexOf(whole.written);
    return [piece('place', whole.written, start + from, isApart, whole.place)];
  }
  for (const match of words.matchAll(place)) {
    const found = known(match[1] ?? '');
    if (!found) continue;
    const from = match.index + match[0].length - (match[1]?.length ?? 0);
    const to = from + found.written.length;
    return [
      ...(words.slice(0, match.index).trim() ? [piece('words', words.slice(0, match.index), start, isApart)] : []),
      piece('place', words.slice(from, to), start + from, isApart && !words.slice(0, match.index).trim(), found.place),
      ...placedWords(words.slice(to), start + to, false),
    ];
  }
  const front = start > 0 && !isApart ? placeAtStart(words) : null;
  if (front) {
    const to = words.indexOf(front.written) + front.written.length;
    return [piece('place', words.slice(0, to), start, false, front.place), ...placedWords(words.slice(to), start + to, false)];
  }
  const end = placeAtEnd(words);
  if (!end) return [piece('words', words, start, isApart)];
  return [
    piece('words', words.slice(0, end.index), start, isApart),
    piece('place', words.slice(end.index), start + end.index, false, end.place),
  ];
};

/** The first fact of a segment, then what comes before and behind it. */
const inSegment = (text: string, start: number, isApart: boolean): NoticePiece[] => {
  if (!text.trim()) return [];
  const folded = fold(text);
  const [first] = facts
    .flatMap(([kind, pattern]) => {
      const match = pattern.exec(folded);
      return match ? [{ kind, index: match.index, length: match[0].length }] : [];
    })
    .sort((a, b) => a.index - b.index || b.length - a.length);
  if (!first) return placedWords(text, start, isApart);
  const { kind, index, length } = first;
  const head = text.slice(0, index);
  return [
    ...placedWords(head, start, isApart),
    piece(kind, text.slice(index, index + length), start + index, isApart && !head.trim()),
    ...inSegment(text.slice(index + length), start + index + length, false),
  ];
};

/** A short message in its facts and the words around them. */
export const noticePieces = (text: string): NoticePiece[] => {
  const pieces: NoticePiece[] = [];
  let from = 0;
  for (const match of [...text.matchAll(separator), null]) {
    pieces.push(...inSegment(text.slice(from, match?.index), from, true));
    if (match) from = match.index + match[0].length;
  }
  return pieces.filter(({ text: written }) => written !== '');
};
