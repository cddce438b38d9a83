import { verbose } from '@tandem/domain/verbose';
import type { Visa } from '@tandem/domain/vacancy';
import { spanAt } from '../document/document';
import type { Found } from '../result';
import { fold } from '../text/fold';
import type { Clues } from './clues';

const visas: readonly (readonly [Visa, RegExp])[] = [
  ['Dutch', /nederlandse nationaliteit|dutch nationality|dutch (?:work permit|citizenship)/],
  [
    'EU',
    verbose()`
      (?:eu|european union|europese unie|eea|eer)[- ](?:work permit|citizen\w*|burger\w*|passport|paspoort|nationaliteit|werkvergunning)
      |lidstaat van de europese unie|(?:valid )?eu (?:work )?permit
      |(?:right|eligible|allowed|permitted|entitled) to work in (?:the )?(?:eu|european union|netherlands|belgium)
      |geldige (?:werkvergunning|verblijfsvergunning)
    `,
  ],
  [
    'Worldwide',
    verbose()`
      (?<!\b(?:no|not|without|cannot|unable)\b[^.\n]{0,30})visa sponsorship(?! (?:is )?(?:not|unavailable))
      |visa sponsorship (?:is )?(?:available|offered|provided)
      |we (?:can |will |do |gladly )?(?:offer|provide|sponsor) (?:an? |your )?(?:work )?visas?|kennismigrant
      |relocation (?:package|support) and visa
    `,
  ],
];

/** Which permits or nationality the work asks for. */
export const readVisa = ({ document }: Clues): Found<Visa>[] => {
  const text = fold(document.text);
  return visas.flatMap(([value, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ value, confidence: 0.75, span: spanAt(0, match.index, match[0].length) }] : [];
  });
};
