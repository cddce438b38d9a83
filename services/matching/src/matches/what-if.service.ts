import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { WhatIf, WhatIfAnswer } from '@tandem/contracts/matching/candidate-matches';
import { Db } from '@tandem/service-kit/database';
import { Engine } from '../engine/engine';
import { ProfilesRepository } from '../profiles/profiles.repository';
import { MatchesRepository } from './matches.repository';

/** What a percentage would be with other wishes: the engine run again, nothing saved. */
@Injectable()
export class WhatIfService {
  constructor(
    private readonly db: Db,
    private readonly engine: Engine,
    private readonly matches: MatchesRepository,
    private readonly profiles: ProfilesRepository,
  ) {}

  /** @throws Problem match_not_found (404), intake_incomplete (409) while nothing is known of the candidate */
  async try(candidateId: string, matchId: string, { travelTime, salary, addedSkills }: WhatIf): Promise<WhatIfAnswer> {
    const { manager } = this.db.source;
    const match = await this.matches.find(manager, matchId);
    if (match?.candidateId !== candidateId) throw problem('match_not_found');
    const [[vacancy], [candidate]] = await Promise.all([
      this.profiles.facts(manager, 'vacancy', [match.vacancyId]),
      this.profiles.facts(manager, 'candidate', [candidateId]),
    ]);
    if (!vacancy) throw problem('match_not_found');
    if (!candidate?.facts) throw problem('intake_incomplete');
    return this.engine.whatIf(candidate.facts, vacancy.facts, {
      travelTime: travelTime ?? null,
      salary: salary ?? null,
      addedSkills: (addedSkills ?? []).filter((skill) => skill.trim()),
    });
  }
}
