import { academicRung, educationFit } from '../levels/education';
import type { CandidateProfile, VacancyProfile } from '../profile-types';
import type { Cap, Finding } from '../score-types';

/** What each half rung between two levels leaves of the fit; half a rung apart is the same level in another company. */
const byHalfRungs = [1, 1, 0.7, 0.5, 0.3, 0.3];

/** Limits by the steps between two levels. */
const limits: readonly (readonly [steps: number, cap: Cap])[] = [
  [3, { kind: 'farSeniority', limit: 25 }],
  [2, { kind: 'seniority', limit: 46 }],
  [1.5, { kind: 'nearSeniority', limit: 82 }],
];

/** Of work that asks years of whoever has none. */
const unpractised: Cap = { kind: 'unpractised', limit: 60 };

/** A level told by titles alone, without dates, weighs less. */
const undated = 0.1;

type Standing = Pick<CandidateProfile, 'rung' | 'years' | 'isStarter' | 'isSearch'>;
type Asked = Pick<VacancyProfile, 'rung' | 'years'>;

/** Years of experience and level against what is asked; years in other work count by how near the work is. */
export const experienceFit = (candidate: Standing, vacancy: Asked, nearness: number): Finding | null => {
  const steps = candidate.rung === null || vacancy.rung === null ? null : Math.abs(vacancy.rung - candidate.rung);
  const isDated = candidate.years > 0 || candidate.isStarter === true;
  const asksYears = vacancy.years !== null && isDated;
  if (steps === null && !asksYears) return null;
  const years = candidate.years * Math.min(1, nearness * 1.5);
  const enough = asksYears && vacancy.years ? Math.min(1, years / vacancy.years) : 1;
  const caps: Cap[] = [];
  // A search says its level in so many words, a title without dates may be of long ago.
  if ((isDated || candidate.isSearch) && steps !== null)
    caps.push(
      ...limits
        .filter(([least]) => steps >= least)
        .map(([, cap]) => cap)
        .slice(0, 1),
    );
  if (candidate.isStarter && (vacancy.years ?? 0) >= 1) caps.push(unpractised);
  return { value: enough * (byHalfRungs[Math.floor(2 * (steps ?? 0))] ?? 0), firmness: isDated ? 1 : undated, caps };
};

/** Below this a diploma is more than half a rung short. */
const shortFit = 0.75;

/** Whether a licence is demanded that the candidate is known not to have. */
const lacksLicence = (candidate: CandidateProfile, vacancy: VacancyProfile): boolean => {
  const { licences } = candidate;
  return licences !== null && vacancy.licences.some((group) => !group.some((licence) => licences.includes(licence)));
};

/** Education and licences. A licence the work cannot do without, or a diploma two rungs up, limits the whole. */
export const educationFinding = (candidate: CandidateProfile, vacancy: VacancyProfile): Finding | null => {
  if (lacksLicence(candidate, vacancy)) return { value: 0, caps: [{ kind: 'licence', limit: 15 }] };
  if (vacancy.educationRung === null) return vacancy.licences.length > 0 && candidate.licences !== null ? { value: 1 } : null;
  if (candidate.educationRung === null) return null;
  const fit = educationFit(candidate.educationRung, vacancy.educationRung);
  if (fit === 0) return { value: 0, caps: [{ kind: 'education', limit: 25 }] };
  const isShort = fit < shortFit && vacancy.educationRung > academicRung && !vacancy.acceptsExperience;
  return { value: fit, caps: isShort ? [{ kind: 'lowerEducation', limit: 48 }] : [] };
};

/** The languages asked, each group by its best alternative. Null when nothing is known on either side. */
export const languagesFinding = (candidate: CandidateProfile, vacancy: VacancyProfile): Finding | null => {
  if (vacancy.languages === null || candidate.languages === null) return null;
  const own = candidate.languages;
  const levels = vacancy.languages.map((group) => Math.max(...group.map((code) => own[code] ?? 0)));
  const worst = levels.length > 0 ? Math.min(...levels) : 2;
  if (worst === 0) return { value: 0, caps: [{ kind: 'language', limit: 12 }] };
  return worst === 1 ? { value: 0.4, caps: [{ kind: 'partialLanguage', limit: 44 }] } : { value: 1 };
};
