import { fileLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { rpc } from '../define';
import { Address } from '../entities/address';
import { FileAnswer, Nothing } from '../entities/answers';
import { Resume } from '../entities/resume';
import { Education, Skill, WorkExperience } from '../entities/resume-entries';
import { exactly, idOf, json, phone, ruled, shape, text, url } from '../fields';
import { emailError } from '@tandem/domain/fields';
import { Educations, entryErrors, SettingsInput, Skills, SummaryInput, WorkExperiences } from './resume-input';
import { resumesRoutes as at } from './resumes.routes';

/** Whoever knows the id may edit it, until it is claimed by an account or 30 days old. */
const params = shape({ id: idOf('resume_not_found') });
const missing = ['resume_not_found'] as const;
const optionalEmail = ruled((value) => (value.trim() === '' ? null : emailError(value)));

export const BasicInfoInput = shape({
  firstName: text().nullish(),
  lastName: text().nullish(),
  email: optionalEmail.nullish(),
  linkedinUrl: url.nullish(),
  address: Address.nullish(),
  phone: phone.nullish(),
});
export type BasicInfoInput = z.output<typeof BasicInfoInput>;

/** A resume somebody builds before he has an account. */
export const anonymousResumeCalls = {
  createAnonymous: rpc(at.createAnonymous, {
    output: Resume,
    status: 200,
    errors: ['too_many_requests'],
    creates: true,
    summary: 'Creates an empty resume.',
  }),
  getAnonymous: rpc(at.getAnonymous, { params, output: Resume, status: 200, errors: missing, summary: 'The whole resume.' }),
  uploadAnonymous: rpc(at.uploadAnonymous, {
    params,
    files: { resume: { kind: 'pdf', maxBytes: fileLimits.pdf, required: true } },
    output: Resume,
    status: 201,
    errors: missing,
    summary: 'Reads a PDF into the resume.',
  }),
  saveAnonymousSettings: rpc(at.saveAnonymousSettings, {
    params,
    body: SettingsInput,
    output: Resume,
    status: 200,
    errors: missing,
    summary: 'Says what is shown and where pages break.',
  }),
  saveAnonymousSummary: rpc(at.saveAnonymousSummary, {
    params,
    body: SummaryInput,
    output: Resume,
    status: 200,
    errors: missing,
    summary: 'Saves the summary, cut to 1500 characters.',
  }),
  saveAnonymousBasicInfo: rpc(at.saveAnonymousBasicInfo, {
    params,
    body: BasicInfoInput,
    files: { picture: { kind: 'image', maxBytes: fileLimits.image, required: false } },
    output: Resume,
    status: 200,
    errors: ['resume_not_found', 'invalid_email', 'invalid_phone', 'invalid_url'],
    summary: 'Changes what was sent of the head of the resume.',
  }),
  saveAnonymousStatus: rpc(at.saveAnonymousStatus, {
    params,
    body: shape({ status: exactly('VERIFIED') }),
    output: Resume,
    status: 200,
    errors: ['resume_not_found', 'resume_not_ready'],
    summary: 'Confirms the resume as it stands.',
  }),
  removeAnonymous: rpc(at.removeAnonymous, {
    params,
    output: Nothing,
    status: 204,
    errors: missing,
    summary: 'Deletes the resume and its files.',
  }),
  listAnonymousEducations: rpc(at.listAnonymousEducations, {
    params,
    output: z.array(Education),
    status: 200,
    errors: missing,
    summary: 'Educations and certificates.',
  }),
  replaceAnonymousEducations: rpc(at.replaceAnonymousEducations, {
    params,
    body: Educations,
    output: z.array(Education),
    status: 200,
    errors: entryErrors,
    summary: 'Replaces all educations and certificates.',
  }),
  listAnonymousWorkExperiences: rpc(at.listAnonymousWorkExperiences, {
    params,
    output: z.array(WorkExperience),
    status: 200,
    errors: missing,
    summary: 'Work experiences.',
  }),
  replaceAnonymousWorkExperiences: rpc(at.replaceAnonymousWorkExperiences, {
    params,
    body: WorkExperiences,
    output: z.array(WorkExperience),
    status: 200,
    errors: entryErrors,
    summary: 'Replaces all work experiences.',
  }),
  listAnonymousSkills: rpc(at.listAnonymousSkills, {
    params,
    output: z.array(Skill),
    status: 200,
    errors: missing,
    summary: 'Skills and languages.',
  }),
  replaceAnonymousSkills: rpc(at.replaceAnonymousSkills, {
    params,
    body: Skills,
    output: z.array(Skill),
    status: 200,
    errors: ['resume_not_found', 'resume_not_ready'],
    summary: 'Replaces all skills and languages; empty ones are dropped.',
  }),
  exportAnonymousJson: rpc(at.exportAnonymousJson, {
    params,
    output: json,
    status: 200,
    errors: missing,
    summary: 'The resume in the JSON Resume format.',
  }),
  downloadAnonymous: rpc(at.downloadAnonymous, {
    params,
    output: FileAnswer,
    status: 200,
    answer: 'file',
    errors: [...missing, 'too_large'],
    timeout: 30_000,
    summary: 'The resume as PDF.',
  }),
};
