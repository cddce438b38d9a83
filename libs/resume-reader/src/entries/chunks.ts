import { verbose } from '@tandem/domain/verbose';
import { type Cell, lookOf, type Span, styleKey, styleOf, textOf } from '../layout/line';
import { findDates, withoutDates } from '../text/dates';
import { trimValue, wordsOf } from '../text/fold';
import { joinLines } from '../text/join-lines';
import { signs } from '../text/separators';
import { degreeScore, degreeType, within } from '../vocabulary/degrees';
import { companyScore, schoolScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import { isTown } from '../vocabulary/places';
import { restOf, toldBehindPeriod, withoutDuration } from './period-text';
import { isFull } from './broken-periods';
import type { EntryRow } from './rows';

/** A piece of an entry's head that can be one value. */
export interface Chunk {
  text: string;
  spans: Span[];
  row: number;
  cell: number;
  /** Stands apart at the right end of its line. */
  aside: boolean;
  /** All that its line says beside the period. */
  dated: boolean;
  /** Follows "at": it names who somebody worked for. */
  employing: boolean;
  bold: boolean;
  key: string;
}

const strong = new RegExp(
  `\\s*[${signs}]\\s*|\\s+[–—-]{1,3}\\s+(?!(?:Associate|Professional|Practitioner|Specialty|Foundational|Fundamentals)\\b)|\\s+@\\s*|\\s{2,}|\\s+(?://|::)\\s+|;\\s+(?![^()]*\\))`,
  'u',
);
/** "**Planner** at Dairy Ltd": what follows in another look is the organisation. */
const employed = /^(?:at|bij|bei|chez|presso)\s+\p{Lu}/u;
const at = /(?:^|\s)(?:at|bij|bei(?:m| der| dem)?|chez|presso)\s*$/;
const joining = /\s+(?:at|bij|bei(?:m| der| dem)?|chez|presso)\s+(?=(?:(?:the|de|het|familie|fam\.|gemeente|stichting)\s+)?\p{Lu})/u;
const working = /\s+(?:voor|for)\s+(?=\p{Lu})/u;
const grade = verbose('giu')`
  (?<!\p{L})(?:EQF|NLQF|NFQ|RQF|SCQF|EQR|DQR|VKS)(?:[- ](?:level|niveau))?\s*\d(?!\d)
  |[([]?\b(?:c?gpa|grade|score|cijfer|note|promedio|average|gemiddelde?|durchschnitt|voto|mention)\b\s*(?:to date)?\s*[:=]?\s*
  [\d.,/]+\s*(?:\/\s*[\d.,]+)?[)\]]?|\b\d[.,]\d{1,2}(?:\s*\/\s*\d+(?:[.,]\d+)?)?\s*(?:c?gpa)\b|\(\s*\d[.,]\d{1,2}\s*\)
  |\(\s*\d{1,2}(?:[.,]\d)?(?:\s*[-–]\s*\d{1,2})?\s*(?:uur|uren|u|hours?|hrs|fte)\b[^()]*\)
  |[([](?:
    in progress|bezig|expected|ongoing|current|completed|lopend|afgerond|graduated|obtained|geslaagd|diploma|diploma behaald
    |diploma obtained|(?:magna |summa )?cum laude|behaald|met diploma|zonder diploma|niet afgerond|laufend|en cours|bijbaan
    |vakantiewerk|(?:part|full)[ -]?time|voltijd|deeltijd|tijdelijk|vast|fixed[ -]term|seasonal|seizoenswerk|maternity cover
    |zwangerschapsvervanging|temporary|permanent|contract|teilzeit|vollzeit|minijob|nebenjob|ferienjob|befristet|cdd|cdi
    |en alternance|temps partiel
  )[)\]]
  |\((?:gewaardeerd|gelijkgesteld|vergelijkbaar|erkend|diplomawaardering|evaluated|equivalent|comparable|recogni[sz]ed)\s[^()]*\)
  |,?\s*(?:license|licence|licentie|credential id|certificate|certificaat)\s*(?:no\.?|nr\.?|number|nummer|id|#)?\s*:?\s*#?\s*\d
  [\d.]{3,}\b|,\s*(?:voltijds?|deeltijds?|halftijds|fulltime|parttime|full[ -]time|part[ -]time)(?=\s*(?:$|[,|]))
  |,\s*[A-F][+-]?(?=\s*$)|,\s*(?:(?:met |zonder )?diploma(?: behaald)?|(?:niet )?afgerond|diploma obtained)\s*$
`;
const hours = /^(?:\d{1,2}(?:[.,]\d)?|\d{1,2}\s*[-–]\s*\d{1,2})\s*(?:uur|uren|u|hours|hrs|fte)(?:\s*(?:per|p\.?|\/)\s*(?:week|wk?))?$/i;
const emptyWords = verbose('i')`
  ^(?:
    and|en|und|nebentätigkeit|nebenberuflich|full[- ]?time|part[- ]?time|fulltime|parttime|voltijd|deeltijd|vollzeit|teilzeit
    |contract|permanent|vast|present|expected|grad\.?|in progress|graduation date|expected graduation date|from|to|tot|van|since
    |sinds|exp|exp\.|t\/m|verval|vervalt|expires|expiry|valid until|valid to|valid till|geldig tot|geldig t\/m|verloopt|period
    |periode|achievements?(?:\/tasks)?|tasks|responsibilities|key responsibilities|duties|prestaties(?:\/taken)?|taken|werkzaamheden
    |aufgaben|missions|\d+|[\d.,/%]+|cgpa|gpa|grade|note|(?:magna |summa )?cum laude|with (?:honou?rs|distinction)
    |met (?:lof|onderscheiding)
  )$
`;

/** What stands before the title below an employer. */
const titleLabel = /^(?:functie|function|position|job title|role|rol|beroep)\s*:\s*(?=\S)/i;

const remark = 'now|formerly|until|till|since|from|previously|nu|voorheen|tot|sinds|vanaf|heute|früher|bis|seit';
/** A remark whose date was taken out, "(until Sep 2016)", and the beginning of one whose rest stands apart, "(now **Mind**)". */
const dated = new RegExp(`\\(\\s*(?:${remark})\\s*\\|\\s*\\)`, 'giu');
const opened = new RegExp(`^\\((?:${remark})$`, 'iu');

/** What consultants write before the name of whom they worked for. */
const employerLabel = verbose('i')`
  ^(?:klant|opdrachtgever|werkgever|bedrijf|organisatie|client|customer|employer|company|kunde|arbeitgeber|firma|entreprise|empresa
  |azienda)\s*:\s*
`;

/** Typographers set abbreviations a little smaller than the words beside them: "IT Consultant" is one phrase. */
const isAbbreviationBeside = (short: Span, long: Span): boolean =>
  /^\p{Lu}{2,6}$/u.test(short.text.trim()) &&
  short.bold === long.bold &&
  short.italic === long.italic &&
  short.color === long.color &&
  short.fontSize < long.fontSize &&
  short.fontSize > 0.75 * long.fontSize;

/** Spans of a cell in one style; a change of style within a phrase ("Master *of* Science") does not part it. */
function styleRuns(cell: Cell): Span[][] {
  const runs: Span[][] = [];
  for (const span of cell.spans) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (span.icon) {
      if (run) runs.push([]);
      continue;
    }
    if (!run || !last) {
      if (run) run.push(span);
      else runs.push([span]);
      continue;
    }
    // "Thames Water   Programme Manager": more than one space, as it is typed where tabs are not.
    if (!last.icon && span.x - last.x - last.width > 0.65 * span.fontSize && !/[,;:|–—-]\s*$/.test(last.text)) {
      runs.push([span]);
      continue;
    }
    const same =
      styleKey(styleOf([last])) === styleKey(styleOf([span])) || isAbbreviationBeside(last, span) || isAbbreviationBeside(span, last);
    const phrase =
      (/^\p{Ll}/u.test(span.text.trim()) && !employed.test(span.text.trim())) ||
      /(?:\(|\/|&|'|’)$/.test(last.text.trim()) ||
      span.x - last.x - last.width < 0.05 * span.fontSize;
    const punctuation = /^[\s,;:|·•–—.-]+$/.test(span.text);
    const parts = /[,;:|·•–—-]\s*$/.test(last.text) || /^[\s]*[,;:|·•–—(-]/.test(span.text);
    if (same || (phrase && !parts) || punctuation) run.push(span);
    else runs.push([span]);
  }
  return runs.filter((run) => run.length > 0);
}

/** "**Cook, The Swan.** Ran the pass": behind a bold sentence stands what was done. */
function withoutSentences(runs: readonly Span[][]): readonly Span[][] {
  const end = runs.findIndex((run, i) => i + 1 < runs.length && styleOf(run).bold && /\p{L}{3}\.$/u.test(textOf(run)));
  return end >= 0 && runs.slice(end + 1).every((run) => !styleOf(run).bold) ? runs.slice(0, end + 1) : runs;
}

/** How well a study was done, and not where. */
const honours = /\b(?:class|hons?|honou?rs|distinction|merit|degree|diploma|grade|laude|level|niveau)\b/i;

/** "Mbo Kok (ROC Mondriaan)": the school in brackets behind a diploma. */
function withSchool(text: string): [string, string] | null {
  const [, study = '', inner = ''] = /^(.{3,}?)\s\((\p{Lu}[^()]{4,})\)\s*$/u.exec(text.trim()) ?? [];
  if (degreeScore(study) === 0 || schoolScore(study) >= 1 || honours.test(inner)) return null;
  const isNamed = /^(?:\p{Lu}\S*|&|en|and|of|de|het|van|the)(?:\s(?:\p{Lu}\S*|&|en|and|of|de|het|van|the))+$/u.test(inner);
  return schoolScore(inner) >= 1 || (degreeScore(study) >= 0.9 && isNamed && degreeScore(inner) === 0) ? [study, inner] : null;
}

function pieces(text: string, slashed: boolean): string[] {
  return text.split(slashed ? new RegExp(`${strong.source}|\\s+/\\s+`, 'u') : strong).flatMap((part) => {
    const named = withSchool(part);
    if (named) return named;
    const [left, ...rest] = part.split(joining);
    // "at" and its like may stand in a name; the Dutch word does not.
    const isEmployed = left !== undefined && /\sbij\s/.test(part) && wordsOf(left).length <= 6;
    if (left && rest.length === 1 && (isEmployed || titleScore(left) > 0.5 || degreeType(left) || schoolScore(rest[0] ?? '') >= 1))
      return [left, ...rest];
    // "Copywriter voor Waterschap Vechtstromen": for whom a freelancer worked, where that is a firm by its name.
    const [work = '', client = '', ...more] = part.split(working);
    return more.length === 0 && titleScore(work) > 0.5 && companyScore(client) > 0.4 ? [work, client] : [part];
  });
}

/** What stands behind a school in sentences of its own. */
export const behindSchool =
  /\.\s+((?:thesis|dissertation|advis[eo]r|supervisor|scriptie|afstudeer\p{L}*|promotor|betreuer|titre|tesi)\b.*)$/iu;

/** "Lidl, via Tempo-Team": who sent somebody there is not who he worked for. */
const agency = verbose('gu')`
  ,\s+via\s+(?:uitzendbureau\s+)?\p{Lu}[\p{L}&’'-]*(?:\s\p{Lu}[\p{L}&’'-]*){0,2}(?=\s*(?:$|[,|(]))
  |\s\(via\s+(?:(?:uitzendbureau|detacheerder|(?:the |an )?agency)\s+)?\p{Lu}[^()]*\)
`;

/** "www.example.org" is not how a school is called. */
const site = /(?:https?:\/\/|www\.)\S+/giu;

/** The text without periods, durations and grades. */
const cleaned = (text: string) =>
  withoutDuration(withoutDates(text, findDates(text)))
    .replace(agency, ' | ')
    .replace(grade, ' | ')
    .replace(site, ' | ')
    .replace(behindSchool, '');

function chunksOfCell(cell: Cell, row: number, index: number, aside: boolean, slashed: boolean): Chunk[] {
  // A period may run over several styles, so it is taken out of the whole cell before the cell is parted.
  const whole = cell.text;
  const dateText = findDates(whole).map((date) => whole.slice(date.index, date.index + date.length));
  const told = toldBehindPeriod(whole);
  const runs = withoutSentences(styleRuns(cell));
  const chunks = runs.flatMap((spans, n) => {
    let text = textOf(spans);
    // "**Kok** (mbo 3), Mondriaan": what is in brackets tells of what stands before them in another look.
    const bracketed = /^\s*(\([^()]{2,20}\)),?\s/u.exec(textOf(runs[n + 1] ?? []))?.[1];
    if (n > 0) text = text.replace(/^\s*\([^()]{2,20}\),?\s/u, '');
    if (bracketed) text = `${text.trimEnd()} ${bracketed}`;
    if (told) text = told.includes(text.trim()) ? '' : text.replace(told, '');
    if (index === 0) text = text.replace(enumeration, '');
    for (const date of dateText) text = text.replace(date, ' | ');
    const whole = cleaned(text.replace(dated, ' | '));
    const parts = pieces(whole, slashed);
    return parts.flatMap((printed, i) => {
      // "(recognised in 2016)": a remark whose date was taken out of it.
      const piece = /^\s*\)/.test(parts[i + 1] ?? '') ? printed.replace(/\s*\([^()]*$/, '') : printed;
      const value = trimValue(
        piece
          .replace(employerLabel, '')
          .replace(titleLabel, '')
          .replace(/[\s,]+(?:graduated|afgestudeerd|geslaagd|exp\.?|verval(?:t|datum)?:?|t\/m|renewal)$/i, '')
          .replace(/^(?:&|at|bij|bei|chez|presso)\s+|\s+(?:at|bij|bei|chez|presso)$/i, ''),
      );
      if (
        value.length < 2 ||
        opened.test(value) ||
        emptyWords.test(value) ||
        hours.test(value.replace(/[()]/g, '')) ||
        !/\p{L}/u.test(value)
      )
        return [];
      const style = styleOf(spans);
      const employing = at.test(whole.slice(0, whole.indexOf(printed))) || employed.test(piece.trim());
      return [{ text: value, spans, row, cell: index, aside, dated: false, employing, bold: style.bold, key: styleKey(style) }];
    });
  });
  return chunks.map((chunk) => ({ ...chunk, dated: dateText.length > 0 && chunks.length === 1 }));
}

/** "2. Cook", "b) Cook": entries that are counted. */
const enumeration = /^(?:\d{1,2}|[a-z])[.)]\s+(?=\p{Lu})/u;

const cellsOf = (row: EntryRow): Cell[] => (row.line.labelled ? row.line.cells.slice(1) : row.line.cells);

const openEnd = /(?<!\p{L})(?:and|of|en|und|for|the|in|de|van|y|et|für|der|des|im|zur|zum|voor|pour)$/iu;
/** The middle of a name: "of Michigan". */
const insideName = /^(?:of|and|en|de|van|der|von|und|et|y)\s/u;

/** A school below a study, and a study below what was done within another, begin anew however full the line above them is. */
function isAnew(above: string, below: string): boolean {
  if (within.test(above)) return degreeScore(below) > 0;
  return degreeScore(above) > 0 && !above.includes(',') && schoolScore(below) > degreeScore(below) && wordsOf(below).length > 1;
}

const lastSpan = ({ line }: EntryRow): Span | undefined => line.cells.at(-1)?.spans.at(-1);
/** Title and organisation share the line: the last of them may go on below. */
const isSeveral = (row: EntryRow): boolean => cellsOf(row).flatMap(({ text }) => pieces(text, false)).length > 1;
/** "De Linde te Assen": a line that has come to the place says no more of the name. */
const endsInPlace = (text: string): boolean =>
  /\ste\s+\p{Lu}[\p{L}-]+$/u.test(text) || isTown(/(?:\sin|,)\s+(\p{Lu}[\p{L} -]+)$/u.exec(text)?.[1] ?? '');

function wraps(above: EntryRow, below: EntryRow): boolean {
  // A line that ends with its period, or the place behind it, says all it has to.
  if (
    above.date &&
    !/[,&/–—-]$/.test(above.line.text) &&
    findDates(above.line.text).some(({ index, length }) => restOf(above.line.text.slice(index + length)).replace(/[\s.]+/g, '') === '')
  )
    return false;
  if (cellsOf(above).length !== 1 || below.line.cells.length !== 1 || endsInPlace(above.line.text)) return false;
  if (below.date !== null && (above.date !== null || !isSeveral(above))) return false;
  if (below.line.top - above.line.bottom > 0.6 * below.line.style.fontSize) return false;
  const isOpen = openEnd.test(above.line.text);
  const isInside = insideName.test(below.line.text) || (/\p{L}-$/u.test(above.line.text) && /^\p{Ll}/u.test(below.line.text));
  const isOneLook = above.key === below.key || (isSeveral(above) && lookOf(lastSpan(above)) === lookOf(below.line.cells[0]?.spans[0]));
  if (!isOneLook) return (isOpen || isInside) && isFull(above.line, below.line);
  if (isOpen || /[-–—,&/]$/.test(above.line.text)) return true;
  return isFull(above.line, below.line) && !isAnew(above.line.text, below.line.text);
}

/** The values that the head of an entry is made of, in reading order; periods and grades are gone; `slashed` where strokes part them. */
export function chunksOf(head: readonly EntryRow[], slashed = false): Chunk[] {
  const chunks: Chunk[] = [];
  const told = head.findIndex(({ line, dateCell }) => toldBehindPeriod(line.cells[dateCell]?.text ?? '') !== null);
  head.slice(0, told < 0 ? head.length : told + 1).forEach((entryRow, row) => {
    const { line } = entryRow;
    const above = head[row - 1];
    const last = chunks.at(-1);
    if (above && last?.row === row - 1 && wraps(above, entryRow)) {
      if (behindSchool.test(above.line.text)) return;
      const [more, ...others] = chunksOfCell(line.cells[0] ?? { spans: [], text: '', x: 0, right: 0 }, row, 0, false, slashed);
      if (more) {
        const [tail = ''] = /\s?[,&/–—-]$/.exec(above.line.text) ?? [];
        last.text = joinLines(last.text + tail, more.text);
        last.spans = [...last.spans, ...more.spans];
        last.row = row;
      }
      chunks.push(...others);
      return;
    }
    line.cells.forEach((cell, index) => {
      if (line.labelled && index === 0 && entryRow.dateCell === 0 && line.cells.length > 1) {
        chunks.push(...chunksOfCell(cell, row, index, true, slashed));
        return;
      }
      const before = line.cells[index - 1];
      const aside =
        index > (line.labelled ? 1 : 0) &&
        before !== undefined &&
        cell.x - before.right > 12 &&
        cell.right > line.column.x + 0.6 * (line.column.right - line.column.x);
      chunks.push(...chunksOfCell(cell, row, index, aside, slashed));
    });
  });
  return chunks;
}

export const wordCount = (chunk: Chunk): number => wordsOf(chunk.text).length;
