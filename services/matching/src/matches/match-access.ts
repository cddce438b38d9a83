import { isVisibleToEmployer } from '@tandem/domain/match-moves';
import type { Match } from './match.entity';

/** Whether the employer sees a match: somebody has applied, and that is not longer ago than he may keep it. */
export const isSeenByEmployer = ({ status, appliedAt, forgottenAt }: Match): boolean =>
  forgottenAt === null && isVisibleToEmployer(status, appliedAt !== null);
