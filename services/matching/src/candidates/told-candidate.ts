import type { CandidateSnapshot, ResumeSnapshot } from '@tandem/contracts/entities/snapshots';
import { arePreferencesComplete } from '@tandem/domain/preferences';
import { isResumeReady } from '@tandem/domain/resume';
import { candidateFactsOf } from '@tandem/match-engine/entities';
import { type Told, toldOf } from '../profiles/described';

type Wishes = CandidateSnapshot['wishes'] | null;

/** Whether somebody can be matched: a resume that was read, and preferences that say enough. */
export const isReady = (wishes: Wishes, resume: ResumeSnapshot | null): boolean =>
  isResumeReady(resume?.status) && arePreferencesComplete(wishes?.preferences);

/** What ranking reads of a candidate; `today` is YYYY-MM-DD. */
export const toldCandidate = (wishes: Wishes, resume: ResumeSnapshot | null, today: string): Told =>
  toldOf(candidateFactsOf({ resume, preferences: wishes?.preferences ?? null, address: wishes }, today), wishes);
