import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { RunsRepository } from './runs.repository';
import { RunsService } from './runs.service';

const EVERY = 60_000;

/** Lets candidates go whose run takes longer than any run may: they can start another one. */
@Injectable()
export class RunSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('runs');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Db,
    private readonly runs: RunsRepository,
    private readonly service: RunsService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      () => void this.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'could not sweep')),
      EVERY,
    ).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    await this.db.run(systemOrigin('runs'), async (tx) => {
      for (const run of await this.runs.holdStuck(tx)) await this.service.end(tx, run, false);
    });
  }
}
