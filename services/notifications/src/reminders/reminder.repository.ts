import { Injectable } from '@nestjs/common';
import type { Tx } from '@tandem/service-kit/database';
import type { EntityManager } from 'typeorm';
import { ReminderRow } from './reminder.entity';
import type { ReminderKind } from './schedule';

/** Rows one sweep takes. */
const AT_ONCE = 200;

/** Every query over what is not finished. */
@Injectable()
export class ReminderRepository {
  async lock(tx: Tx, subjectId: string, kind: ReminderKind): Promise<ReminderRow | null> {
    return tx.of(ReminderRow).findOne({ where: { subjectId, kind }, lock: { mode: 'pessimistic_write' } });
  }

  /** Those that are due; rows another replica is working on are left to it. */
  async due(tx: Tx, now: Date): Promise<ReminderRow[]> {
    return tx
      .of(ReminderRow)
      .createQueryBuilder('reminder')
      .where('reminder.nextAt <= :now', { now })
      .orderBy('reminder.nextAt')
      .limit(AT_ONCE)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
  }

  async save(tx: Tx, row: ReminderRow): Promise<void> {
    await tx.of(ReminderRow).upsert(row, ['subjectId', 'kind']);
  }

  async find(manager: EntityManager, subjectId: string, kind: ReminderKind): Promise<ReminderRow | null> {
    return manager.findOneBy(ReminderRow, { subjectId, kind });
  }

  async removeSubject(tx: Tx, subjectId: string): Promise<void> {
    await tx.of(ReminderRow).delete({ subjectId });
  }

  /** What a candidate is reminded of, and what others are asked about him. */
  async removeCandidate(tx: Tx, candidateId: string): Promise<void> {
    await tx.of(ReminderRow).delete({ candidateId });
    await tx.of(ReminderRow).delete({ aboutId: candidateId });
  }

  async removeCompany(tx: Tx, companyId: string): Promise<void> {
    await tx.of(ReminderRow).delete({ companyId });
  }
}
