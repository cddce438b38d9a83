import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { vacanciesJobs } from '@tandem/contracts/vacancies/vacancies.jobs';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { CompaniesRepository } from '../companies/companies.repository';
import { summaryLanguage, vacancySummary } from '../summaries/vacancy-summary';
import { VacanciesRepository } from '../vacancies/vacancies.repository';
import { VacanciesService } from '../vacancies/vacancies.service';

/** Writes the summary of a vacancy whose details are finished, unless its owner wrote one meanwhile. */
@Injectable()
export class WriteVacancySummaryJob {
  constructor(
    private readonly vacancies: VacanciesRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: VacanciesService,
  ) {}

  @Works(vacanciesJobs.writeVacancySummary)
  async work(run: JobRun<JobData<typeof vacanciesJobs.writeVacancySummary>>): Promise<void> {
    await run.finish(async (tx) => {
      const vacancy = await this.vacancies.lock(tx, run.data.vacancyId);
      if (!vacancy || vacancy.markdownSummary) return;
      const company = vacancy.companyId === null ? null : await this.companies.find(tx.manager, vacancy.companyId);
      vacancy.markdownSummary = vacancySummary(vacancy, company, summaryLanguage(vacancy, run.data.language));
      await this.changes.store(tx, vacancy, company);
    });
  }
}
