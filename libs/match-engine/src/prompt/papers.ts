import type { Remainder } from './remainder';

const category = '(?:am|be|b-e|b\\+e|ce|c-e|c\\+e|c1e?|de|d1|[abcdt])';
const categories = `${category}(?:(?:\\s*[,/&+]\\s*|\\s+(?:en|and)\\s+)${category})*`;
const having = '(?:(?:met|with|heb|have|ik heb|i have|in bezit van|wel|got)\\s+(?:(?:een|mijn|geldig|a|an|my|full|clean|valid|het)\\s+)*)?';
const licence = new RegExp(
  `(?<![\\p{L}\\d])${having}(?:(?:auto|vrachtwagen|motor|trekker)?rijbewijs(?:\\s+(?:categorie\\s+)?${categories})?|${category}[- ]rijbewijs|(?:(?:full|clean|uk|valid)\\s+)*(?:driv(?:ing|er['’]?s?)|hgv|forklift|lorry)\\s+licen[cs]e(?:\\s+(?:category\\s+)?${categories})?)(?![\\p{L}\\d])(?!\\s+(?:halen|nodig|vereist|verplicht|needed|required))`,
  'giu',
);

const school =
  "(?:mbo|hbo|wo|vmbo|havo|vwo|mavo|lbo|gymnasium|atheneum|praktijkonderwijs|master(?:['’]?s)?|bachelor(?:['’]?s)?|a[- ]levels?|gcses?)";
const schooled = '(?:diploma|degree|niveau|level|opleiding|opgeleid|geschoold|papieren|certificaat|student(?:e)?)';
const education = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:met|with|op|heb|have|een|a|mijn|my)\\s+)*(?:(?<level>${school})(?:[\\s/+-]+(?:niveau\\s*)?[1-4](?![\\d\\p{L}])|[\\s/-]+${schooled})*(?:\\s+werk-?\\s*(?:en|&)\\s*denkniveau|\\s+of\\s+${school})*|(?:op\\s+)?(?:niveau|level)\\s+[1-4](?!\\d)|buitenlands\\s+diploma|foreign\\s+(?:diploma|degree))(?![\\p{L}\\d])`,
  'giu',
);

/** From here on schooling is more than what any work asks. */
const higher = /hbo|wo(?![\p{L}])|master|bachelor|vwo|gymnasium|atheneum/iu;

/**
 * Papers somebody says he has. They are no wish: a driving licence is known for what may ask it, and schooling is not looked for in a text,
 * since a vacancy that asks less names another. `isHigher` tells that it is more than any work asks.
 */
export const readPapers = (rest: Remainder): { isHigher: boolean } => {
  rest.take('skill', licence, () => true);
  const levels = rest.take('background', education, ({ groups }) => groups?.['level'] ?? '');
  return { isHigher: levels.some((level) => higher.test(level)) };
};
