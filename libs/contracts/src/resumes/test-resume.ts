import { fileLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { rpc } from '../define';
import { FileAnswer, Nothing } from '../entities/answers';
import { Resume } from '../entities/resume';
import { Education, Skill, WorkExperience } from '../entities/resume-entries';
import { idOf, shape, text } from '../fields';
import { Educations, entryErrors, Skills, WorkExperiences } from './resume-input';
import { resumesRoutes as at } from './resumes.routes';

const params = shape({ id: idOf('candidate_not_found') });
const missing = ['candidate_not_found'] as const;
const errors = ['candidate_not_found', 'conflict', ...entryErrors] as const;
/** With `seen`, the mark of the list as it was seen (libs/domain/seen-mark), only while it is still that list. */
const query = shape({ seen: text().optional() });

/** The resumes of test candidates, for the matching tool. */
export const testResumeCalls = {
  listTestEducations: rpc(at.listTestEducations, {
    params,
    output: z.array(Education),
    status: 200,
    errors: missing,
    look: 'getTestResume',
    summary: 'Educations and certificates.',
  }),
  replaceTestEducations: rpc(at.replaceTestEducations, {
    params,
    query,
    body: Educations,
    output: z.array(Education),
    status: 200,
    errors,
    summary: 'Replaces all educations and certificates, unless somebody else did since they were seen.',
  }),
  listTestWorkExperiences: rpc(at.listTestWorkExperiences, {
    params,
    output: z.array(WorkExperience),
    status: 200,
    errors: missing,
    look: 'getTestResume',
    summary: 'Work experiences.',
  }),
  replaceTestWorkExperiences: rpc(at.replaceTestWorkExperiences, {
    params,
    query,
    body: WorkExperiences,
    output: z.array(WorkExperience),
    status: 200,
    errors,
    summary: 'Replaces all work experiences, unless somebody else did since they were seen.',
  }),
  listTestSkills: rpc(at.listTestSkills, {
    params,
    output: z.array(Skill),
    status: 200,
    errors: missing,
    look: 'getTestResume',
    summary: 'Skills and languages.',
  }),
  replaceTestSkills: rpc(at.replaceTestSkills, {
    params,
    query,
    body: Skills,
    output: z.array(Skill),
    status: 200,
    errors: ['candidate_not_found', 'conflict', 'resume_not_found', 'resume_not_ready'],
    summary: 'Replaces all skills and languages, unless somebody else did since they were seen; empty ones are dropped.',
  }),
  uploadTestResume: rpc(at.uploadTestResume, {
    params,
    files: { resume: { kind: 'pdf', maxBytes: fileLimits.pdf, required: true } },
    output: Resume,
    status: 201,
    errors: missing,
    summary: 'Replaces the resume by a PDF and starts reading it.',
  }),
  removeTestResume: rpc(at.removeTestResume, {
    params,
    output: Nothing,
    status: 204,
    errors: missing,
    summary: 'Deletes the resume and its files.',
  }),
  downloadTestResume: rpc(at.downloadTestResume, {
    params,
    output: FileAnswer,
    status: 200,
    answer: 'file',
    errors: ['candidate_not_found', 'resume_not_found'],
    timeout: 30_000,
    look: 'downloadTestResume',
    summary: 'The uploaded PDF, or the resume as PDF when there is none.',
  }),
};
