import { textLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { rpc } from '../define';
import { Education, Skill, WorkExperience } from '../entities/resume-entries';
import { Nothing } from '../entities/answers';
import { ResumeSnapshot } from '../entities/snapshots';
import { stretchOf, StretchQuery } from '../entities/stretch';
import { idOf, integer, json, list, shape, text, uuid } from '../fields';
import { anonymousResumeCalls } from './anonymous-resume';
import { applicationCalls } from './application';
import { ownResumeCalls } from './own-resume';
import { resumesRoutes as at } from './resumes.routes';
import { testResumeCalls } from './test-resume';

/** A resume brought in from elsewhere: of invented people of a demo or a load test. It counts as verified. */
export const ImportedResume = shape({
  candidateId: uuid,
  summary: text(textLimits.paragraph).nullish(),
  educations: list(Education.omit({ id: true }), 200),
  workExperiences: list(WorkExperience.omit({ id: true }), 200),
  skills: list(Skill.omit({ id: true }), 200),
});
export type ImportedResume = z.output<typeof ImportedResume>;

export const resumesCalls = {
  ...ownResumeCalls,
  ...anonymousResumeCalls,
  ...applicationCalls,
  ...testResumeCalls,

  snapshot: rpc(at.snapshot, { body: shape({ candidateId: uuid }), output: ResumeSnapshot, status: 200, errors: ['resume_not_found'] }),
  snapshots: rpc(at.snapshots, { query: StretchQuery, output: stretchOf(ResumeSnapshot), status: 200 }),
  /** Whether the caller may hear that a resume changed: its candidate, staff for a test candidate, anybody for an unclaimed one. */
  mayWatch: rpc(at.mayWatch, {
    params: shape({ id: idOf('resume_not_found') }),
    output: Nothing,
    status: 204,
    errors: ['resume_not_found'],
  }),
  /** Adds or replaces the resumes of up to 200 candidates; answers how many are new. */
  import: rpc(at.import, {
    body: shape({ resumes: list(ImportedResume, 200) }),
    output: shape({ added: integer }),
    status: 200,
    timeout: 30_000,
  }),
  exportAccount: rpc(at.exportAccount, { body: shape({ accountId: uuid }), output: json, status: 200 }),
};
