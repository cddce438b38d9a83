import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { vacanciesJobs } from '@tandem/contracts/vacancies/vacancies.jobs';
import { mayRead } from '@tandem/domain/vacancy';
import { Db, type Tx } from '@tandem/service-kit/database';
import { GivesUp, type JobRun, Works } from '@tandem/service-kit/jobs';
import { ObjectStore, readAll } from '@tandem/service-kit/object-store/object-store';
import type { SourceResult } from '@tandem/vacancy-reader/source';
import { CompaniesRepository } from '../companies/companies.repository';
import { fieldsOf } from '../sources/from-reading';
import { foundIn, readingOf } from '../sources/reading-of';
import { SourceReader } from '../sources/source-reader';
import { failedReading } from '../sources/vacancy-reading';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import { VacanciesService } from '../vacancies/vacancies.service';
import type { Vacancy } from '../vacancies/vacancy.entity';

type Data = JobData<typeof vacanciesJobs.readVacancy>;

const nothing: SourceResult = { ok: false, reason: 'failed', choices: [], links: [], next: null };

/** Reads the source of a draft: DONE with the fields it gave, or ERROR with the reason. */
@Injectable()
export class ReadVacancyJob {
  constructor(
    private readonly db: Db,
    private readonly vacancies: VacanciesRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: VacanciesService,
    private readonly sources: SourceReader,
    private readonly store: ObjectStore,
  ) {}

  @Works(vacanciesJobs.readVacancy)
  async work(run: JobRun<Data>): Promise<void> {
    const vacancy = await this.vacancies.find(this.db.manager, run.data.vacancyId);
    const result = vacancy?.readingId === run.data.readingId ? await this.read(vacancy, run.data.choice) : nothing;
    // Five seconds are plenty, unless the machine has much else to do: once more before a person is told.
    if (!result.ok && result.reason === 'too_slow' && run.attempt === 1) throw new Error('reading took too long');
    await run.finish(async (tx) => this.end(tx, run.data, result));
  }

  @GivesUp(vacanciesJobs.readVacancy)
  async gaveUp(data: Data, tx: Tx): Promise<void> {
    await this.end(tx, data, nothing);
  }

  private async read({ sourceType, source, sourceKey }: Vacancy, choice: string | null): Promise<SourceResult> {
    if (sourceType === 'URL' && source) return this.sources.readAddress(source, choice);
    if (sourceType === 'TEXT' && source) return this.sources.read({ kind: 'text', text: source, choice });
    if (!sourceKey) return nothing;
    const { body } = await this.store.get(sourceKey);
    return this.sources.read({ kind: 'pdf', bytes: await readAll(body), choice });
  }

  /** A source that was replaced or a vacancy that was deleted meanwhile is left alone. */
  private async end(tx: Tx, { vacancyId, readingId }: Data, result: SourceResult): Promise<void> {
    const vacancy = await this.vacancies.lock(tx, vacancyId);
    if (!vacancy || vacancy.readingId !== readingId || !mayRead(vacancy.readStatus, result.ok ? 'DONE' : 'ERROR', 'WORKER')) return;
    if (result.ok) {
      // The summary was about what stood there before.
      const anew = { salaryIsEstimated: false, salaryBasis: null, markdownSummary: null };
      Object.assign(vacancy, fieldsOf(result.vacancy), anew, { reading: readingOf(result.vacancy), readStatus: 'DONE' });
    } else {
      const found = result.found ? foundIn(result.found) : [];
      Object.assign(vacancy, { reading: failedReading(result.reason, result.choices, found), readStatus: 'ERROR' });
    }
    const company = vacancy.companyId === null ? null : await this.companies.find(tx.manager, vacancy.companyId);
    await this.changes.store(tx, vacancy, company);
  }
}
