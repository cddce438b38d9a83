import { problem } from '@tandem/contracts/codes';
import type { Drawing } from '@tandem/resume-layout/pdf/draw';

/** Lines of the longest document that is drawn, some fifty pages: all are drawn one after the other, and nobody reads a longer one. */
const MOST_LINES = 2_500;
/** Letters that stand on a line, and lines of an entry beside its description. */
const LINE = 100;
const HEAD = 2;

const linesOf = (text: string | null | undefined): number =>
  (text ?? '').split('\n').reduce((lines, { length }) => lines + 1 + Math.floor(length / LINE), 0);

const linesIn = ({ resume, letter }: Drawing): number => {
  if (letter !== undefined) return linesOf(letter);
  const entries = [...resume.workExperiences, ...resume.educations].filter(({ hiddenOnResume }) => !hiddenOnResume);
  return entries.reduce((lines, { description }) => lines + HEAD + linesOf(description), linesOf(resume.summary));
};

/** @throws Problem too_large (413) for what would take so long that whoever else wants a document waits for it */
export const requireDrawable = (drawing: Drawing): void => {
  if (linesIn(drawing) > MOST_LINES) throw problem('too_large');
};
