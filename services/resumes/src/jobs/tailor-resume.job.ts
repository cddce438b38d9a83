import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { resumesJobs } from '@tandem/contracts/resumes/resumes.jobs';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { homeDay } from '@tandem/domain/local-day';
import { isAnswered } from '@tandem/domain/match-moves';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { GivesUp, type JobRun, Works } from '@tandem/service-kit/jobs';
import { tailorResume } from '@tandem/writing/tailor';
import { applicationFacts } from '../applications/application-facts';
import { ApplicationsRepository } from '../applications/applications.repository';
import { ApplicationsService } from '../applications/applications.service';
import { resumeLanguage } from '../resume/resume-language';

type Data = JobData<typeof resumesJobs.tailorResume>;

/** Turns a resume towards a vacancy, in the resume's own language. Once the candidate has applied it stays a draft until he saves it. */
@Injectable()
export class TailorResumeJob {
  constructor(
    private readonly bus: Bus,
    private readonly repository: ApplicationsRepository,
    private readonly applications: ApplicationsService,
    private readonly clock: Clock,
  ) {}

  @Works(resumesJobs.tailorResume)
  async work(run: JobRun<Data>): Promise<void> {
    const { matchId, candidateId, vacancyId } = run.data;
    const vacancy = await this.bus.call(vacanciesCalls.snapshot, { body: { vacancyId } }, run.ctx);
    const row = await this.applications.readyResume(candidateId);
    const facts = applicationFacts(row, '', vacancy, homeDay(this.clock.now()));
    const { summary, workExperiences } = tailorResume({ facts, language: resumeLanguage(row), tone: 'plain' });
    const overrides = { ...(summary ? { summary } : {}), workExperiences };
    const isDraft = isAnswered((await this.applications.match(run.ctx, matchId)).status);
    await run.finish(async (tx) => {
      const application = await this.repository.lockIfThere(tx, matchId);
      if (!application) return;
      application.isGeneratingResume = false;
      if (isDraft) application.overridesDraft = overrides;
      else Object.assign(application, { overrides, overridesDraft: null });
      await this.applications.save(tx, application);
    });
  }

  @GivesUp(resumesJobs.tailorResume)
  async gaveUp({ matchId }: Data, tx: Tx): Promise<void> {
    const application = await this.repository.lockIfThere(tx, matchId);
    if (application) await this.applications.save(tx, Object.assign(application, { isGeneratingResume: false }));
  }
}
