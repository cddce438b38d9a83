import { Module } from '@nestjs/common';
import { AccountsController } from './accounts/accounts.controller';
import { AccountsRepository } from './accounts/accounts.repository';
import { AccountsService } from './accounts/accounts.service';
import { Changes } from './accounts/changes.service';
import { OpeningService } from './accounts/opening.service';
import { Profiles } from './accounts/profiles.service';
import { RemovalService } from './accounts/removal.service';
import { AddressesController } from './addresses/addresses.controller';
import { CandidatesController } from './candidates/candidates.controller';
import { CandidatesRepository } from './candidates/candidates.repository';
import { CandidatesService } from './candidates/candidates.service';
import { CompaniesController } from './companies/companies.controller';
import { CompaniesRepository } from './companies/companies.repository';
import { CompaniesService } from './companies/companies.service';
import { MembersService } from './companies/members.service';
import { FileLinks } from './files/file-links';
import { ImportsController } from './imports/imports.controller';
import { ImportsService } from './imports/imports.service';
import { WriteCandidateSummaryJob } from './jobs/write-candidate-summary.job';
import { AuthEventsListener } from './listeners/auth-events.listener';
import { CopiedFactsListener } from './listeners/copied-facts.listener';
import { VacancyEventsListener } from './listeners/vacancy-events.listener';
import { SnapshotsController } from './snapshots/snapshots.controller';
import { SnapshotsRepository } from './snapshots/snapshots.repository';
import { SnapshotsService } from './snapshots/snapshots.service';
import { CandidateSummariesService } from './summaries/candidate-summaries.service';
import { ProfileSummaryService } from './summaries/profile-summary.service';
import { SummariesController } from './summaries/summaries.controller';
import { SummaryFiles } from './summaries/summary-files';

@Module({
  controllers: [
    AccountsController,
    CandidatesController,
    CompaniesController,
    AddressesController,
    SummariesController,
    SnapshotsController,
    ImportsController,
    AuthEventsListener,
    CopiedFactsListener,
    VacancyEventsListener,
  ],
  providers: [
    AccountsRepository,
    AccountsService,
    CandidateSummariesService,
    CandidatesRepository,
    CandidatesService,
    Changes,
    CompaniesRepository,
    CompaniesService,
    FileLinks,
    ImportsService,
    MembersService,
    OpeningService,
    Profiles,
    ProfileSummaryService,
    RemovalService,
    SnapshotsRepository,
    SnapshotsService,
    SummaryFiles,
    WriteCandidateSummaryJob,
  ],
})
export class AppModule {}
