import { Injectable } from '@nestjs/common';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { Every } from '@tandem/service-kit/every';
import { RunsRepository } from './runs.repository';
import { RunsService } from './runs.service';

const EVERY = 60_000;

/** Lets candidates go whose run takes longer than any run may: they can start another one. */
@Injectable()
export class RunSweep {
  constructor(
    private readonly db: Db,
    private readonly runs: RunsRepository,
    private readonly service: RunsService,
  ) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    await this.db.run(systemOrigin('runs'), async (tx) => {
      for (const run of await this.runs.holdStuck(tx)) await this.service.end(tx, run, false);
    });
  }
}
