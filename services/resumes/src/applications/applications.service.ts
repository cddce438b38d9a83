import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { Match } from '@tandem/contracts/entities/match';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { resumesEvents } from '@tandem/contracts/resumes/resumes.events';
import { topics } from '@tandem/contracts/topics';
import { isResumeReady } from '@tandem/domain/resume';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { filePath } from '@tandem/service-kit/files';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { ResumeRow } from '../resume/resume.entity';
import { ResumeService } from '../resume/resume.service';
import type { Application } from './application.entity';
import { ApplicationsRepository } from './applications.repository';

/** What both parties of a match share: whose match it is, and what was written for it. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly db: Db,
    private readonly bus: Bus,
    private readonly applications: ApplicationsRepository,
    private readonly resumes: ResumeService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  /** The match as the caller may see it. @throws Problem match_not_found (404) */
  async match(ctx: Ctx, matchId: string): Promise<Match> {
    return this.bus.call(matchingCalls.matchForParty, { body: { matchId } }, ctx);
  }

  async find(matchId: string): Promise<Application | null> {
    return this.applications.find(matchId);
  }

  link(key: string | null): string | null {
    return key ? filePath(this.config.CTX_SECRET, key, this.clock.now().getTime()) : null;
  }

  /** Changes what was written for a match of the caller, and tells. */
  async change(ctx: Ctx, match: Match, apply: (application: Application, tx: Tx) => Promise<void> | void): Promise<Application> {
    const of = { matchId: match.id, candidateId: match.candidate.id, vacancyId: match.vacancy.id };
    return this.db.run(ctx, async (tx) => {
      const application = await this.applications.lock(tx, of);
      await apply(application, tx);
      return this.save(tx, application);
    });
  }

  async save(tx: Tx, application: Application): Promise<Application> {
    const saved = await this.applications.save(tx, application);
    const { matchId, candidateId, overrides, settings } = saved;
    await tx.emit(resumesEvents.applicationChanged, matchId, {
      matchId,
      isGeneratingCoverLetter: saved.isGeneratingLetter,
      isGeneratingResume: saved.isGeneratingResume,
      coverLetter: saved.letterKey,
      resumeSettings: overrides || settings ? { overrides: overrides ?? {}, settings } : null,
    });
    tx.hint(topics.matches(candidateId), { matchId });
    return saved;
  }

  /** The candidate's resume, ready to be written from. @throws Problem resume_not_ready (409) */
  async readyResume(candidateId: string): Promise<ResumeRow> {
    const row = await this.resumes.find({ candidateId });
    if (!row || !isResumeReady(row.status)) throw problem('resume_not_ready');
    return row;
  }
}
