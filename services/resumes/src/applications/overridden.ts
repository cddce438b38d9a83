import { problem } from '@tandem/contracts/codes';
import type { EntryOverride, ResumeOverrides } from '@tandem/contracts/entities/resume';
import { descriptionLimits } from '@tandem/domain/resume';
import { cutText } from '@tandem/domain/cut-text';
import { educationLimit } from '@tandem/domain/resume-entry';
import type { ResumeRow } from '../resume/resume.entity';

const lists = ['skills', 'educations', 'workExperiences'] as const;
type Entry = { id: string; description: string | null; hiddenOnResume: boolean };

/** Only entries the resume has may be changed, each once. @throws Problem structure_locked (400) */
export const requireStructure = (row: ResumeRow, overrides: ResumeOverrides): void => {
  for (const list of lists) {
    const ids = (overrides[list] ?? []).map(({ id }) => id);
    const known = new Set(row[list].map(({ id }) => id));
    if (new Set(ids).size !== ids.length || ids.some((id) => !known.has(id)))
      throw problem('structure_locked', [{ field: `overrides.${list}`, detail: 'structure_locked' }]);
  }
};

const changed = <T extends Entry>(
  entries: readonly T[],
  overrides: readonly EntryOverride[] | undefined,
  named: 'title' | 'stack',
  limitOf: (entry: T) => number,
): T[] => {
  const byId = new Map((overrides ?? []).map((override) => [override.id, override]));
  return entries.map((entry) => {
    const { title, description, hiddenOnResume } = byId.get(entry.id) ?? {};
    return {
      ...entry,
      ...(title?.trim() ? { [named]: title.trim() } : {}),
      ...(description === undefined || description === null ? {} : { description: cutText(description, limitOf(entry)) || null }),
      ...(hiddenOnResume === undefined ? {} : { hiddenOnResume }),
    };
  });
};

/** A resume as one employer gets it. Overrides of entries that are gone meanwhile change nothing. */
export const overridden = (row: ResumeRow, overrides: ResumeOverrides | null, settings: ResumeRow['settings'] | null): ResumeRow => ({
  ...row,
  skills: changed(row.skills, overrides?.skills, 'stack', () => descriptionLimits.education),
  educations: changed(row.educations, overrides?.educations, 'title', ({ educationType }) => educationLimit(educationType)),
  workExperiences: changed(row.workExperiences, overrides?.workExperiences, 'title', () => descriptionLimits.experience),
  summary:
    overrides?.summary === undefined || overrides.summary === null ? row.summary : cutText(overrides.summary, descriptionLimits.summary),
  settings: settings ?? row.settings,
});

/** The resume without what is hidden on it. */
export const withoutHidden = (row: ResumeRow): ResumeRow => {
  const shown = <T extends Entry>(entries: readonly T[]): T[] => entries.filter(({ hiddenOnResume }) => !hiddenOnResume);
  return { ...row, skills: shown(row.skills), educations: shown(row.educations), workExperiences: shown(row.workExperiences) };
};
