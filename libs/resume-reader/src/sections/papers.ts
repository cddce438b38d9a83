import type { Line } from '../layout/line';
import { hasRange } from '../text/dates';
import { fold, wordsOf } from '../text/fold';
import { schoolScore } from '../vocabulary/organisations';
import { sectionHeading } from '../vocabulary/headings';
import { isPaper } from '../vocabulary/papers';
import type { Section } from './section';

/** "Rijbewijs B, C; code 95; ADR" among the diplomas: papers one by one, no study. */
const isListOfPapers = ({ text }: Line): boolean => text.split(/;\s/).length > 2 && schoolScore(text) === 0;

/** Headings that say no more than that something else follows. */
const isMixed = (heading: string): boolean =>
  /^(?:overige?|other|additional|misc|aanvullend|bijzonderheden|diversen|sonstiges|verschiedenes|weiteres|divers|autres|otros|altro)/.test(
    fold(heading),
  );

/** A course among other things: a few words that name it, no sentence, and no label of something else before it. */
function isCourse({ text }: Line): boolean {
  const [, label] = /^([^:]{2,30}):\s/.exec(text) ?? [];
  if (label !== undefined) return sectionHeading(label) === 'certificates';
  return isPaper(text) && wordsOf(text).length <= 12 && !/[.!?]\s/.test(text) && !hasRange(text);
}

/** The certificates of a section that holds other things too, in a section of their own. */
function apart(section: Section, isOne: (line: Line) => boolean): Section[] {
  const papers = section.lines.filter(isOne);
  if (papers.length === 0) return [section];
  return [
    { ...section, lines: section.lines.filter((line) => !isOne(line)) },
    { ...section, kind: 'certificates', heading: null, lines: papers },
  ];
}

/** The sections, with papers that stand among diplomas or below "Other" in sections of certificates. */
export const withPapersApart = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => {
    if (section.kind === 'education') return apart(section, isListOfPapers);
    return section.kind === 'other' && section.heading && isMixed(section.heading.text) ? apart(section, isCourse) : [section];
  });
