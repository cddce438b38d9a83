import { Module } from '@nestjs/common';
import { ImageFiles } from '@tandem/service-kit/object-store/image-files';
import { AccountsController } from './accounts/accounts.controller';
import { AccountsRepository } from './accounts/accounts.repository';
import { AccountsService } from './accounts/accounts.service';
import { Changes } from './accounts/changes.service';
import { OpeningService } from './accounts/opening.service';
import { Profiles } from './accounts/profiles.service';
import { RemovalService } from './accounts/removal.service';
import { AdministratorsController } from './administrators/administrators.controller';
import { AdministratorsService } from './administrators/administrators.service';
import { AddressSearch } from './addresses/address-search.service';
import { AddressesController } from './addresses/addresses.controller';
import { CandidatesController } from './candidates/candidates.controller';
import { CandidatesRepository } from './candidates/candidates.repository';
import { CandidatesService } from './candidates/candidates.service';
import { CompaniesController } from './companies/companies.controller';
import { CompaniesRepository } from './companies/companies.repository';
import { CompaniesService } from './companies/companies.service';
import { MembersController } from './companies/members.controller';
import { MembersService } from './companies/members.service';
import { ExportController } from './exports/export.controller';
import { ExportService } from './exports/export.service';
import { FileLinks } from './files/file-links';
import { ImportsController } from './imports/imports.controller';
import { ImportsService } from './imports/imports.service';
import { BuildExportJob } from './jobs/build-export.job';
import { SendDeletionReceiptJob } from './jobs/send-deletion-receipt.job';
import { SendExportJob } from './jobs/send-export.job';
import { WriteCandidateSummaryJob } from './jobs/write-candidate-summary.job';
import { AuthEventsListener } from './listeners/auth-events.listener';
import { CopiedFactsListener } from './listeners/copied-facts.listener';
import { VacancyEventsListener } from './listeners/vacancy-events.listener';
import { CompanyImagesService } from './pictures/company-images.service';
import { PicturesController } from './pictures/pictures.controller';
import { PicturesService } from './pictures/pictures.service';
import { WriteCompanySummaryJob } from './jobs/write-company-summary.job';
import { SnapshotsController } from './snapshots/snapshots.controller';
import { SnapshotsRepository } from './snapshots/snapshots.repository';
import { SnapshotsService } from './snapshots/snapshots.service';
import { CandidateSummariesService } from './summaries/candidate-summaries.service';
import { CompanySummariesService } from './summaries/company-summaries.service';
import { ProfileSummaryService } from './summaries/profile-summary.service';
import { SummariesController } from './summaries/summaries.controller';
import { SummaryFiles } from './summaries/summary-files';
import { TestCandidatesController } from './test-candidates/test-candidates.controller';
import { TestCandidatesRepository } from './test-candidates/test-candidates.repository';
import { TestCandidatesService } from './test-candidates/test-candidates.service';

@Module({
  controllers: [
    AccountsController,
    CandidatesController,
    CompaniesController,
    MembersController,
    PicturesController,
    ExportController,
    TestCandidatesController,
    AddressesController,
    SummariesController,
    SnapshotsController,
    ImportsController,
    AdministratorsController,
    AuthEventsListener,
    CopiedFactsListener,
    VacancyEventsListener,
  ],
  providers: [
    AccountsRepository,
    AccountsService,
    AddressSearch,
    BuildExportJob,
    CandidateSummariesService,
    CandidatesRepository,
    CandidatesService,
    Changes,
    CompaniesRepository,
    CompaniesService,
    CompanyImagesService,
    CompanySummariesService,
    ExportService,
    FileLinks,
    ImageFiles,
    ImportsService,
    AdministratorsService,
    MembersService,
    OpeningService,
    PicturesService,
    Profiles,
    ProfileSummaryService,
    RemovalService,
    SendDeletionReceiptJob,
    SendExportJob,
    SnapshotsRepository,
    SnapshotsService,
    SummaryFiles,
    TestCandidatesRepository,
    TestCandidatesService,
    WriteCandidateSummaryJob,
    WriteCompanySummaryJob,
  ],
})
export class AppModule {}
