import { Injectable, type Type } from '@nestjs/common';
import type { JobData, ServiceName } from '@tandem/contracts/define';
import { type JobRun, Works } from '../jobs';
import { dropFiles } from './drop-files';
import { ObjectStore } from './object-store';

/** The worker of a service's `dropFiles`. */
export const dropFilesJob = (service: ServiceName): Type => {
  const job = dropFiles(service);

  @Injectable()
  class DropFilesJob {
    constructor(private readonly store: ObjectStore) {}

    /** One file that cannot be deleted keeps none of the others; it is what the next attempt is for. */
    @Works(job)
    async work({ data: { keys, folders } }: JobRun<JobData<typeof job>>): Promise<void> {
      const failures: unknown[] = [];
      const drop = async (key: string) => this.store.delete(key).catch((error: unknown) => failures.push(error));
      for (const key of keys) await drop(key);
      for (const folder of folders) for await (const { key } of this.store.list(folder)) await drop(key);
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be deleted`);
    }
  }
  return DropFilesJob;
};
