import { textLimits } from '@tandem/domain/limits';
import { tones } from '@tandem/domain/resume';
import { job } from '../define';
import { oneOf, shape, text, uuid } from '../fields';

export const resumesJobs = {
  /** Reads the uploaded PDF of a resume. A page of pictures takes seconds, so it may run long and few run at once. */
  readResume: job('resumes.readResume', {
    data: shape({ resumeId: uuid, file: text(textLimits.url) }),
    attempts: 3,
    limit: 180_000,
    concurrency: 2,
  }),
  writeCoverLetter: job('resumes.writeCoverLetter', {
    data: shape({
      matchId: uuid,
      candidateId: uuid,
      vacancyId: uuid,
      language: oneOf(['en', 'nl']).optional(),
      tone: oneOf(tones).optional(),
    }),
    attempts: 3,
    limit: 120_000,
  }),
  tailorResume: job('resumes.tailorResume', {
    data: shape({ matchId: uuid, candidateId: uuid, vacancyId: uuid }),
    attempts: 3,
    limit: 120_000,
  }),
};
