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
