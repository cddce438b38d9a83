import { Module } from '@nestjs/common';
import { DocumentReader } from './jobs/document-reader';
import { ReadResumeJob } from './jobs/read-resume.job';
import { JsonResumeController } from './json-resume/json-resume.controller';
import { JsonResumeService } from './json-resume/json-resume.service';
import { AccountDeletedListener } from './listeners/account-deleted.listener';
import { ImportService } from './resume/import.service';
import { ResumeController } from './resume/resume.controller';
import { ResumeRepository } from './resume/resume.repository';
import { ResumeService } from './resume/resume.service';
import { SnapshotsController } from './resume/snapshots.controller';
import { SnapshotsService } from './resume/snapshots.service';

@Module({
  controllers: [ResumeController, JsonResumeController, SnapshotsController, AccountDeletedListener],
  providers: [ResumeRepository, ResumeService, ImportService, JsonResumeService, SnapshotsService, DocumentReader, ReadResumeJob],
})
export class AppModule {}
