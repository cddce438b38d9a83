import { candidateProfile } from '../candidate-profile';
import type { CandidateFacts, VacancyFacts } from '../facts';
import { impersonal } from '../impersonal';
import type { CandidateProfile, VacancyProfile } from '../profile-types';
import { vacancyProfile } from '../vacancy-profile';
import { candidateFields, type ReadField, vacancyFields } from './fields';

type ReadCandidate = { facts: CandidateFacts; profile: CandidateProfile; fields: ReadField[] };
type ReadVacancy = { facts: VacancyFacts; profile: VacancyProfile; fields: ReadField[] };

/** Both sides with their texts, as all reasons need them. */
export type Pair = {
  facts: { candidate: CandidateFacts; vacancy: VacancyFacts };
  candidate: CandidateProfile;
  vacancy: VacancyProfile;
  own: ReadField[];
  asked: ReadField[];
};

/** The same for the same facts object: fifty explanations of one candidate read the resume once. */
const remembered = <Facts extends object, Read>(read: (facts: Facts) => Read): ((facts: Facts) => Read) => {
  const known = new WeakMap<Facts, Read>();
  return (facts) => {
    const found = known.get(facts) ?? read(facts);
    known.set(facts, found);
    return found;
  };
};

/** Reads a candidate for explaining, once per facts object; facts are not to be changed in place. */
export const readCandidate = remembered((given: CandidateFacts): ReadCandidate => {
  const facts = impersonal(given);
  return { facts, profile: candidateProfile(given), fields: candidateFields(facts) };
});

/** Reads a vacancy for explaining, once per facts object. */
export const readVacancy = remembered((facts: VacancyFacts): ReadVacancy => ({
  facts,
  profile: vacancyProfile(facts),
  fields: vacancyFields(facts),
}));

/** Puts the two sides together. */
export const pairOf = (candidate: ReadCandidate, vacancy: ReadVacancy): Pair => ({
  facts: { candidate: candidate.facts, vacancy: vacancy.facts },
  candidate: candidate.profile,
  vacancy: vacancy.profile,
  own: candidate.fields,
  asked: vacancy.fields,
});
