import { textLimits } from '@tandem/domain/limits';
import { tones } from '@tandem/domain/resume';
import { job } from '../define';
import { oneOf, shape, text, uuid } from '../fields';

const uploaded = shape({ resumeId: uuid, file: text(textLimits.url) });

export const resumesJobs = {
  /** Reads the text of an uploaded resume: a moment, unless the machine is busy or a model is asked. */
  readResume: job('resumes.readResume', { data: uploaded, attempts: 3, limit: 120_000, concurrency: 2 }),
  /** Recognises the letters of one whose pages are pictures. That takes seconds a page: in a queue of its own, so that no text waits for it. */
  readScan: job('resumes.readScan', { data: uploaded, attempts: 3, limit: 180_000, concurrency: 2 }),
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
