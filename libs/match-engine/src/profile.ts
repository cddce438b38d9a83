export { candidateProfile } from './candidate-profile';
export { vacancyProfile } from './vacancy-profile';
export type { CandidateProfile, VacancyProfile } from './profile-types';
