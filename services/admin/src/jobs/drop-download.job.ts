import { Injectable } from '@nestjs/common';
import { adminJobs } from '@tandem/contracts/admin/admin.jobs';
import type { JobData } from '@tandem/contracts/define';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';

@Injectable()
export class DropDownloadJob {
  constructor(private readonly store: ObjectStore) {}

  @Works(adminJobs.dropDownload)
  async work({ data }: JobRun<JobData<typeof adminJobs.dropDownload>>): Promise<void> {
    await this.store.delete(data.key);
  }
}
