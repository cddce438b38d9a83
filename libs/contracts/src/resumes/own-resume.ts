import { fileLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { rpc } from '../define';
import { FileAnswer, Nothing } from '../entities/answers';
import { Resume } from '../entities/resume';
import { Education, Skill, WorkExperience } from '../entities/resume-entries';
import { flag, json, shape, text } from '../fields';
import { Educations, entryErrors, SettingsInput, Skills, SummaryInput, WorkExperiences } from './resume-input';
import { resumesRoutes as at } from './resumes.routes';

const missing = ['resume_not_found'] as const;
/** With `seen`, the mark of the list as it was seen (libs/domain/seen-mark), only while it is still that list. */
const query = shape({ seen: text().optional() });
const upload = {
  files: { resume: { kind: 'pdf', maxBytes: fileLimits.pdf, required: true } },
  output: Resume,
  status: 201,
  summary: 'Replaces the resume by a PDF and starts reading it: PENDING, BUSY, then DONE or ERROR.',
} as const;
const remove = { output: Nothing, status: 204, errors: missing, summary: 'Deletes the resume and its files; matches stay.' } as const;
const verify = {
  output: Resume,
  status: 200,
  errors: ['resume_not_found', 'resume_not_ready'],
  summary: 'Confirms the resume as it stands.',
} as const;

/** The signed-in candidate's resume. */
export const ownResumeCalls = {
  get: rpc(at.get, { output: Resume, status: 200, errors: missing, summary: 'The whole resume.' }),
  upload: rpc(at.upload, upload),
  createBlank: rpc(at.createBlank, { output: Resume, status: 201, summary: 'Replaces the resume by an empty one to fill in.' }),
  remove: rpc(at.remove, remove),
  verify: rpc(at.verify, verify),
  saveSettings: rpc(at.saveSettings, {
    body: SettingsInput,
    output: Resume,
    status: 200,
    errors: missing,
    summary: 'Says what is shown and where pages break.',
  }),
  saveSummary: rpc(at.saveSummary, {
    body: SummaryInput,
    output: Resume,
    status: 200,
    errors: missing,
    summary: 'Saves the summary, cut to 1500 characters.',
  }),
  listEducations: rpc(at.listEducations, {
    output: z.array(Education),
    status: 200,
    errors: missing,
    summary: 'Educations and certificates.',
  }),
  replaceEducations: rpc(at.replaceEducations, {
    query,
    body: Educations,
    output: z.array(Education),
    status: 200,
    errors: ['conflict', ...entryErrors],
    summary: 'Replaces all educations and certificates, unless another window did since they were seen.',
  }),
  listWorkExperiences: rpc(at.listWorkExperiences, {
    output: z.array(WorkExperience),
    status: 200,
    errors: missing,
    summary: 'Work experiences.',
  }),
  replaceWorkExperiences: rpc(at.replaceWorkExperiences, {
    query,
    body: WorkExperiences,
    output: z.array(WorkExperience),
    status: 200,
    errors: ['conflict', ...entryErrors],
    summary: 'Replaces all work experiences, unless another window did since they were seen.',
  }),
  listSkills: rpc(at.listSkills, { output: z.array(Skill), status: 200, errors: missing, summary: 'Skills and languages.' }),
  replaceSkills: rpc(at.replaceSkills, {
    query,
    body: Skills,
    output: z.array(Skill),
    status: 200,
    errors: ['conflict', 'resume_not_found', 'resume_not_ready'],
    summary: 'Replaces all skills and languages, unless another window did since they were seen; empty ones are dropped.',
  }),
  download: rpc(at.download, {
    query: shape({ original: flag.optional() }),
    output: FileAnswer,
    status: 200,
    answer: 'file',
    errors: [...missing, 'too_large'],
    timeout: 30_000,
    summary: 'The resume as PDF; with original=true the file it was read from.',
  }),
  exportJson: rpc(at.exportJson, { output: json, status: 200, errors: missing, summary: 'The resume in the JSON Resume format.' }),
  importJson: rpc(at.importJson, {
    body: json,
    output: Resume,
    status: 201,
    errors: ['invalid_value'],
    summary: 'Replaces the resume by one in the JSON Resume format.',
  }),

  uploadToAccount: rpc(at.uploadToAccount, upload),
  removeFromAccount: rpc(at.removeFromAccount, remove),
  verifyOfAccount: rpc(at.verifyOfAccount, verify),
};
