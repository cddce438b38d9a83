import { verbose } from '@tandem/domain/verbose';
import { isFirm } from '../fields/company-words';
import { isAboutEducation, isOnlyLanguages } from '../fields/entry';
import type { SectionKind } from '../sections/headings';
import { lineKind } from '../sections/line-kind';
import type { Section } from '../sections/section';
import type { Notice } from './notice';

/** What leads to a fact that is read by itself: "Pay around", "Loon:", "working from home is fine". */
const leadsToFact = verbose('iu')`
  ^(?:
    (?:the )?(?:pay|salary|wage|hourly rate)|(?:het )?(?:uur|maand)?loon|salaris|verdienste|je verdient|(?:wij|we) betalen
    |you(?:'ll)? earn|we pay
  )(?:\s+(?:is|are|around|about|from|up to|between|van|vanaf|tot|rond|ongeveer|circa|max\.?))*:?$
  |^(?:work(?:ing)? from home|thuis ?werken)(?![\p{L}])
`;

const kindOf = (words: string): SectionKind =>
  leadsToFact.test(words) ? 'other' : isOnlyLanguages(words) || isAboutEducation(words) ? 'requirements' : (lineKind(words) ?? 'other');

/** The parts of a message of one line: what stands between its facts, by what it is about. */
export const sectionsOfNotice = ({ rest }: Notice): Section[] =>
  rest
    .filter(({ text }) => !isFirm(text))
    .map(({ text, start, end }) => ({ kind: kindOf(text), heading: null, blocks: [{ kind: 'item', text, start, end }] }));
