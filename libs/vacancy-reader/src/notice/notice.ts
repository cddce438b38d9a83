import type { SourceDocument } from '../document/document';
import { isFirm, legalForm } from '../fields/company-words';
import { cleanTitle, titleLikeness } from '../fields/title-words';
import { headingKind, type SectionKind } from '../sections/headings';
import { fold } from '../text/fold';
import type { Part } from '../text/split';
import { type NoticePiece, noticePieces } from './pieces';
import {
  anyone,
  anyoneFor,
  anyWork,
  asksBefore,
  asksBehind,
  forWhom,
  hurries,
  inSentence,
  openers,
  otherPaper,
  placement,
  titleEnds,
  withoutCustomers,
} from './words';

/** A message of a few words, as people type it into a chat: "Kapper gezocht, 24 uur, Deventer". */
export interface Notice {
  title: Part;
  /** Whether the title is work that is known. */
  isKnown: boolean;
  /** Somebody is asked for in so many words; otherwise the title stands alone before facts. */
  isAsked: boolean;
  /** All facts, in their order. */
  facts: NoticePiece[];
  /** What is no fact behind the title: what stands before it says who asks. */
  rest: NoticePiece[];
}

/** Headings a text has that is more than a message. */
const parts = new Set<SectionKind | null>(['duties', 'requirements', 'wishes', 'benefits']);
const mostWords = 60;
const mostLetters = 600;
const mostTitle = 7;
const known = 0.5;
/** So like a title is one that a table has. */
const certain = 0.9;

const isShort = ({ text, blocks }: SourceDocument): boolean =>
  text.length <= mostLetters &&
  text.split(/\s+/).length <= mostWords &&
  blocks.every(
    ({ kind, text: line }, place) => place === 0 || kind !== 'heading' || !parts.has(headingKind(line)) || titleLikeness(line) >= known,
  );

/** The name of the work in some words, without what leads to it and what is said behind it. */
const titleIn = ({ text, start }: Part, from: number, to = text.length): Part | null => {
  const opened = openers.exec(text.slice(from, to))?.[0].length ?? 0;
  const lead = opened + (anyoneFor.exec(text.slice(from + opened, to))?.[0].length ?? 0);
  const words = text.slice(from + lead, to);
  const short = words.replace(titleEnds, '');
  const body = (titleLikeness(short) >= titleLikeness(words) ? short : words).replace(/[\s,;:.!(-]+$/u, '');
  const value = cleanTitle(body);
  if (!/\p{L}{2}/u.test(value) || value.split(' ').length > mostTitle) return null;
  const at = start + from + lead;
  return { text: value, start: at, end: at + body.length };
};

/** `isOwn`: it is asked for by its own words or right behind them, and not by some of a piece before. */
type Reading = { title: Part; isAsked: boolean; isOwn: boolean; piece: NoticePiece };

const isKnown = ({ title }: Reading): boolean => titleLikeness(title.text) >= known;

const readingOf = (piece: NoticePiece, wasAsked: boolean): Reading | 'asked' | null => {
  const behind = asksBehind.exec(piece.text);
  const named = behind ? titleIn(piece, 0, behind[1]?.length) : null;
  if (named && (!anyone.test(named.text) || titleLikeness(named.text) >= certain))
    return { title: named, isAsked: true, isOwn: true, piece };
  const before = asksBefore.exec(piece.text);
  const from = before?.[0].length ?? 0;
  const isAsked = wasAsked || before !== null || hurries.test(piece.text) || placement.test(piece.text);
  const title = before && forWhom.test(piece.text.slice(from)) ? null : titleIn(piece, from);
  if (title) return anyWork.test(title.text) ? null : { title, isAsked, isOwn: before !== null, piece };
  return isAsked ? 'asked' : null;
};

/** Whom the words ask for. After "a colleague" or "you" the work itself may follow. */
const asked = (pieces: readonly NoticePiece[]): Reading | null => {
  let wasAsked = false;
  let isNext = false;
  const readings: Reading[] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'words') {
      wasAsked ||= hurries.test(piece.text);
      continue;
    }
    const reading = readingOf(piece, wasAsked);
    if (reading === 'asked') wasAsked = isNext = true;
    else if (reading) {
      wasAsked ||= reading.isAsked;
      if (reading.isAsked) readings.push({ ...reading, isOwn: reading.isOwn || isNext });
      isNext = false;
    }
  }
  const [first] = readings;
  const isAnyone = first && !isKnown(first) && anyone.test(first.title.text);
  return (isAnyone ? readings.find(isKnown) : readings.find((each) => each.isOwn && isKnown(each))) ?? first ?? null;
};

const listedAt = (pieces: readonly NoticePiece[], at: number): Reading | null => {
  const piece = pieces[at];
  if (!piece || piece.kind !== 'words' || inSentence.test(piece.text) || otherPaper.test(piece.text)) return null;
  const title = titleIn(piece, 0);
  const likeness = title ? titleLikeness(title.text) : 0;
  // "Nurses on strike" says more than a title; "Sous chef at The Anchor" does not.
  const said = title ? piece.text.slice(title.end - piece.start) : '';
  if (said && !/^\s+(?:bij|at|@|voor|for)\s+\p{Lu}/u.test(said)) return null;
  const isParted = pieces[at + 1]?.isApart === true;
  return title && likeness >= (isParted ? known : certain) ? { title, isAsked: false, isOwn: false, piece } : null;
};

/** A title that stands alone at the head, before facts: the first words, or the next line under the name of who asks. */
const listed = (pieces: readonly NoticePiece[], text: string): Reading | null => {
  const first = pieces.findIndex(({ kind }) => kind === 'words');
  if (first < 0 || first > 1) return null;
  const head = pieces[first];
  const next = pieces.findIndex(({ kind }, place) => place > first && kind === 'words');
  const isUnder =
    head &&
    !otherPaper.test(head.text) &&
    titleLikeness(head.text) === 0 &&
    (text.slice(head.end, pieces[next]?.start).includes('\n') || legalForm.test(head.text) || isFirm(head.text));
  return listedAt(pieces, first) ?? (isUnder && next - first <= 2 ? listedAt(pieces, next) : null);
};

/** "Iemand die kan invallen voor 2 uur": a sentence tells more of it than that it is a fact. */
const isTold = ({ kind, isApart }: NoticePiece, before: NoticePiece | undefined, { title }: Reading): boolean =>
  kind === 'hours' && !isApart && before?.kind === 'words' && inSentence.test(before.text.slice(Math.max(0, title.end - before.start)));

/** "A clinic is looking for a nurse", below "Nurse needed!": the same once more, and no demand. */
const asksAgain = (text: string): boolean => {
  const asking = asksBefore.exec(text)?.[0].length;
  return asking !== undefined && titleLikeness(text.slice(asking)) >= known;
};

/** "Kleermaker / coupeuse": a title of two halves, each of them work. */
const withOtherHalf = (reading: Reading, pieces: readonly NoticePiece[], text: string): Reading => {
  const { title } = reading;
  const halves = pieces.flatMap((piece) => {
    const half = piece.kind === 'words' && piece !== reading.piece ? titleIn(piece, 0) : null;
    const isBeside =
      half &&
      titleLikeness(half.text) >= known &&
      /^\s*\/\s*$/.test(half.end <= title.start ? text.slice(half.end, title.start) : text.slice(title.end, half.start));
    return isBeside ? [half] : [];
  });
  const [start, end] = [Math.min(title.start, ...halves.map((half) => half.start)), Math.max(title.end, ...halves.map((half) => half.end))];
  return halves.length === 0 ? reading : { ...reading, title: { text: cleanTitle(text.slice(start, end)), start, end } };
};

/** "Schapenscheerder" alone over a text that asks for one: work that no table has. */
const isHeading = ({ blocks: [first] }: SourceDocument, { title, isAsked }: Reading): boolean =>
  first !== undefined && isAsked && title.start >= first.end && fold(cleanTitle(first.text)) === fold(title.text);

/** What a short message asks for; null where a text is long, has parts, or names no work. */
export const noticeOf = (document: SourceDocument): Notice | null => {
  if (!isShort(document)) return null;
  const pieces = noticePieces(withoutCustomers(document.text));
  const told = asked(pieces);
  const read = told && isKnown(told) ? told : (listed(pieces, document.text) ?? told);
  const reading = read && withOtherHalf(read, pieces, document.text);
  if (!reading || otherPaper.test(reading.title.text)) return null;
  return {
    title: reading.title,
    isKnown: isKnown(reading) || isHeading(document, reading),
    isAsked: reading.isAsked,
    facts: pieces.filter((piece, place) => piece.kind !== 'words' && !isTold(piece, pieces[place - 1], reading)),
    rest: pieces.filter(({ kind, text, start }) => kind === 'words' && start > reading.title.start && !asksAgain(text)),
  };
};
