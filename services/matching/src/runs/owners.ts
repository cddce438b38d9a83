import { Injectable } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { CandidateSnapshot, ResumeSnapshot, VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import { Problem } from '@tandem/contracts/problem';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';

/** Somebody as the owner of his data has it now; `askedAt` is before that. */
export type FreshCandidate = { candidate: CandidateSnapshot; resume: ResumeSnapshot | null; askedAt: Date };

/** Asks the owners themselves, for work that depends on a change just made. */
@Injectable()
export class Owners {
  constructor(
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem candidate_not_found (404) */
  async candidate(ctx: Ctx, candidateId: string): Promise<FreshCandidate> {
    const askedAt = this.clock.now();
    const [candidate, resume] = await Promise.all([
      this.bus.call(accountsCalls.candidateSnapshot, { body: { candidateId } }, ctx),
      this.bus.call(resumesCalls.snapshot, { body: { candidateId } }, ctx).catch(nullWhen('resume_not_found')),
    ]);
    return { candidate, resume, askedAt };
  }

  /** Null when it is gone. */
  async vacancy(ctx: Ctx, vacancyId: string): Promise<{ vacancy: VacancySnapshot | null; askedAt: Date }> {
    const askedAt = this.clock.now();
    const vacancy = await this.bus.call(vacanciesCalls.snapshot, { body: { vacancyId } }, ctx).catch(nullWhen('vacancy_not_found'));
    return { vacancy, askedAt };
  }
}

const nullWhen =
  (code: string) =>
  (error: unknown): null => {
    if (Problem.from(error)?.code === code) return null;
    throw error;
  };
