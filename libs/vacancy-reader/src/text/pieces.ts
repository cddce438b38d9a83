import { verbose } from '@tandem/domain/verbose';
import type { Piece } from '../document/document';
import { headingKind, type SectionKind, tellsReader } from '../sections/headings';
import { lineKind } from '../sections/line-kind';
import { inlineHeadings } from '../sections/inline-headings';
import { withoutOthers } from '../sections/others';
import { bullet, itemsInLine, pictograph } from './items';
import { linesOf, type TextLine } from './lines';
import { withoutMarkdown } from './markdown';
import { withColons, withoutDisclaimer, withoutEmphasis, withoutFrame } from './surroundings';
import { unglued } from './unglued';

const longLine = 220;
const longestHeading = 80;

/** A line of a form, e.g. "Salary: 2,500". */
const fact = /^[\p{L}][\p{L} /&()-]{1,38}:\s+\S/u;

const mark = (line: string): RegExp | null => (bullet.test(line) ? bullet : pictograph.test(line) ? pictograph : null);
const wordsOf = (line: string): number => line.split(' ').length;

const isShort = (line: string): boolean => line.length <= longestHeading && !/[.,;!]$/.test(line) && !fact.test(line);

/** Where empty lines part a text, a line inside a part that says what is asked or done is no heading, whatever its words. */
const parted = new WeakMap<readonly TextLine[], boolean>();
const isParted = (lines: readonly TextLine[]): boolean => {
  const known = parted.get(lines) ?? lines.some(({ isFirst }, place) => isFirst && place > 0);
  parted.set(lines, known);
  return known;
};
const isInside = (lines: readonly TextLine[], place: number): boolean => place > 0 && lines[place]?.isFirst === false && isParted(lines);

/** The label of a form in a line of its own, above its value. */
const formLabel = verbose('iu')`
  ^(?:
    dienstverband|(?:aantal )?uren(?: per week)?|werktijden|salaris|contract(?:vorm)?|locatie|standplaats|opleidingsniveau
    |hours(?: per week)?|salary|location|contract type|employment type
  )$
`;

/** A line that says by its colon, and by more than a word, that a list comes. */
const announcing = /^\p{L}[^:]*\s[^:]*:$/u;

/** "£12.60 - £13.10 per hour depending on qualifications" is pay, whatever words it has. */
const isAmount = /^[€£$]\s?\d/u;

const looksLikeHeading = (lines: readonly TextLine[], place: number): boolean => {
  const next = lines[place + 1]?.text;
  // "To succeed you will;" over a list is typed for a colon.
  const written = lines[place]?.text ?? '';
  const line = next !== undefined && mark(next) !== null && mark(written) === null ? written.replace(/;$/, ':') : written;
  if (!isShort(line) || isAmount.test(line)) return false;
  if (formLabel.test(line) && next !== undefined) return true;
  // Right under "Responsibilities include:" stands the first of them.
  if (place > 0 && lines[place]?.isFirst === false && announcing.test(lines[place - 1]?.text ?? '') && !/[:?]$/.test(line)) return false;
  // "Een betrokken team" among what is offered.
  if (isInside(lines, place) && /^(?:een|an?)\s/i.test(line) && !/[:?]$/.test(line)) return false;
  if (isInside(lines, place) && !/[:?]$/.test(line) && lineKind(line) !== null && (next === undefined || mark(next) === null)) return false;
  if (headingKind(line) !== null && wordsOf(line) <= 9) return !tellsReader.test(line);
  return /[:?]$/.test(line) || (next !== undefined && mark(next) !== null && wordsOf(line) <= 10);
};

const titleLines = 2;
const titled = { letters: 60, words: 8 };
const paragraph = 90;

/** A short line at the head of others, or alone above a paragraph or a list, stands over them; what is right under a heading does not. */
const standsOver = (lines: readonly TextLine[], place: number): boolean => {
  const [before, line, next] = [lines[place - 1], lines[place], lines[place + 1]];
  if (!line || !next || !line.isFirst || place < titleLines || mark(line.text) !== null) return false;
  if (!isShort(line.text) || line.text.length > titled.letters || wordsOf(line.text) > titled.words) return false;
  const isUnder = before !== undefined && before.isFirst && before.isLast && isShort(before.text) && wordsOf(before.text) <= titled.words;
  if (isUnder || /^\P{L}/u.test(line.text) || /^\p{Ll}/u.test(line.text)) return false;
  return line.isLast ? mark(next.text) !== null || next.text.length > paragraph || !next.isLast : true;
};

/** What agencies and boards write behind the last part of a text without line ends, and is none of it. */
const closing = verbose('gu')`
  (?<=[.!?*\p{Ll}]\s+)
  (?:This (?:job|vacancy) was originally posted|Applications? (?:is|are) (?:also )?(?:welcom|invited)|Please (?:call|contact|send|e-?mail|apply)\b|To apply\b|If you (?:are interested|wish to apply|would like to apply)|(?:Interesse|Interested)\? )
  |(?<=[.!?]\s+)(?:\p{Lu}[\p{L}\p{N}&'’.-]*\s+){1,5}(?:
    (?:(?:is|are)\s+)?(?:acts?|acting|operates?) as an? employment (?:agency|business)|(?:is|are) an equal opportunit
  )
`;
const withClosing = (body: string): string[] => {
  const starts = [0, ...[...body.matchAll(closing)].map(({ index }) => index), body.length];
  return starts.slice(1).map((end, place) => body.slice(starts[place], end));
};

/** Long lines are cut at the headings and the items inside them. */
const cutLongLine = (line: string): Piece[] => {
  const headings = inlineHeadings(line);
  const pieces: Piece[] = [];
  const add = (part: string) => withClosing(part).forEach(addBody);
  const addBody = (body: string) => {
    const bare = body.replace(/^\s*:\s*/, '');
    const isListed = bullet.test(bare);
    const items = itemsInLine(bare.replace(/^\s*[–-]\s*/, '')).filter((text) => text.trim() !== '');
    items.forEach((text, place) =>
      pieces.push(items.length > 1 && (place > 0 || isListed) ? { kind: 'item', text: text.replace(bullet, '') } : { kind: 'text', text }),
    );
  };
  let from = 0;
  for (const { start, end } of headings) {
    add(line.slice(from, start));
    pieces.push({ kind: 'heading', text: line.slice(start, end).replace(/\s*:$/, '') });
    from = end;
  }
  add(line.slice(from));
  return pieces;
};

const itemsOf = (line: string): Piece[] =>
  itemsInLine(line)
    .map((text) => text.replace(bullet, '').trim())
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'item', text }));

const answered = /^([^?:.!]{3,60})(\?|:|\s+(?:includes?|zijn):?)\s+((?:[\p{L}\d€£•●▪✓✔✅]|[-–]\s).*)$/u;
const asks = /^(?:wat|wie|hoe|waar|waarom|what|who|how|where|why|dit|this|jouw|your)\b/i;
const leastAnswer = 4;
/** "Wat? Lesgeven aan volwassenen" asks with one word; of "Wij zijn een bakkerij" that is the subject. */
const leastAsked: Record<string, number> = { ':': 0, '?': 3 };
const leastSaid = 4;
const parts: readonly (SectionKind | null)[] = ['duties', 'requirements', 'wishes', 'benefits'];

/** "Wat ga je doen? Je plant de ritten.", "Perks: a laptop, 30 days off": a heading and what stands under it on one line. */
const openedBy = (line: string): Piece[] | null => {
  const [, heading = '', mark = '', rest = ''] = answered.exec(line) ?? [];
  const kind = headingKind(heading);
  const isAnswer =
    mark === '?' ? kind !== null && asks.test(heading) && (/^\p{Lu}/u.test(rest) || parts.includes(kind)) : parts.includes(kind);
  if (!isAnswer || heading.length < (leastAsked[mark] ?? leastSaid) || tellsReader.test(heading) || wordsOf(rest) < leastAnswer)
    return null;
  return [
    { kind: 'heading', text: mark === '?' ? `${heading}?` : heading },
    ...(itemsInLine(rest).length > 1 ? itemsOf(rest) : [{ kind: 'text' as const, text: rest }]),
  ];
};

/** A picture begins an item where its neighbours begin with one too, and no item where it decorates a heading. */
const isPictured = (lines: readonly TextLine[], place: number): boolean => {
  const line = lines[place];
  if (!line || !pictograph.test(line.text)) return false;
  const hasOne = (other: TextLine | undefined) => other !== undefined && pictograph.test(other.text);
  const isItem = (hasOne(lines[place - 1]) && !line.isFirst) || (hasOne(lines[place + 1]) && !line.isLast);
  const bare = line.text.replace(pictograph, '');
  return isItem && !(/[:?]$/.test(bare) || (line.isFirst && headingKind(bare) !== null));
};

const pieceOf = (lines: readonly TextLine[], place: number): Piece[] => {
  const line = lines[place];
  if (!line) return [];
  const { text, isIndented } = line;
  if (bullet.test(text)) return [{ kind: 'item', text: text.replace(bullet, '') }];
  if (isPictured(lines, place)) return [{ kind: 'item', text: text.replace(pictograph, '') }];
  if (text.length > longLine) return cutLongLine(text);
  const opened = openedBy(text);
  if (opened) return opened;
  if (looksLikeHeading(lines, place) || standsOver(lines, place))
    return [{ kind: 'heading', text: text.replace(/\s*[:;]$/, '').replace(pictograph, '') }];
  if (fact.test(text)) return [{ kind: 'fact', text }];
  return [{ kind: isIndented ? 'item' : 'text', text }];
};

/** "Bakker Print Van Hoeck voor een job in LIER": the title, and behind it who asks, as a printed page of the Flemish service begins. */
const listed = /^([^\n]{3,120}?) (?=Print [^\n]{2,60}? voor een job in )/u;
const flatLine = 1_500;
const [menuLength, leastTitle, telling] = [200, 5, 3];

/** Where a title stands for the last time, whole words, also broken over two lines. */
const lastOf = (text: string, title: string): RegExpExecArray | undefined => {
  const words = title.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'gu'))].at(-1);
};

/**
 * A page that was copied whole begins with the title of its window, then the menu, then the title again: from there on it is about the
 * vacancy.
 */
const withoutMenu = (written: string): string => {
  const text = written.replace(listed, '$1\n');
  const line = text.slice(0, text.indexOf('\n') >= 0 ? text.indexOf('\n') : undefined);
  if (line.length < flatLine) return text;
  const words = line.slice(0, 200).split(' ');
  for (let count = Math.min(16, words.length); count >= 1; count--) {
    const start = words
      .slice(0, count)
      .join(' ')
      .replace(/[\s–|-]+$/u, '');
    // Of a title of many words the first comes again in any sentence: "... uw taken als projectmedewerker".
    const isWhole = count >= telling || /^[-–—|•·:]/u.test(words[count] ?? '');
    const again = isWhole && start.length >= leastTitle ? lastOf(text.slice(0, text.length * 0.6 + start.length), start) : undefined;
    if (again && again.index > menuLength) return `${start}\n${text.slice(again.index + again[0].length)}`;
  }
  return text;
};

const mailLines = 15;
const mailHead = /^(?:van|from|verzonden|sent|aan|to|cc|bcc|datum|date|antwoord aan|reply-to)\s*:\s*\S/iu;
const mailSubject = /^(?:onderwerp|subject|betreft)\s*:\s*/iu;
const forwarded = /^(?:(?:fw|fwd|re|antw|aw|tr|doorgestuurd)\s*:\s*)+/iu;

/** A vacancy that came by mail: who sent it to whom and when is no part of it, what it is about is. */
const withoutMailHead = (lines: readonly TextLine[]): TextLine[] => {
  const head = lines.slice(0, mailLines).map(({ text }) => text);
  const isMail = head.filter((text) => mailHead.test(text) || mailSubject.test(text)).length >= 2;
  return lines.flatMap((line, place) => {
    if (place >= mailLines) return [line];
    if (isMail && mailHead.test(line.text)) return [];
    const kept = isMail ? line.text.replace(mailSubject, '') : line.text;
    return [{ ...line, text: kept.replace(forwarded, '') }];
  });
};

/** "[18:42] Joost: ", "26-11-2026 18:42 - Joost: ": who wrote a message of a chat, and when. */
const chatHead = /^(?:\[[\d\s,:./-]{5,24}\]|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})? -)\s*[^:\n]{1,40}:\s+/u;

/** A vacancy of a chat: its messages without their writers. */
const withoutChatHeads = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter(({ text }) => chatHead.test(text)).length < 2
    ? [...lines]
    : lines.map((line) => ({ ...line, text: line.text.replace(chatHead, '') }));

/** "--Design studies. --Manage stations.": two dashes before a capital are a mark. */
const dashes = /(?<=^|\s)--+ ?(?=\p{Lu})/gmu;
const withMarks = (text: string): string => ((text.match(dashes) ?? []).length > 1 ? text.replace(dashes, '• ') : text);

/** Pasted text in pieces: lines are headings, items, facts or paragraphs by their look. */
export const piecesOfText = (text: string): Piece[] => {
  const bare = [withoutMarkdown, withMarks, withoutEmphasis, withoutFrame, withoutDisclaimer, withColons, unglued, withoutMenu].reduce(
    (written, without) => without(written),
    text.replace(/\r\n?/g, '\n'),
  );
  const lines = withoutChatHeads(withoutMailHead(linesOf(bare)));
  return withoutOthers(lines.flatMap((_, place) => pieceOf(lines, place)));
};
