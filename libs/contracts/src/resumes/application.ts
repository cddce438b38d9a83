import { textLimits } from '@tandem/domain/limits';
import { tones } from '@tandem/domain/resume';
import * as z from 'zod';
import { rpc } from '../define';
import { FileAnswer, Nothing } from '../entities/answers';
import { Match } from '../entities/match';
import { BasicInfo, MatchResumeSettings, ResumeOverrides, ResumeSettings } from '../entities/resume';
import { Education, Skill, WorkExperience } from '../entities/resume-entries';
import { filled, flag, idOf, oneOf, shape, text } from '../fields';
import { resumesRoutes as at } from './resumes.routes';

const params = shape({ matchId: idOf('match_not_found') });
const missing = ['match_not_found'] as const;
const noLetter = ['match_not_found', 'cover_letter_not_found'] as const;

/** A sentence of a generated text and the facts it rests on, in the words of the resume and the vacancy. */
export const FoundedSentence = shape({ text: text(textLimits.paragraph), facts: z.array(text(textLimits.paragraph)) }).meta({
  id: 'FoundedSentence',
});
export type FoundedSentence = z.output<typeof FoundedSentence>;

/**
 * A letter as markdown and the path of its file; null while the first one is written. `sentences` only of one that was not edited.
 * `isDraft`: it was written after applying, and the employer does not see it until it is kept.
 */
export const CoverLetter = shape({
  content: text(textLimits.paragraph).nullable(),
  sentences: z.array(FoundedSentence).nullable(),
  coverLetterUrl: text(textLimits.url).nullable(),
  isDraft: flag,
  isGeneratingCoverLetter: flag,
}).meta({ id: 'CoverLetter' });
export type CoverLetter = z.output<typeof CoverLetter>;

/** The resume as one employer gets it: overrides applied, and the overrides themselves. */
export const TailoredResume = shape({
  skills: z.array(Skill),
  educations: z.array(Education),
  workExperiences: z.array(WorkExperience),
  summary: text(textLimits.paragraph).nullable(),
  settings: ResumeSettings,
  overrides: ResumeOverrides,
}).meta({ id: 'TailoredResume' });
export type TailoredResume = z.output<typeof TailoredResume>;

/** An applicant's resume without what he hid, in the language of its headings; the path of the picture holds for some minutes. */
export const ApplicantResume = shape({
  basics: BasicInfo,
  language: oneOf(['en', 'nl']),
  skills: z.array(Skill),
  educations: z.array(Education),
  workExperiences: z.array(WorkExperience),
  summary: text(textLimits.paragraph).nullable(),
  settings: ResumeSettings,
}).meta({ id: 'ApplicantResume' });
export type ApplicantResume = z.output<typeof ApplicantResume>;

/** Letters and resumes written for one match. */
export const applicationCalls = {
  getCoverLetter: rpc(at.getCoverLetter, { params, output: CoverLetter, status: 200, errors: noLetter, summary: 'The cover letter.' }),
  generateCoverLetter: rpc(at.generateCoverLetter, {
    params,
    body: shape({ tone: oneOf(tones).optional(), language: oneOf(['en', 'nl']).optional() }),
    output: Match,
    status: 202,
    errors: ['match_not_found', 'already_generating', 'resume_not_ready'],
    summary: 'Writes a cover letter from the resume and the vacancy, in the language of the vacancy unless one is given.',
  }),
  saveCoverLetter: rpc(at.saveCoverLetter, {
    params,
    body: shape({ content: filled(textLimits.paragraph) }),
    output: CoverLetter,
    status: 200,
    errors: ['match_not_found', 'already_generating', 'too_long'],
    summary: 'Saves the letter as edited.',
  }),
  removeCoverLetter: rpc(at.removeCoverLetter, {
    params,
    output: Nothing,
    status: 204,
    errors: [...noLetter, 'already_generating', 'cover_letter_sent'],
    summary: 'Removes the letter; after applying only what was not kept, for what was sent stays with the employer.',
  }),
  downloadCoverLetter: rpc(at.downloadCoverLetter, {
    params,
    output: FileAnswer,
    status: 200,
    answer: 'file',
    errors: [...noLetter, 'too_large'],
    timeout: 30_000,
    summary: 'The cover letter as PDF.',
  }),
  getTailoredResume: rpc(at.getTailoredResume, {
    params,
    output: TailoredResume,
    status: 200,
    errors: ['match_not_found', 'resume_not_found'],
    summary: 'The resume of this match.',
  }),
  tailorResume: rpc(at.tailorResume, {
    params,
    output: Match,
    status: 202,
    errors: ['match_not_found', 'already_generating', 'resume_not_ready'],
    summary: 'Rewords the resume for the vacancy; contents only, never the structure.',
  }),
  saveTailoredResume: rpc(at.saveTailoredResume, {
    params,
    /** With `seen`, the mark of what differed as it was seen (libs/domain/seen-mark), only while it is still that. */
    query: shape({ seen: text().optional() }),
    body: shape({ overrides: ResumeOverrides, settings: ResumeSettings.nullish() }),
    output: MatchResumeSettings,
    status: 200,
    errors: ['match_not_found', 'structure_locked', 'resume_not_found', 'conflict'],
    summary: 'Saves what is different for this match, unless that changed since it was seen.',
  }),
  downloadTailoredResume: rpc(at.downloadTailoredResume, {
    params,
    output: FileAnswer,
    status: 200,
    answer: 'file',
    errors: ['match_not_found', 'resume_not_found', 'too_large'],
    timeout: 30_000,
    summary: 'The resume of this match as PDF.',
  }),

  getApplicantCoverLetter: rpc(at.getApplicantCoverLetter, {
    params,
    output: CoverLetter.omit({ isGeneratingCoverLetter: true, isDraft: true, sentences: true }),
    status: 200,
    errors: noLetter,
    summary: 'The cover letter of an applicant.',
  }),
  getApplicantResume: rpc(at.getApplicantResume, {
    params,
    output: ApplicantResume,
    status: 200,
    errors: missing,
    summary: 'The resume of an applicant.',
  }),
  downloadApplicantResume: rpc(at.downloadApplicantResume, {
    params,
    output: FileAnswer,
    status: 200,
    answer: 'file',
    errors: ['match_not_found', 'resume_not_found', 'too_large'],
    timeout: 30_000,
    summary: 'The resume of an applicant as PDF.',
  }),
};
