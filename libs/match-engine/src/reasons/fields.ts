import type { CandidateFacts, FieldText, VacancyFacts } from '../facts';
import { findSkills } from '../dictionary';
import { findConcepts } from '../flags/concepts';
import type { FlagProfile } from '../profile-types';
import { hashOf } from '../text/hash';
import { termsOf } from '../text/terms';
import type { Quote } from './reason';

/** Every text of a candidate that can be quoted, what is most telling first. */
export const candidateFields = (facts: CandidateFacts): FieldText[] => [
  ...facts.skills.map(({ field, name }) => ({ field, text: name })),
  ...facts.titles.map(({ field, title }) => ({ field, text: title })),
  ...facts.educations.map(({ field, title }) => ({ field, text: title })),
  ...facts.texts,
];

/** Every text of a vacancy that can be quoted. */
export const vacancyFields = (facts: VacancyFacts): FieldText[] => [
  ...facts.requiredSkills.map((text, index) => ({ field: `requiredSkills.${index}`, text })),
  { field: 'title', text: facts.title },
  ...facts.responsibilities.map((text, index) => ({ field: `responsibilities.${index}`, text })),
  ...(facts.requiredExperience ? [{ field: 'requiredExperience', text: facts.requiredExperience }] : []),
  { field: 'description', text: facts.description },
  ...facts.benefits.map((text, index) => ({ field: `benefits.${index}`, text })),
];

/** A whole field as a quote; none when it is empty. */
export const whole = (field: string, text: string | null | undefined): Quote[] =>
  text ? [{ field, text, start: 0, end: text.length }] : [];

const quote = ({ field, text }: FieldText, { start, end }: { start: number; end: number }): Quote => ({
  field,
  start,
  end,
  text: text.slice(start, end),
});

/** Where the fields name these skills, at most `most` places. */
export const skillQuotes = (fields: readonly FieldText[], ids: ReadonlySet<number>, most = 2): Quote[] => {
  const found: Quote[] = [];
  for (const field of fields) {
    const mention = findSkills(field.text).find(({ skillId }) => ids.has(skillId));
    if (mention) found.push(quote(field, mention));
    if (found.length === most) break;
  }
  return found;
};

/** Where the fields hold these words (hashed stems), one place per field, at most `most`. */
export const wordQuotes = (fields: readonly FieldText[], words: readonly number[], most = 2): Quote[] => {
  const wanted = new Set(words);
  const found: Quote[] = [];
  for (const field of fields) {
    const term = termsOf(field.text).find(({ stem }) => wanted.has(hashOf(stem)));
    if (term) found.push(quote(field, term));
    if (found.length === most) break;
  }
  return found;
};

/** Where a vacancy answers a wish, by what it says or by what it rules out. */
export const flagQuotes = (fields: readonly FieldText[], flag: FlagProfile, isDenied: boolean, most = 2): Quote[] => {
  if (flag.concepts.length === 0) return wordQuotes(fields, flag.words, most);
  const found = fields.flatMap((field) =>
    findConcepts(field.text)
      .filter((mention) => mention.isDenied === isDenied && flag.concepts.includes(mention.concept))
      .slice(0, 1)
      .map((mention) => quote(field, mention)),
  );
  return found.slice(0, most);
};
