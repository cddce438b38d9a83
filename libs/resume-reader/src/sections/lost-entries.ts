import { toEntryRows } from '../entries/rows';
import { type Entry, splitEntries } from '../entries/split';
import type { Line } from '../layout/line';
import { leaning } from './by-content';
import type { Section } from './section';

type EntryKind = 'experience' | 'education';

/** Where entries are no part of what the heading says. */
const bare = new Set<Section['kind']>(['top', 'personal', 'summary', 'languages', 'skills', 'references']);

const linesOf = (entries: readonly Entry[]): Line[] => entries.flatMap(({ head, body }) => [...head, ...body].map(({ line }) => line));
const hasPeriod = ({ anchor }: Entry): boolean => anchor?.date?.kind === 'range';

/** Without a heading, the first entry ends at the top as the others do, or at a gap. */
function trimmed(entries: readonly Entry[]): Entry[] {
  const [first, ...others] = entries;
  if (!first) return [];
  const above = ({ head, anchor }: Entry) => head.findIndex((row) => row === anchor);
  const at = above(first);
  const apart = first.head.findLastIndex(
    ({ line }, i) => i > 0 && i <= at && line.top - (first.head[i - 1]?.line.bottom ?? 0) > 0.8 * line.style.fontSize,
  );
  const usual = others.length ? at - Math.min(...others.map(above)) : 0;
  return [{ ...first, head: first.head.slice(Math.max(0, apart, Math.min(usual, at))) }, ...others];
}

/** The lines above the first entry. */
function linesAbove(lines: readonly Line[], first: Entry | undefined): Line[] {
  const start = first?.head[0]?.line;
  const at = lines.findIndex(({ page, top }) => page === start?.page && top === start.top);
  return at < 0 ? [] : lines.slice(0, at);
}

/** Runs of entries of one kind; what says neither belongs to the run it stands in. */
function runsOf(entries: readonly Entry[]): { kind: EntryKind; entries: Entry[] }[] {
  const runs: { kind: EntryKind | null; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const lean = leaning(entry);
    const kind: EntryKind | null = lean >= 0.5 ? 'experience' : lean < 0 ? 'education' : null;
    const run = runs.at(-1);
    if (run && (kind === null || run.kind === null || run.kind === kind)) {
      run.entries.push(entry);
      run.kind ??= kind;
    } else runs.push({ kind, entries: [entry] });
  }
  return runs.map(({ kind, entries: own }) => ({ kind: kind ?? 'experience', entries: own }));
}

/** Entries with periods below no heading of theirs, in a document that has no section for them. */
function fromBare(section: Section, missing: ReadonlySet<EntryKind>): Section[] {
  const entries = trimmed(splitEntries(toEntryRows(section.lines)));
  if (!bare.has(section.kind) || !entries.some(hasPeriod)) return [section];
  const runs = runsOf(entries);
  const isClear = entries.some((entry) => hasPeriod(entry) && Math.abs(leaning(entry)) >= 0.5);
  if (!isClear || runs.every(({ kind }) => !missing.has(kind))) return [section];
  return [
    { ...section, lines: linesAbove(section.lines, entries[0]) },
    ...runs.map((run) => ({ kind: run.kind, heading: null, lines: linesOf(run.entries) })),
  ];
}

/** Studies among the jobs, or jobs among the studies, of a document that has no other section for them. */
function fromOther(section: Section, missing: ReadonlySet<EntryKind>): Section[] {
  const lost = section.kind === 'experience' ? 'education' : 'experience';
  if ((section.kind !== 'experience' && section.kind !== 'education') || !missing.has(lost)) return [section];
  const runs = runsOf(splitEntries(toEntryRows(section.lines)));
  if (runs.length !== 2) return [section];
  return runs.map((run, i) => ({ kind: run.kind, heading: i === 0 ? section.heading : null, lines: linesOf(run.entries) }));
}

/** No dated entry is lost because its heading was not known for one. */
export function withLostEntries(sections: readonly Section[]): Section[] {
  const kinds: EntryKind[] = ['experience', 'education'];
  const missing = new Set(kinds.filter((kind) => !sections.some((section) => section.kind === kind && section.lines.length > 0)));
  if (missing.size === 0) return [...sections];
  return sections.flatMap((section) => fromBare(section, missing)).flatMap((section) => fromOther(section, missing));
}
