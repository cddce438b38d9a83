import type { Education, Skill, WorkExperience } from '@tandem/contracts/entities/resume-entries';
import type { BasicInfo } from '@tandem/contracts/entities/resume';
import type { ResumeRow } from '../resume/resume.entity';

type Exported = Pick<ResumeRow, 'summary' | 'workExperiences' | 'educations' | 'skills'> & { basicInfo: BasicInfo };

/** Without what is not known. */
const filled = (entry: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== undefined && value !== ''));

const bullet = /^[-*•]\s+/;

/** Bullets become highlights, the rest the summary. */
const proseOf = (description: string | null) => {
  const lines = (description ?? '').split('\n');
  const highlights = lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, ''));
  const summary = lines
    .filter((line) => !bullet.test(line))
    .join('\n')
    .trim();
  return { summary, highlights: highlights.length ? highlights : null };
};

const workOf = ({ title, company, startDate, endDate, description }: WorkExperience) =>
  filled({ name: company, position: title, startDate, endDate, ...proseOf(description) });

/** The school opens the description of a study. */
const educationOf = ({ title, startDate, endDate, description }: Education) => {
  const [institution, ...rest] = (description ?? '').split('\n');
  const courses = rest.map((line) => line.replace(bullet, '').trim()).filter(Boolean);
  return filled({ institution, area: title, startDate, endDate, courses: courses.length ? courses : null });
};

const certificateOf = ({ title, endDate, description }: Education) => filled({ name: title, date: endDate, issuer: description });

const fluency: Record<string, string> = {
  elementary: 'Elementary',
  limited_working: 'Limited working',
  professional_working: 'Professional working',
  full_professional: 'Full professional',
  native_or_bilingual: 'Native or bilingual',
};

const skillOf = ({ stack, yearsOfExperience }: Skill) =>
  filled({ name: stack, level: yearsOfExperience === null ? null : `${yearsOfExperience} years` });

const basicsOf = ({ basicInfo, summary }: Exported) => {
  const { firstName, lastName, email, phone, address, linkedinUrl } = basicInfo;
  const { street, city, postalCode, country } = address ?? {};
  return filled({
    name: [firstName, lastName].filter(Boolean).join(' '),
    email,
    phone,
    summary,
    location: address ? filled({ address: street, city, postalCode, countryCode: country?.length === 2 ? country : null }) : null,
    profiles: linkedinUrl ? [{ network: 'LinkedIn', url: linkedinUrl }] : null,
  });
};

/** A resume in the JSON Resume format, without what its owner hides. */
export const toJson = (row: Exported): Record<string, unknown> => {
  const shown = <T extends { hiddenOnResume: boolean }>(entries: readonly T[]) => entries.filter(({ hiddenOnResume }) => !hiddenOnResume);
  const educations = shown(row.educations);
  const skills = shown(row.skills);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(row),
    work: shown(row.workExperiences).map(workOf),
    education: educations.filter(({ educationType }) => educationType !== 'CERTIFICATE').map(educationOf),
    certificates: educations.filter(({ educationType }) => educationType === 'CERTIFICATE').map(certificateOf),
    skills: skills.filter(({ type }) => type !== 'LANGUAGES').map(skillOf),
    languages: skills
      .filter(({ type }) => type === 'LANGUAGES')
      .map(({ stack, description }) => filled({ language: stack, fluency: fluency[description ?? ''] })),
  };
};
