/** A place in a text that a field was read from; start and end in characters. */
export interface Annotation {
  id: string;
  start: number;
  end: number;
}

export interface Segment {
  text: string;
  /** The annotation this part belongs to, if any. */
  id?: string;
}

/** A heading of a text; start and end in characters. */
export type HeadingPlace = Omit<Annotation, 'id'>;

/** What lies in one heading, or between two. */
export interface Stretch {
  isHeading: boolean;
  segments: Segment[];
}

/** Cuts a text at its annotations. Where two overlap, the one that starts first keeps the words; empty ones fall out. */
export const segmentsOf = (text: string, annotations: readonly Annotation[]): Segment[] => {
  const segments: Segment[] = [];
  let at = 0;
  for (const { id, start, end } of annotations.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const from = Math.max(at, start);
    const to = Math.min(text.length, end);
    if (to <= from) continue;
    if (from > at) segments.push({ text: text.slice(at, from) });
    segments.push({ text: text.slice(from, to), id });
    at = to;
  }
  if (at < text.length) segments.push({ text: text.slice(at) });
  return segments;
};

/** Cuts a text at its headings and within them at its annotations. One that reaches over both is two of the same id. */
export const stretchesOf = (text: string, headings: readonly HeadingPlace[], annotations: readonly Annotation[]): Stretch[] =>
  segmentsOf(
    text,
    headings.map((heading) => ({ id: 'heading', ...heading })),
  ).reduce<{ at: number; stretches: Stretch[] }>(
    ({ at, stretches }, { text: words, id }) => {
      const inside = annotations.map((each) => ({ ...each, start: each.start - at, end: each.end - at }));
      return { at: at + words.length, stretches: [...stretches, { isHeading: id !== undefined, segments: segmentsOf(words, inside) }] };
    },
    { at: 0, stretches: [] },
  ).stretches;
