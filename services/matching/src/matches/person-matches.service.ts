import { Injectable } from '@nestjs/common';
import type { Match as MatchShape } from '@tandem/contracts/entities/match';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { Owners } from '../runs/owners';
import { MatchReader } from './match-reader';
import { MatchesRepository } from './matches.repository';

/** Matches of people as staff see them who are asked why: what the candidate sees, every look recorded by the gateway. */
@Injectable()
export class PersonMatchesService {
  constructor(
    private readonly db: Db,
    private readonly owners: Owners,
    private readonly candidates: CandidatesRepository,
    private readonly matches: MatchesRepository,
    private readonly reader: MatchReader,
  ) {}

  /** Best first. @throws Problem candidate_not_found (404) */
  async list(ctx: Ctx, candidateId: string): Promise<MatchShape[]> {
    const { manager } = this.db.source;
    const known = await this.candidates.find(manager, candidateId);
    if (!known?.contact) await this.owners.candidate(ctx, candidateId);
    return this.reader.views(manager, await this.matches.ofCandidate(manager, candidateId), 'CANDIDATE');
  }
}
