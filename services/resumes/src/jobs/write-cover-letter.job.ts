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
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { applicationFacts } from '../applications/application-facts';
import { ApplicationsRepository } from '../applications/applications.repository';
import { ApplicationsService } from '../applications/applications.service';
import { CoverLettersService } from '../applications/cover-letters.service';
import { LetterWriter } from '../applications/letter-writer';
import { DocumentsService } from '../documents/documents.service';
import { languageOf } from '../resume/resume-language';

type Data = JobData<typeof resumesJobs.writeCoverLetter>;

/** Writes a cover letter. Once the candidate has applied a new one stays a draft until he saves it. */
@Injectable()
export class WriteCoverLetterJob {
  constructor(
    private readonly bus: Bus,
    private readonly repository: ApplicationsRepository,
    private readonly applications: ApplicationsService,
    private readonly letters: CoverLettersService,
    private readonly documents: DocumentsService,
    private readonly writer: LetterWriter,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  @Works(resumesJobs.writeCoverLetter)
  async work(run: JobRun<Data>): Promise<void> {
    const { matchId, candidateId, vacancyId, tone = 'plain' } = run.data;
    const vacancy = await this.bus.call(vacanciesCalls.snapshot, { body: { vacancyId } }, run.ctx);
    // An employer reads it: it is written as he writes, whatever the language of the app is.
    const language = run.data.language ?? languageOf([vacancy.title, vacancy.description]);
    const row = await this.applications.readyResume(candidateId);
    const { basics } = (await this.documents.paperOf(run.ctx, row)).resume;
    const name = [basics.firstName, basics.lastName].filter(Boolean).join(' ');
    const facts = applicationFacts(row, name, vacancy, homeDay(this.clock.now()));
    const { content, sentences } = await this.writer.write({ facts, language, tone }, candidateId);
    // Asked now and not before: a model writes for half a minute, and whoever applies meanwhile sends nothing he has not read.
    const isDraft = isAnswered((await this.applications.match(run.ctx, matchId)).status);
    const letterKey = isDraft ? null : await this.letters.draw(run.ctx, candidateId, matchId, content);
    await run.finish(async (tx) => {
      const application = await this.repository.lockIfThere(tx, matchId);
      if (!application) return;
      if (letterKey) await this.files.keep(tx, letterKey, application.letterKey);
      Object.assign(application, { isGeneratingLetter: false, sentences });
      if (isDraft) application.letterDraft = content;
      else Object.assign(application, { letter: content, letterDraft: null, letterKey });
      await this.applications.save(tx, application);
    });
  }

  @GivesUp(resumesJobs.writeCoverLetter)
  async gaveUp({ matchId }: Data, tx: Tx): Promise<void> {
    const application = await this.repository.lockIfThere(tx, matchId);
    if (application) await this.applications.save(tx, Object.assign(application, { isGeneratingLetter: false }));
  }
}
