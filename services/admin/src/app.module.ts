import { Module } from '@nestjs/common';
import { AuditController } from './audit/audit.controller';
import { LooksController } from './audit/looks.controller';
import { AuditRepository } from './audit/audit.repository';
import { AuditSweep } from './audit/audit-sweep';
import { AuditService } from './audit/audit.service';
import { DeedsOfOthers } from './audit/deeds-of-others';
import { CompaniesController } from './companies/companies.controller';
import { CompaniesService } from './companies/companies.service';
import { EmployersRepository } from './companies/employers.repository';
import { AnalyticsController } from './counts/analytics.controller';
import { AnalyticsService } from './counts/analytics.service';
import { CountsRepository } from './counts/counts.repository';
import { PublicController } from './counts/public.controller';
import { ExportsController } from './exports/exports.controller';
import { ExportsService } from './exports/exports.service';
import { RebuildJob } from './jobs/rebuild.job';
import { AccountListener } from './listeners/account.listener';
import { CandidateListener } from './listeners/candidate.listener';
import { CompanyListener } from './listeners/company.listener';
import { MailListener } from './listeners/mail.listener';
import { MatchListener } from './listeners/match.listener';
import { VacancyListener } from './listeners/vacancy.listener';
import { OverviewController } from './overview/overview.controller';
import { OverviewRepository } from './overview/overview.repository';
import { OverviewService } from './overview/overview.service';
import { StatisticsService } from './overview/statistics.service';
import { QueuesController } from './queues/queues.controller';
import { QueuesService } from './queues/queues.service';
import { RebuildController } from './rebuild/rebuild.controller';
import { RebuildService } from './rebuild/rebuild.service';
import { Accountable } from './staff/accountable.interceptor';
import { StaffRepository } from './staff/staff.repository';
import { DownloadsService } from './tables/downloads.service';
import { TablesRepository } from './tables/tables.repository';
import { NeighboursService } from './timeline/neighbours.service';
import { TimelineRepository } from './timeline/timeline.repository';
import { TimelineService } from './timeline/timeline.service';
import { CandidatesRepository } from './users/candidates.repository';
import { PeopleRepository } from './users/people.repository';
import { UsersController } from './users/users.controller';
import { UsersService } from './users/users.service';
import { VacanciesController } from './vacancies/vacancies.controller';
import { VacanciesRepository } from './vacancies/vacancies.repository';
import { VacanciesService } from './vacancies/vacancies.service';

const listeners = [AccountListener, CandidateListener, CompanyListener, MailListener, MatchListener, VacancyListener];
const repositories = [
  AuditRepository,
  CandidatesRepository,
  CountsRepository,
  EmployersRepository,
  OverviewRepository,
  PeopleRepository,
  StaffRepository,
  TablesRepository,
  TimelineRepository,
  VacanciesRepository,
];

@Module({
  controllers: [
    AnalyticsController,
    AuditController,
    LooksController,
    CompaniesController,
    ExportsController,
    OverviewController,
    PublicController,
    QueuesController,
    RebuildController,
    UsersController,
    VacanciesController,
    ...listeners,
  ],
  providers: [
    ...repositories,
    Accountable,
    AnalyticsService,
    AuditService,
    AuditSweep,
    CompaniesService,
    DeedsOfOthers,
    DownloadsService,
    ExportsService,
    NeighboursService,
    OverviewService,
    QueuesService,
    RebuildJob,
    RebuildService,
    StatisticsService,
    TimelineService,
    UsersService,
    VacanciesService,
  ],
})
export class AppModule {}
