import { alternativesOf } from '../alternatives';
import { candidateProfile } from '../candidate-profile';
import type { CandidateFacts, VacancyFacts } from '../facts';
import { impersonal } from '../impersonal';
import type { CandidateProfile, VacancyProfile } from '../profile-types';
import { score } from '../score';
import type { ScoreOptions } from '../score-types';
import { vacancyProfile } from '../vacancy-profile';
import { candidateFields, type ReadField, vacancyFields } from './fields';

type ReadCandidate = { facts: CandidateFacts; profile: CandidateProfile; fields: ReadField[]; alternatives: ReadCandidate[] };
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
export const readCandidate: (given: CandidateFacts) => ReadCandidate = remembered((given: CandidateFacts): ReadCandidate => {
  const facts = impersonal(given);
  const alternatives = alternativesOf(given).map(readCandidate);
  return { facts, profile: candidateProfile(given), fields: candidateFields(facts), alternatives };
});

/** Reads a vacancy for explaining, once per facts object. */
export const readVacancy = remembered((facts: VacancyFacts): ReadVacancy => ({
  facts,
  profile: vacancyProfile(facts),
  fields: vacancyFields(facts),
}));

/** Puts the two sides together; of a search for one kind of work or another the one that is nearest. */
export const pairOf = (candidate: ReadCandidate, vacancy: ReadVacancy, options: ScoreOptions): Pair => {
  const { facts, profile, fields } = nearestOf(candidate, vacancy, options);
  return {
    facts: { candidate: facts, vacancy: vacancy.facts },
    candidate: profile,
    vacancy: vacancy.profile,
    own: fields,
    asked: vacancy.fields,
  };
};

const nearestOf = (candidate: ReadCandidate, vacancy: ReadVacancy, options: ScoreOptions): ReadCandidate => {
  const exact = ({ profile }: ReadCandidate): number => score(profile, vacancy.profile, options).exact;
  const [first, ...others] = candidate.alternatives;
  return first ? others.reduce((best, other) => (exact(other) > exact(best) ? other : best), first) : candidate;
};
