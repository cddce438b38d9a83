import { isFirm } from '../fields/company-words';
import { isAboutEducation, isOnlyLanguages } from '../fields/entry';
import type { SectionKind } from '../sections/headings';
import { lineKind } from '../sections/line-kind';
import type { Section } from '../sections/section';
import type { Notice } from './notice';

const kindOf = (words: string): SectionKind =>
  isOnlyLanguages(words) || isAboutEducation(words) ? 'requirements' : (lineKind(words) ?? 'other');

/** The parts of a message of one line: what stands between its facts, by what it is about. */
export const sectionsOfNotice = ({ rest }: Notice): Section[] =>
  rest
    .filter(({ text }) => !isFirm(text))
    .map(({ text, start, end }) => ({ kind: kindOf(text), heading: null, blocks: [{ kind: 'item', text, start, end }] }));
