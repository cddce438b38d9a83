import type { Resume } from '@tandem/contracts/entities/resume';
import type { ResumeSnapshot } from '@tandem/contracts/entities/snapshots';
import type { ResumeRow } from './resume.entity';
import { resumeLanguage } from './resume-language';

/** Keys of what is stored of a resume. */
export const filesOf = ({ fileKey, basicInfo }: ResumeRow): (string | null | undefined)[] => [fileKey, basicInfo.picture];

/** A resume as its owner sees it. `linkOf` makes the link under which a file can be fetched. */
export const resumeView = (row: ResumeRow, linkOf: (key: string) => string): Resume => ({
  id: row.id,
  originalFilePath: row.fileKey ? linkOf(row.fileKey) : null,
  parsedFilePath: null,
  educationsParsed: row.educations,
  workExperiencesParsed: row.workExperiences,
  skillsParsed: row.skills,
  status: row.status,
  readError: row.readError,
  reading: row.reading,
  summary: row.summary,
  settings: { ...row.settings, language: resumeLanguage(row) },
  basicInfo: row.basicInfo.picture ? { ...row.basicInfo, picture: linkOf(row.basicInfo.picture) } : row.basicInfo,
  contentChangedAt: row.contentChangedAt.toISOString(),
});

/** What a resume is matched by. */
export const contentOf = ({ summary, educations, workExperiences, skills }: ResumeRow) => ({
  summary,
  educations,
  workExperiences,
  skills,
});

/** A candidate's resume as other services know it. */
export const resumeSnapshot = (row: ResumeRow & { candidateId: string }): ResumeSnapshot => ({
  resumeId: row.id,
  candidateId: row.candidateId,
  status: row.status,
  ...contentOf(row),
});
