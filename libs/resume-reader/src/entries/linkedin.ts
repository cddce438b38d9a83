import type { PdfDocument } from '@tandem/pdf-text/read';
import { cellOf, type Line } from '../layout/line';
import { trimValue } from '../text/fold';
import { joinLines } from '../text/join-lines';
import { spansOf } from '../text/found';
import { anchorOf, emptyEntry, type Filled, type FormEntry } from './form';
import { restOf } from './period-text';

// A profile saved as PDF by LinkedIn has one layout in every language, told by its sizes: employers and schools in 12 points, titles in
// 11.5, the rest in 10.5; a place stands close below its period.

/** Whether LinkedIn wrote the document. */
export const isLinkedinExport = ({ info }: PdfDocument): boolean => info.author === 'LinkedIn';

type Rank = 'name' | 'title' | 'text';
const rankOf = ({ style: { fontSize } }: Line): Rank => (fontSize > 11.75 ? 'name' : fontSize > 11.25 ? 'title' : 'text');

const filled = (lines: readonly Line[]): Filled => ({
  text: trimValue(lines.map(({ text }) => text).reduce(joinLines)),
  spans: spansOf(lines),
});

interface Run {
  rank: Rank;
  lines: Line[];
}

/** Lines of one size, one below the other: a long name takes two. */
function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const rank = rankOf(line);
    if (last?.rank === rank) last.lines.push(line);
    else runs.push({ rank, lines: [line] });
  }
  return runs;
}

const gap = (above: Line, below: Line): number => (above.page === below.page ? below.top - above.bottom : Infinity);

/** The jobs of a profile. Several positions stand below one employer and how long somebody was there. */
export function linkedinJobs(lines: readonly Line[]): FormEntry[] {
  const entries: FormEntry[] = [];
  let organisation: Filled | null = null;
  let open: FormEntry | null = null;
  for (const { rank, lines: own } of runsOf(lines)) {
    if (rank === 'name') {
      organisation = filled(own);
      open = null;
    } else if (rank === 'title') {
      open = { ...emptyEntry(), title: filled(own), organisation, lines: own };
      entries.push(open);
    } else if (open) {
      const [period, place, ...rest] = own;
      const isPlace = period && place && gap(period, place) < 0.6 * place.style.fontSize;
      open.anchor = period ? anchorOf(period) : null;
      open.place = isPlace ? filled([place]) : null;
      open.body = isPlace || !place ? rest : [place, ...rest];
      open.lines = [...open.lines, ...own];
    }
  }
  return entries;
}

/** The studies of a profile: the school, and below it "degree, subject · (from - to)". */
export function linkedinStudies(lines: readonly Line[]): FormEntry[] {
  const entries: FormEntry[] = [];
  for (const { rank, lines: own } of runsOf(lines)) {
    if (rank === 'name') entries.push({ ...emptyEntry(), organisation: filled(own), lines: own });
    const entry = entries.at(-1);
    const [first] = own;
    if (rank === 'name' || !entry || !first) continue;
    const text = own.map((line) => line.text).reduce(joinLines);
    const [degree = '', period = ''] = text.split(/\s*·\s*(?=\([^()]*\d{4}[^()]*\)$)/u);
    const spans = spansOf(own);
    entry.title = /\p{L}/u.test(restOf(degree)) ? { text: trimValue(degree), spans } : null;
    entry.anchor = anchorOf({ ...first, text: period || text, cells: [{ ...cellOf(spans), text: period || text }] });
    entry.lines = [...entry.lines, ...own];
  }
  return entries;
}

const wide = /\b(?:area|county|district|region|metropolitan|province|state|län|regio|provincie|gebied)\b/iu;

/** The town of "Utrecht, Utrecht, Netherlands", which stands above the first heading; null where a region is all that is said. */
export function linkedinTown(top: readonly Line[]): Filled | null {
  const place = top.at(-1);
  const [town = '', region] = place?.text.split(/,\s*/) ?? [];
  return place && region && !wide.test(town) ? { text: town, spans: spansOf([place]) } : null;
}
