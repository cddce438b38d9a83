import type { CandidateFacts } from './facts';
import { withoutPersonal } from './text/personal';

/** The facts without what their free texts tell of family, gender, age, origin or faith; every other word keeps its place. */
export const impersonal = (facts: CandidateFacts): CandidateFacts => ({
  ...facts,
  texts: facts.texts.map(({ field, text }) => ({ field, text: withoutPersonal(text) })).filter(({ text }) => text.trim() !== ''),
});
