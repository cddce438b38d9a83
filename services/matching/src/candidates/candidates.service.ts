import { Injectable } from '@nestjs/common';
import type { CandidateSnapshot, ResumeSnapshot } from '@tandem/contracts/entities/snapshots';
import { homeDay } from '@tandem/domain/local-day';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { CandidatesRepository, type Parts } from './candidates.repository';
import { isReady, toldCandidate } from './told-candidate';

/** Keeps the two halves of a candidate together: what accounts tells and what resumes tells. */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly clock: Clock,
  ) {}

  async tellCandidate(tx: Tx, snapshot: CandidateSnapshot, toldAt?: Date): Promise<void> {
    const { candidateId, contact, wishes, isTest } = snapshot;
    await this.tell(tx, candidateId, { contact, wishes, isTest }, toldAt);
  }

  async tellResume(tx: Tx, candidateId: string, resume: ResumeSnapshot | null, toldAt?: Date): Promise<void> {
    await this.tell(tx, candidateId, { resume }, toldAt);
  }

  /** With `toldAt`, what was told since then is left alone. Whoever has left stays away. */
  private async tell(tx: Tx, id: string, parts: Partial<Parts>, toldAt?: Date): Promise<void> {
    const held = await this.candidates.hold(tx, id);
    if (!held || (toldAt && held.toldAt > toldAt)) return;
    const now = { ...held, ...parts };
    const ready = isReady(now.wishes, now.resume);
    const today = homeDay(this.clock.now());
    await this.candidates.write(tx, id, now, toldCandidate(now.wishes, now.resume, today), ready, toldAt ?? this.clock.now());
  }
}
