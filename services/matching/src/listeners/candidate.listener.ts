import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import { resumesEvents } from '@tandem/contracts/resumes/resumes.events';
import { topics } from '@tandem/contracts/topics';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { CandidatesService } from '../candidates/candidates.service';
import { EndedApplications } from '../matches/ended-applications';
import { factsOfHint } from '../matches/facts-of-hint';
import { MatchesRepository } from '../matches/matches.repository';
import { RunsRepository } from '../runs/runs.repository';
import { SearchesRepository } from '../search/searches.repository';

/** Candidates as accounts and resumes tell of them. Nothing is matched here: the candidate starts that himself. */
@Controller()
export class CandidateListener {
  constructor(
    private readonly service: CandidatesService,
    private readonly candidates: CandidatesRepository,
    private readonly matches: MatchesRepository,
    private readonly ended: EndedApplications,
    private readonly runs: RunsRepository,
    private readonly searches: SearchesRepository,
  ) {}

  @On('matching', accountsEvents.candidateChanged)
  async candidateChanged(candidate: PayloadOf<typeof accountsEvents.candidateChanged>, tx: Tx): Promise<void> {
    await this.service.tellCandidate(tx, candidate);
  }

  @On('matching', resumesEvents.resumeChanged)
  async resumeChanged({ candidateId, resume }: PayloadOf<typeof resumesEvents.resumeChanged>, tx: Tx): Promise<void> {
    await this.service.tellResume(tx, candidateId, resume);
  }

  @On('matching', resumesEvents.applicationChanged)
  async applicationChanged(application: PayloadOf<typeof resumesEvents.applicationChanged>, tx: Tx): Promise<void> {
    const match = await this.matches.lock(tx, application.matchId);
    if (!match) return;
    const { isGeneratingCoverLetter, isGeneratingResume, coverLetter: coverLetterKey, resumeSettings } = application;
    await this.matches.save(tx, Object.assign(match, { isGeneratingCoverLetter, isGeneratingResume, coverLetterKey, resumeSettings }));
    // Whoever asked for the match on hearing of the letter itself was answered from before this.
    tx.hint(topics.matches(match.candidateId), factsOfHint(match));
  }

  @On('matching', accountsEvents.accountDeleted)
  async accountDeleted({ accountId }: PayloadOf<typeof accountsEvents.accountDeleted>, tx: Tx): Promise<void> {
    const ended = await this.ended.ofCandidate(tx, accountId);
    await this.searches.removeAllOf(tx, accountId);
    await this.matches.forgetActor(tx, accountId);
    await this.runs.remove(tx, accountId);
    await this.matches.removeAllOf(tx, accountId);
    await this.candidates.remove(tx, accountId);
    await tx.forget(accountId);
    await this.ended.tell(tx, 'CANDIDATE', ended);
  }
}
