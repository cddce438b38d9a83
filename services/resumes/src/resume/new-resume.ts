import type { ResumeSettings } from '@tandem/contracts/entities/resume';
import type { ResumeRow } from './resume.entity';

const shown: ResumeSettings = {
  pageBreaks: [],
  pictureHidden: false,
  addressHidden: false,
  phoneHidden: false,
  emailHidden: false,
  linkedinUrlHidden: false,
};

type Start = Pick<ResumeRow, 'id' | 'candidateId' | 'status'> & Partial<Pick<ResumeRow, 'fileKey' | 'fileName'>>;

/** A resume with nothing in it yet. */
export const newResume = ({
  id,
  candidateId,
  status,
  fileKey = null,
  fileName = null,
}: Start): Omit<ResumeRow, 'createdAt' | 'updatedAt' | 'contentChangedAt'> => ({
  id,
  candidateId,
  promisedTo: null,
  status,
  readError: null,
  reading: null,
  fileKey,
  fileName,
  summary: null,
  settings: shown,
  basicInfo: {},
  educations: [],
  workExperiences: [],
  skills: [],
});
