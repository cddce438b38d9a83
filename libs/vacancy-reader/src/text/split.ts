import { verbose } from '@tandem/domain/verbose';
import { type Span, spanAt } from '../document/document';
import { bullet, itemsInLine } from './items';

/** A part of a text with its place. */
export interface Part extends Span {
  text: string;
}

const trimmed = (text: string, start: number): Part => {
  const lead = /^[\s;,.:•●✅–—-]*(?:en|and|of|or)?(?<=^|\s|[;,.:•●✅–—-])\s*/u.exec(text)?.[0].length ?? 0;
  const body = text.slice(lead).replace(/[\s;,.]+$/u, '');
  return { text: body, ...spanAt(start, lead, body.length) };
};

/** Cuts a text at a pattern; parts keep their places. */
export const cut = (text: string, start: number, at: RegExp): Part[] => {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(at)) {
    parts.push(trimmed(text.slice(from, match.index), start + from));
    from = match.index + match[0].length;
  }
  parts.push(trimmed(text.slice(from), start + from));
  return parts.filter((part) => /[\p{L}\p{N}]{2}/u.test(part.text));
};

const sentenceEnd = verbose('gu')`
  (?<=[^\s.]{2}[.!?…]|\S[!?]|\p{Ll}{3} \d\.|(?:[Rr]ijbewijs|[Ll]icen[cs]e|[Cc]ategorie|[Cc]ategory|[Tt]ype|[Ss]chaal) \p{Lu}\.)(?<!
    \b(?:min|max|incl|excl|bijv|resp|circa|ca|evt|ong|nr|vs|approx|vlnr)\.
  )\s+(?=[\p{Lu}\d"“'‘*])|\s*;\s+|\n
`;
export const sentences = (text: string, start: number): Part[] => cut(text, start, sentenceEnd);

/** Words after which a capital letter begins a name and no new item. */
const before =
  'de|het|een|van|in|op|bij|met|en|of|voor|door|via|aan|naar|te|als|tot|uit|over|onze|ons|jouw|je|uw|the|a|an|to|and|or|at|with|for|by|our|your|from|ms|microsoft|google|adobe';
const newItem = new RegExp(`(?<=[\\p{Ll}\\p{N}).%!…])(?<!(?:^|[\\s(])(?:${before}))\\s+(?=\\p{Lu}[\\p{Ll}-]|\\d{2,3}%)`, 'giu');

/** A word in capitals that begins no item: what follows it in capitals belongs to the same name. */
const endsInName = /\s\p{Lu}[\p{L}/-]*$/u;
const startAfter = (place: RegExpExecArray | undefined): number => (place ? place.index + place[0].length : 0);

/** A list that lost its line ends: every capital letter that follows no small word begins an item. Case counts in the letters around. */
export const capitalStarts = (text: string, start: number): Part[] => {
  const places: RegExpExecArray[] = [];
  for (const match of text.matchAll(newItem)) {
    const next = text[match.index + match[0].length] ?? '';
    const last = text[match.index - 1] ?? '';
    const lead = text.slice(startAfter(places.at(-1)), match.index);
    if (/[\p{Lu}\d]/u.test(next) && !/\p{Lu}/u.test(last) && !endsInName.test(lead)) places.push(match);
  }
  const parts: Part[] = [];
  let from = 0;
  for (const place of places) {
    parts.push(trimmed(text.slice(from, place.index), start + from));
    from = place.index + place[0].length;
  }
  parts.push(trimmed(text.slice(from), start + from));
  return parts.filter((part) => /[\p{L}\p{N}]{2}/u.test(part.text));
};

const flatLength = 60;

/** The items of a paragraph: of a list without line ends if it looks like one, its sentences otherwise. */
export const partsOf = (text: string, start: number): Part[] => {
  const items = itemsInLine(text);
  if (items.length > 1) {
    let from = 0;
    return items.map((item) => {
      const at = text.indexOf(item, from);
      from = at + item.length;
      return trimmed(item.replace(bullet, ''), start + at + (item.length - item.replace(bullet, '').length));
    });
  }
  const told = sentences(text, start);
  const stops = (text.match(/(?<!\b(?:min|max|incl|excl|bijv|resp|evt|ca))[.!?](?:\s|$)/gi) ?? []).length;
  const starts = capitalStarts(text, start);
  return text.length > flatLength && starts.length >= 3 && stops * 3 < starts.length ? starts : told;
};
