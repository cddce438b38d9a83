import type { Resume } from '@tandem/contracts/entities/resume';

/** A resume in which nothing is written yet. */
export const aResume = (parts: Partial<Resume> = {}): Resume => ({
  id: '6f1f6a50-0000-4000-8000-0000000000c1',
  originalFilePath: null,
  parsedFilePath: null,
  educationsParsed: [],
  workExperiencesParsed: [],
  skillsParsed: [],
  status: 'DONE',
  readError: null,
  reading: null,
  summary: null,
  settings: {
    pageBreaks: [],
    pictureHidden: false,
    addressHidden: false,
    phoneHidden: false,
    emailHidden: false,
    linkedinUrlHidden: false,
  },
  basicInfo: {},
  contentChangedAt: '2026-03-01T09:00:00.000Z',
  ...parts,
});
