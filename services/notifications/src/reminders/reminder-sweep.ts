import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { ReminderService } from './reminder.service';

const EVERY = 60_000;

/** Looks every minute for reminders that are due. Each replica may: a row is held by one of them. */
@Injectable()
export class ReminderSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('reminders');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Db,
    private readonly reminders: ReminderService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      () => void this.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'could not remind')),
      EVERY,
    ).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    for (let given = 1; given > 0;) given = await this.db.run(systemOrigin('reminders'), async (tx) => this.reminders.give(tx));
  }
}
