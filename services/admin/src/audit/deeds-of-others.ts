import { Injectable } from '@nestjs/common';
import type { Tx } from '@tandem/service-kit/database';
import { StaffRepository } from '../staff/staff.repository';
import { AuditService } from './audit.service';

/** What administrators change in other services, known by whom their events come from. */
@Injectable()
export class DeedsOfOthers {
  constructor(
    private readonly staff: StaffRepository,
    private readonly audit: AuditService,
  ) {}

  /** Keeps that an administrator did something to somebody else. */
  async record(tx: Tx, action: string, target: string): Promise<void> {
    const { accountId, isAdmin } = tx.origin.actor;
    if (!accountId || !isAdmin || accountId === target) return;
    await this.audit.recordIn(tx, { adminId: accountId, adminEmail: (await this.staff.emailOf(accountId)) ?? accountId, action, target });
  }
}
