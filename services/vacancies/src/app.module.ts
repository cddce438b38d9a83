import { Module } from '@nestjs/common';
import { CareersController } from './careers/careers.controller';
import { CareersRepository } from './careers/careers.repository';
import { CareersService } from './careers/careers.service';
import { CareersWalk } from './careers/careers-walk';
import { CompaniesRepository } from './companies/companies.repository';
import { ExportsController } from './exports/exports.controller';
import { ExportsService } from './exports/exports.service';
import { ImportsController } from './imports/imports.controller';
import { ImportsRepository } from './imports/imports.repository';
import { ImportsService } from './imports/imports.service';
import { PageFetcher } from './fetching/page-fetcher';
import { ImportCareersJob } from './jobs/import-careers.job';
import { ReadVacancyJob } from './jobs/read-vacancy.job';
import { WriteVacancySummaryJob } from './jobs/write-vacancy-summary.job';
import { CompanyListener } from './listeners/company.listener';
import { MatchingListener } from './listeners/matching.listener';
import { SalariesRepository } from './salaries/salaries.repository';
import { SalaryEstimates } from './salaries/salary-estimates';
import { SnapshotsController } from './snapshots/snapshots.controller';
import { SnapshotsService } from './snapshots/snapshots.service';
import { SourceReader } from './sources/source-reader';
import { SourcesController } from './sources/sources.controller';
import { SourcesService } from './sources/sources.service';
import { PublishedSummaries } from './summaries/published-summaries';
import { VacanciesController } from './vacancies/vacancies.controller';
import { VacanciesRepository } from './vacancies/vacancies.repository';
import { VacanciesService } from './vacancies/vacancies.service';
import { VacancyListsService } from './vacancies/vacancy-lists.service';
import { VacancyUpdates } from './vacancies/vacancy-updates.service';

@Module({
  controllers: [
    VacanciesController,
    SnapshotsController,
    ExportsController,
    ImportsController,
    SourcesController,
    CareersController,
    CompanyListener,
    MatchingListener,
  ],
  providers: [
    CareersRepository,
    CareersService,
    CareersWalk,
    CompaniesRepository,
    ExportsService,
    ImportCareersJob,
    ImportsRepository,
    ImportsService,
    PageFetcher,
    PublishedSummaries,
    ReadVacancyJob,
    SalariesRepository,
    SalaryEstimates,
    SnapshotsService,
    SourceReader,
    SourcesService,
    VacanciesRepository,
    VacanciesService,
    VacancyListsService,
    VacancyUpdates,
    WriteVacancySummaryJob,
  ],
})
export class AppModule {}
