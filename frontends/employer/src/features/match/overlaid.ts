import type { EntryOverride, ResumeOverrides } from '@tandem/contracts/entities/resume';
import type { ApplicantResume } from '@tandem/contracts/resumes/application';

type Entry = { id: string; hiddenOnResume: boolean; title?: string; stack?: string; description: string | null };

/** One entry as it is shown to this employer: what an override says goes before what the resume says. */
const laidOver = <E extends Entry>(entry: E, overrides: readonly EntryOverride[] = []): E => {
  const override = overrides.find(({ id }) => id === entry.id);
  if (!override) return entry;
  const name = 'stack' in entry ? 'stack' : 'title';
  return {
    ...entry,
    hiddenOnResume: override.hiddenOnResume ?? entry.hiddenOnResume,
    description: override.description ?? entry.description,
    [name]: override.title ?? entry[name],
  };
};

const shown = <E extends Entry>(entries: readonly E[], overrides: readonly EntryOverride[] | undefined): E[] =>
  entries.map((entry) => laidOver(entry, overrides)).filter(({ hiddenOnResume }) => !hiddenOnResume);

/** A resume with what its owner changed for this match. */
export const overlaid = (resume: ApplicantResume, overrides: ResumeOverrides | undefined): ApplicantResume => ({
  ...resume,
  summary: overrides?.summary ?? resume.summary,
  skills: shown(resume.skills, overrides?.skills),
  educations: shown(resume.educations, overrides?.educations),
  workExperiences: shown(resume.workExperiences, overrides?.workExperiences),
});
