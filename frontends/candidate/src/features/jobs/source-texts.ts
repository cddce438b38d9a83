import type { MatchReason, Quote } from '@tandem/contracts/entities/match';
import type { Resume } from '@tandem/contracts/entities/resume';
import type { Vacancy } from '@tandem/contracts/entities/vacancy';

type Side = 'for' | 'against';
/** A part of a text; marked where a reason rests on it. */
type Piece = { text: string; side?: Side };
export type MarkedField = { field: string; pieces: Piece[] };

type Marked = Quote & { side: Side };

/** Text at a path such as `workExperiences.0.description`. */
const textAt = (source: unknown, path: string): string | null => {
  let at: unknown = source;
  for (const part of path.split('.')) at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined;
  return typeof at === 'string' ? at : null;
};

const piecesOf = (text: string, quotes: readonly Marked[]): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, side } of [...quotes].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at || end > text.length) continue;
    if (start > at) pieces.push({ text: text.slice(at, start) });
    pieces.push({ text: text.slice(start, end), side });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
};

const marked = (source: unknown, quotes: readonly Marked[]): MarkedField[] => {
  const fields = [...new Set(quotes.map(({ field }) => field))];
  return fields.flatMap((field) => {
    const text = textAt(source, field);
    const here = quotes.filter((quote) => quote.field === field && text?.slice(quote.start, quote.end) === quote.text);
    return text && here.length > 0 ? [{ field, pieces: piecesOf(text, here) }] : [];
  });
};

/** The resume by the paths that quotes have. */
const resumeFields = (resume: Resume) => ({
  summary: resume.summary,
  workExperiences: resume.workExperiencesParsed,
  educations: resume.educationsParsed,
  skills: resume.skillsParsed,
});

/** The texts of both sides that reasons rest on, with the words marked. Numbers and choices are told by the reasons alone. */
export const sourceTexts = ({ positive, negative }: MatchReason, resume: Resume | undefined, vacancy: Vacancy) => {
  const quotes = (side: 'you' | 'they'): Marked[] => [
    ...positive.flatMap((reason) => reason[side].map((quote) => ({ ...quote, side: 'for' as const }))),
    ...negative.flatMap((reason) => reason[side].map((quote) => ({ ...quote, side: 'against' as const }))),
  ];
  return { yours: resume ? marked(resumeFields(resume), quotes('you')) : [], theirs: marked(vacancy, quotes('they')) };
};
