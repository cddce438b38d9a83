import { randomUUID } from 'node:crypto';
import type { CandidateSnapshot, CompanySnapshot, ResumeSnapshot, VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import type { VacancyEmployer } from '@tandem/contracts/entities/vacancy';
import { candidateSnapshot, companySnapshot, vacancySnapshot } from '@tandem/test-kit/snapshots';

/** Invented people, companies and vacancies. */
export const utrecht = { city: 'Utrecht', country: 'NL', latitude: 52.0907, longitude: 5.1214 };

export const aCandidate = (over: Partial<CandidateSnapshot> = {}): CandidateSnapshot =>
  candidateSnapshot({
    contact: {
      firstName: 'Mila',
      lastName: 'Verhoef',
      email: 'mila@example.org',
      phone: '+31612345678',
      linkedinUrl: null,
      picture: null,
      address: utrecht,
    },
    wishes: {
      preferences: {
        desiredJobTitle: 'Nurse',
        jobTypes: ['FULL_TIME'],
        workModels: ['ON_SITE'],
        travelMode: 'CAR',
        travelTime: 45,
        salary: 2_800,
      },
      ...utrecht,
    },
    intakeProgress: 90,
    ...over,
  });

export const aResume = (candidateId: string, over: Partial<ResumeSnapshot> = {}): ResumeSnapshot => ({
  resumeId: randomUUID(),
  candidateId,
  status: 'VERIFIED',
  summary: 'Nurse on surgical wards, at home with wound care and medication.',
  workExperiences: [
    {
      id: randomUUID(),
      title: 'Registered nurse',
      company: 'Hospital East',
      startDate: '2018-03',
      endDate: null,
      description: 'Wound care and medication on a surgical ward.',
      hiddenOnResume: false,
    },
  ],
  educations: [
    {
      id: randomUUID(),
      educationType: 'BACHELOR_HBO',
      title: 'Nursing',
      description: null,
      startDate: '2014-09',
      endDate: '2018-02',
      completed: true,
      hiddenOnResume: false,
    },
  ],
  skills: [
    { id: randomUUID(), type: 'OTHER', stack: 'Wound care', yearsOfExperience: 6, description: null, hiddenOnResume: false },
    { id: randomUUID(), type: 'LANGUAGES', stack: 'Dutch', yearsOfExperience: null, description: 'NATIVE', hiddenOnResume: false },
  ],
  ...over,
});

export const employerOf = (companyId: string | null, companyName = 'De Zonnehoek'): VacancyEmployer => ({
  id: companyId,
  companyName,
  logoUrl: null,
  address: null,
  summaryUrl: null,
});

export const aCompany = (companyId: string, members: string[] = []): CompanySnapshot =>
  companySnapshot(members, { companyId, address: utrecht, logoUrl: '/files/public/companies/logo.png' });

export const aVacancy = (over: Partial<VacancySnapshot> = {}): VacancySnapshot => {
  const id = over.id ?? randomUUID();
  return vacancySnapshot({
    id,
    address: utrecht,
    employer: employerOf(null),
    salaryMin: 2_900,
    salaryMax: 3_900,
    workModel: 'ON_SITE',
    minHoursPerWeek: 36,
    contractType: 'PERMANENT',
    summaryUrl: `/files/public/vacancies/${id}/summary.md`,
    description: 'Je zorgt op de afdeling chirurgie voor wondzorg en medicatie.',
    requiredSkills: ['Wondzorg', 'Medicatie'],
    responsibilities: ['Wonden verzorgen'],
    requiredLanguages: ['Dutch'],
    ...over,
  });
};

const otherJobs = ['Accountant', 'Truck driver', 'Java developer', 'Carpenter', 'Chef', 'Lawyer', 'Electrician', 'Graphic designer'];

/** Sixty vacancies, the first twenty-five of them for nurses. */
export const sixtyVacancies = (): VacancySnapshot[] =>
  Array.from({ length: 60 }, (_, index) =>
    index < 25
      ? aVacancy({ title: index % 2 ? 'Nurse' : 'Verpleegkundige', salaryMax: 3_000 + 50 * index })
      : aVacancy({
          title: otherJobs[index % otherJobs.length] ?? '',
          description: 'A job like any other.',
          requiredSkills: ['Punctual'],
          responsibilities: [],
        }),
  );
