import { Injectable } from '@nestjs/common';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { Every } from '@tandem/service-kit/every';
import { ReminderService } from './reminder.service';

const EVERY = 60_000;

/** Looks every minute for reminders that are due. Each replica may: a row is held by one of them. */
@Injectable()
export class ReminderSweep {
  constructor(
    private readonly db: Db,
    private readonly reminders: ReminderService,
  ) {}

  @Every(EVERY)
  async sweep(): Promise<void> {
    for (let given = 1; given > 0;) given = await this.db.run(systemOrigin('reminders'), async (tx) => this.reminders.give(tx));
  }
}
