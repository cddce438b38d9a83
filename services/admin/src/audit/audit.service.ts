import { Injectable } from '@nestjs/common';
import type { AuditEntry, AuditQuery } from '@tandem/contracts/admin/admin.shapes';
import { type Page, toPage } from '@tandem/contracts/entities/page';
import { keyHolderId } from '@tandem/domain/account';
import { pageSizes } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { StaffRepository } from '../staff/staff.repository';
import { Filter } from '../tables/table-query';
import { searchable } from '../tables/searchable';
import type { Audit } from './audit.entity';
import { AuditRepository } from './audit.repository';
import { meaningsOf } from './meanings';
import { isUuid } from '@tandem/domain/uuid';

export type Deed = { adminId: string; adminEmail: string; action: string; target: string | null };

/** A word is looked for in what was kept, in what screens call that, and in what a target is called today. */
const found = (pattern: string, place: (value: unknown) => string): string => {
  const name = place(pattern);
  const named = ['person', 'employer', 'vacancy'].map((table) => `select id from ${table} where search like ${name}`).join(' union all ');
  return `(audit.search like any (${place(meaningsOf(pattern))}) or audit.target_id in (${named}))`;
};

@Injectable()
export class AuditService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly entries: AuditRepository,
    private readonly staff: StaffRepository,
  ) {}

  /** Keeps what an admin does; answers the entry. The same again within minutes is one look: open screens ask every ten seconds. */
  async record(deed: Deed): Promise<string> {
    const entry = this.entryOf(deed);
    await this.entries.add(this.db.manager, entry);
    return entry.id;
  }

  /** Takes an entry back whose deed was refused. */
  async withdraw(entry: string): Promise<void> {
    await this.entries.remove(entry);
  }

  /** Keeps a look at people whom another service knows, by an administrator or whoever holds the key. */
  async recordLook({ accountId, isAdmin }: Ctx, action: string, target: string | null): Promise<void> {
    const adminId = (isAdmin && accountId) || keyHolderId;
    const adminEmail = adminId === keyHolderId ? 'API key' : ((await this.staff.emailOf(adminId)) ?? adminId);
    await this.record({ adminId, adminEmail, action, target });
  }

  /** The same in the transaction in which it was heard of. */
  async recordIn(tx: Tx, deed: Deed): Promise<void> {
    await this.entries.add(tx.manager, this.entryOf(deed));
  }

  async list(query: AuditQuery): Promise<Page<AuditEntry>> {
    const filter = new Filter().since('audit.at', query.fromDate).eachWord(query.search, found);
    const { page = 1, pageSize = pageSizes.admin } = query;
    const [rows, total] = await this.entries.page(filter, pageSize, (page - 1) * pageSize);
    const items = rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
    return toPage(items, total, query, pageSizes.admin);
  }

  private entryOf({ adminId, adminEmail, action, target }: Deed): Audit {
    return {
      id: this.clock.id(),
      at: this.clock.now(),
      adminId,
      adminEmail,
      action,
      target,
      targetId: target && isUuid(target) ? target : null,
      search: searchable([adminEmail, action, target]),
    };
  }
}
