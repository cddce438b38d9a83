import type { EducationType, LanguageLevel } from '@tandem/domain/resume';
import { type ApplicationFacts, linesOf } from './application-facts';
import type { CompanyFacts } from './company-summary';
import type { FactSource } from './fact-check';
import { type SummaryFacts, yearsOfWork } from './facts';
import { phrases } from './phrases';
import type { VacancyFacts } from './vacancy-summary';

const diplomaOfType: Readonly<Partial<Record<EducationType, string>>> = {
  HIGH_SCHOOL_VMBO: 'vmbo',
  HIGH_SCHOOL_HAVO: 'havo',
  HIGH_SCHOOL_VWO: 'vwo',
  BACHELOR_MBO: 'mbo',
  BACHELOR_HBO: 'hbo bachelor',
  BACHELOR_WO: 'bachelor university universiteit universitair universitaire bsc',
  MASTER_HBO: 'hbo master',
  MASTER_WO: 'master university universiteit universitair universitaire msc',
  PHD: 'phd doctorate promotie gepromoveerd doctoraat university universiteit',
  CERTIFICATE: 'certificate certificaat certified gecertificeerd',
};

const levelsOf = (level: LanguageLevel | null): string => (level ? `${level.replaceAll('_', ' ')} ${phrases.en.level[level]} ${phrases.nl.level[level]}` : ''); // prettier-ignore
const yearsIn = (skills: readonly { years: number | null }[]): number[] =>
  skills.flatMap(({ years }) => (years === null ? [] : [years, Math.floor(years)]));

/** What a summary of these facts may rest on. */
export const summarySource = (facts: SummaryFacts): FactSource => ({
  texts: [
    ...facts.workExperiences.flatMap(({ title, company, startDate, endDate }) => [title, company ?? '', startDate ?? '', endDate ?? '']),
    ...facts.educations.flatMap(({ title, type }) => [title, (type && diplomaOfType[type]) ?? '']),
    ...facts.skills.map(({ name }) => name),
    ...facts.languages.flatMap(({ name, level }) => [name, levelsOf(level)]),
    facts.wishes.title ?? '',
  ],
  numbers: [
    yearsOfWork(facts),
    ...yearsIn(facts.skills),
    ...(facts.wishes.hoursPerWeek ? [facts.wishes.hoursPerWeek] : []),
    facts.skills.length,
    facts.workExperiences.length,
  ],
});

/** What a letter may rest on: the resume, and of the vacancy its title and company. What it asks for is no fact of the candidate. */
export const applicationSource = (facts: ApplicationFacts): FactSource => ({
  texts: [
    facts.name,
    facts.summary ?? '',
    facts.vacancy.title,
    facts.vacancy.companyName,
    ...facts.workExperiences.flatMap(({ title, company, startDate, endDate, description }) => [
      title,
      company,
      startDate ?? '',
      endDate ?? '',
      ...linesOf(description),
    ]),
    ...facts.educations.map(({ title }) => title),
    ...facts.skills.map(({ name }) => name),
    ...facts.languages.flatMap(({ name, level }) => [name, (level ?? '').replaceAll('_', ' ')]),
  ],
  numbers: [yearsOfWork({ ...facts, wishes: {}, educations: [], languages: [] }), ...yearsIn(facts.skills)],
  skillYears: facts.skills.flatMap(({ name, years }) => (years === null ? [] : [{ name, years: Math.floor(years) }])),
});

/** What a company's summary may rest on. */
export const companySource = (facts: CompanyFacts): FactSource => ({
  texts: [
    facts.name,
    facts.industry ?? '',
    facts.size ?? '',
    facts.city ?? '',
    facts.website ?? '',
    facts.description ?? '',
    ...facts.vacancyTitles,
  ],
  numbers: facts.foundedIn ? [facts.foundedIn] : [],
});

/** What a vacancy's summary may rest on. */
export const vacancySource = (facts: VacancyFacts): FactSource => ({
  texts: [
    facts.title,
    facts.companyName,
    facts.city ?? '',
    facts.description ?? '',
    facts.requiredExperience ?? '',
    ...facts.responsibilities,
    ...facts.requiredSkills,
    ...facts.benefits,
  ],
  numbers: [facts.salaryMin, facts.salaryMax, facts.hoursPerWeek, facts.homeDays].filter((amount) => amount !== null),
});
