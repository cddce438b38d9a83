import { Module } from '@nestjs/common';
import { ImageFiles } from '@tandem/service-kit/object-store/image-files';
import { AnonymousResumeController } from './anonymous/anonymous-resume.controller';
import { AnonymousResumeService } from './anonymous/anonymous-resume.service';
import { ApplicationsController } from './applications/applications.controller';
import { ApplicationsRepository } from './applications/applications.repository';
import { ApplicationsService } from './applications/applications.service';
import { CoverLettersService } from './applications/cover-letters.service';
import { LetterWriter } from './applications/letter-writer';
import { TailoredResumesService } from './applications/tailored-resumes.service';
import { CandidatesRepository } from './candidates/candidates.repository';
import { CandidatesService } from './candidates/candidates.service';
import { DocumentsService } from './documents/documents.service';
import { DownloadsController } from './documents/downloads.controller';
import { Pictures } from './documents/pictures';
import { DocumentReader } from './jobs/document-reader';
import { ReadResumeJob } from './jobs/read-resume.job';
import { TailorResumeJob } from './jobs/tailor-resume.job';
import { WriteCoverLetterJob } from './jobs/write-cover-letter.job';
import { JsonResumeController } from './json-resume/json-resume.controller';
import { JsonResumeService } from './json-resume/json-resume.service';
import { AccountDeletedListener } from './listeners/account-deleted.listener';
import { AccountRegisteredListener } from './listeners/account-registered.listener';
import { CandidateChangedListener } from './listeners/candidate-changed.listener';
import { ImportService } from './resume/import.service';
import { ResumeController } from './resume/resume.controller';
import { ResumeRepository } from './resume/resume.repository';
import { ResumeService } from './resume/resume.service';
import { SnapshotsController } from './resume/snapshots.controller';
import { SnapshotsService } from './resume/snapshots.service';
import { TestResumesController } from './test-candidates/test-resumes.controller';

@Module({
  controllers: [
    ResumeController,
    AnonymousResumeController,
    TestResumesController,
    DownloadsController,
    ApplicationsController,
    JsonResumeController,
    SnapshotsController,
    AccountDeletedListener,
    AccountRegisteredListener,
    CandidateChangedListener,
  ],
  providers: [
    ResumeRepository,
    ResumeService,
    AnonymousResumeService,
    ApplicationsRepository,
    ApplicationsService,
    TailoredResumesService,
    CoverLettersService,
    LetterWriter,
    CandidatesRepository,
    CandidatesService,
    DocumentsService,
    ImageFiles,
    Pictures,
    ImportService,
    JsonResumeService,
    SnapshotsService,
    DocumentReader,
    ReadResumeJob,
    TailorResumeJob,
    WriteCoverLetterJob,
  ],
})
export class AppModule {}
