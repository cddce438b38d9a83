import { resumeStatuses } from '@tandem/domain/resume';
import { textLimits } from '@tandem/domain/limits';
import { event } from '../define';
import { MatchResumeSettings } from '../entities/resume';
import { ResumeSnapshot } from '../entities/snapshots';
import { flag, oneOf, shape, text, uuid } from '../fields';

export const resumesEvents = {
  /** A candidate's resume as it is now; null when he has none. Anonymous resumes tell nobody. */
  resumeChanged: event('resumes.resumeChanged', {
    payload: shape({ candidateId: uuid, resume: ResumeSnapshot.nullable() }),
    consumers: ['accounts', 'matching', 'admin'],
    carries: 'state',
  }),
  /** Reading ended well or not. */
  resumeRead: event('resumes.resumeRead', {
    payload: shape({ candidateId: uuid, resumeId: uuid, status: oneOf(resumeStatuses) }),
    consumers: ['admin'],
    carries: 'fact',
  }),
  /** What was written for a match, and what is being written. */
  applicationChanged: event('resumes.applicationChanged', {
    payload: shape({
      matchId: uuid,
      isGeneratingCoverLetter: flag,
      isGeneratingResume: flag,
      /** Key of the letter in the object store. */
      coverLetter: text(textLimits.url).nullable(),
      resumeSettings: MatchResumeSettings.nullable(),
    }),
    consumers: ['matching'],
    carries: 'state',
  }),
};
