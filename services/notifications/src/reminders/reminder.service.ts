import { Injectable } from '@nestjs/common';
import type { NotificationContent } from '@tandem/contracts/entities/notification';
import type { NotificationType } from '@tandem/domain/notification';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { CompanyRepository } from '../companies/company.repository';
import { NotificationService } from '../notification/notification.service';
import { isNight, morningAfter, type Whereabouts, zoneOf } from './local-time';
import type { ReminderRow } from './reminder.entity';
import { ReminderRepository } from './reminder.repository';
import { dueBy, nextAfter, type ReminderKind } from './schedule';

/** Something that people may have to be reminded of, as it is now. */
export type Unfinished = Whereabouts & {
  subjectId: string;
  kind: ReminderKind;
  candidateId: string | null;
  companyId: string | null;
  /** A candidate whom others are asked about. */
  aboutId?: string;
  content: NotificationContent;
  startedAt: Date;
  toldAt: Date;
  isOpen: boolean;
};

const types = {
  CANDIDATE_INTAKE: 'CANDIDATE_INTAKE_REMINDER',
  COMPANY_INTAKE: 'EMPLOYER_INTAKE_REMINDER',
  VACANCY_INTAKE: 'EMPLOYER_VACANCY_INTAKE_REMINDER',
  CANDIDATE_INTERVIEW: 'CANDIDATE_INTERVIEW_CHECK',
  EMPLOYER_INTERVIEW: 'EMPLOYER_INTERVIEW_CHECK',
} as const satisfies Record<ReminderKind, NotificationType>;

/** Reminds of what is not finished: at its times, once each, and never at night. */
@Injectable()
export class ReminderService {
  constructor(
    private readonly reminders: ReminderRepository,
    private readonly companies: CompanyRepository,
    private readonly notifications: NotificationService,
    private readonly clock: Clock,
  ) {}

  /** Keeps what is to be reminded of. What passed before it was heard of counts as given: nobody is reminded of last year. */
  async keep(tx: Tx, { isOpen, aboutId, ...now }: Unfinished): Promise<void> {
    const known = await this.reminders.lock(tx, now.subjectId, now.kind);
    if (known && known.toldAt > now.toldAt) return;
    if (!known && !isOpen) return;
    const given = known?.given ?? dueBy(now.kind, now.startedAt, this.clock.now());
    await this.reminders.save(tx, {
      ...now,
      aboutId: aboutId ?? null,
      given,
      nextAt: isOpen ? nextAfter(now.kind, now.startedAt, given) : null,
    });
  }

  /** Gives what is due, and moves to the morning what is due at night. */
  async give(tx: Tx): Promise<number> {
    const now = this.clock.now();
    const due = await this.reminders.due(tx, now);
    for (const row of due) await this.giveOne(tx, row, now);
    return due.length;
  }

  private async giveOne(tx: Tx, row: ReminderRow, now: Date): Promise<void> {
    const zone = zoneOf(row);
    if (isNight(zone, now)) return this.reminders.save(tx, { ...row, nextAt: morningAfter(zone, now) });
    const given = dueBy(row.kind, row.startedAt, now);
    await this.reminders.save(tx, { ...row, given, nextAt: nextAfter(row.kind, row.startedAt, given) });
    const { kind, content, aboutId } = row;
    for (const accountId of await this.peopleOf(tx, row))
      await this.notifications.notify(tx, accountId, types[kind], [content], { aboutId });
  }

  private async peopleOf(tx: Tx, { candidateId, companyId }: ReminderRow): Promise<string[]> {
    if (candidateId) return [candidateId];
    return companyId ? ((await this.companies.known(tx.manager, companyId))?.memberIds ?? []) : [];
  }
}
