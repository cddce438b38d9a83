import { verbose } from '@tandem/domain/verbose';
/** Names of the part about what somebody gets. */
const heading = verbose('iu')`
  ^(?:
    wat (?:wij|we) (?:je )?(?:te )?bieden|wat (?:bieden )?(?:wij|we) (?:jou|je)|(?:dit|wat) (?:krijg|bieden)(?: (?:je|wij|we|jou))*
    |dit bieden (?:wij|we)(?: jou| je)?|wij bieden(?: jou| je)?|we bieden(?: jou| je)?|ons aanbod|aanbod
    |(?:onze |jouw )?arbeidsvoorwaarden|voorwaarden|(?:secundaire |primaire )arbeidsvoorwaarden|what we offer|we offer
    |what you(?:'|’)?(?:ll| will)? get|what(?:'|’)s in it for you|our offer|offer|(?:your |our )?benefits
    |(?:employment|working) conditions|perks(?: and benefits)?
  )(?: you)?$
`;
/** How a sentence begins that tells what somebody gets. */
const giving = verbose('iu')`
  (?:^|[\s,;])(?:
    (?:wij|we) bieden|bieden (?:wij|we)|(?:je|jij|u) krijgt|krijg (?:je|jij)|je ontvangt|(?:je )?kunt rekenen op|we offer
    |you(?:(?:'|’)ll| will)? (?:get|receive)|you can count on
  )(?=[\s:,]|$)
`;
const bullet = /^[-*•–·]\s+/u;
const mark = /^[#>*_\s]+|[*_:\s?!.]+$/gu;

const isHeading = (line: string): boolean => /^#{1,6}\s/.test(line) || /:$/.test(line.trim());
const isOfferHeading = (line: string): boolean => !bullet.test(line) && heading.test(line.trim().replace(mark, ''));

/** The sentences of a line that do not tell what somebody gets, nor name a benefit of the list. */
const demandsOf = (line: string, benefits: readonly string[]): string => {
  const plain = line.replace(bullet, '').trim().toLowerCase();
  if (benefits.includes(plain)) return '';
  return line
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !giving.test(sentence))
    .join(' ');
};

/**
 * A vacancy's text without what it offers: a pension, a course or a car that somebody gets is nothing that somebody has to know. `benefits`
 * are those that are known by themselves.
 */
export const withoutOffer = (text: string, benefits: readonly string[]): string => {
  const known = benefits.map((benefit) => benefit.trim().toLowerCase());
  let isOffer = false;
  return text
    .split('\n')
    .filter((line) => {
      if (isOfferHeading(line)) isOffer = true;
      else if (isHeading(line)) isOffer = false;
      return !isOffer;
    })
    .map((line) => demandsOf(line, known))
    .join('\n');
};
