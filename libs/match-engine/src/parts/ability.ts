import { educationFit } from '../levels/education';
import type { CandidateProfile, VacancyProfile } from '../profile-types';
import type { Cap, Finding } from '../score-types';

/** What each rung between two levels leaves of the fit. */
const bySteps = [1, 0.7, 0.3];

/** Years of experience against what is asked; years in other work count by how near the work is. Null when nothing is asked. */
export const experienceFit = (candidate: CandidateProfile, vacancy: VacancyProfile, nearness: number): Finding | null => {
  if (candidate.rung === null) return null;
  const steps = Math.abs(vacancy.rung - candidate.rung);
  const years = candidate.years * Math.min(1, nearness * 1.5);
  const enough = vacancy.years === null || vacancy.years === 0 ? 1 : Math.min(1, years / vacancy.years);
  const caps: Cap[] = [];
  if (steps >= 3) caps.push({ kind: 'farSeniority', limit: 25 });
  else if (steps >= 2) caps.push({ kind: 'seniority', limit: 46 });
  return { value: enough * (bySteps[Math.floor(steps)] ?? 0), caps };
};

/** Education and licences. A licence the work cannot do without, or a diploma two rungs up, limits the whole. */
export const educationFinding = (candidate: CandidateProfile, vacancy: VacancyProfile): Finding | null => {
  const missing = vacancy.licences.some((group) => !group.some((licence) => candidate.licences.includes(licence)));
  const caps: Cap[] = missing ? [{ kind: 'licence', limit: 15 }] : [];
  if (vacancy.educationRung === null) return vacancy.licences.length > 0 ? { value: missing ? 0 : 1, caps } : null;
  if (candidate.educationRung === null) return missing ? { value: 0, caps } : null;
  const fit = educationFit(candidate.educationRung, vacancy.educationRung);
  if (fit === 0) caps.push({ kind: 'education', limit: 25 });
  return { value: missing ? 0 : fit, caps };
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
