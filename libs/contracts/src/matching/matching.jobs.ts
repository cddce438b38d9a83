import { job } from '../define';
import { oneOf, shape, text, uuid } from '../fields';

export const matchingJobs = {
  /** Matches a candidate against all vacancies. Test candidates are matched without notifying anybody. */
  matchCandidate: job('matching.matchCandidate', { data: shape({ candidateId: uuid, runId: uuid }), attempts: 3, limit: 300_000 }),
  /** Matches a published vacancy against all candidates. */
  matchVacancy: job('matching.matchVacancy', {
    data: shape({ vacancyId: uuid, runId: uuid }),
    attempts: 3,
    limit: 300_000,
    concurrency: 2,
  }),
  /** Scores one match a candidate asked for. */
  scoreMatch: job('matching.scoreMatch', { data: shape({ matchId: uuid }), attempts: 3 }),
  /** Works out what ranking needs of everybody who changed, until nobody is left. */
  buildProfiles: job('matching.buildProfiles', {
    data: shape({ side: oneOf(['candidate', 'vacancy']) }),
    attempts: 5,
    limit: 300_000,
    concurrency: 2,
  }),
  /** Fills the read model anew, stretch by stretch. */
  rebuild: job('matching.rebuild', { data: shape({ after: text().nullable() }), attempts: 3, limit: 600_000, concurrency: 1 }),
};
