import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '@tandem/contracts/admin/admin.shapes';
import { Db } from '@tandem/service-kit/database';
import { type EntityManager, LessThan } from 'typeorm';
import type { Filter } from '../tables/table-query';
import { Audit } from './audit.entity';

export type AuditRow = Omit<AuditEntry, 'at'> & { at: Date };

/** Minutes in which the same look is the same. */
const ONE_LOOK = 10;

@Injectable()
export class AuditRepository {
  constructor(private readonly db: Db) {}

  /** Adds an entry, unless it is a look, or another save of the same, that was kept minutes ago. Everything else is kept each. */
  async add(manager: EntityManager, { id, at, adminId, adminEmail, action, target, targetId, search }: Audit): Promise<void> {
    await manager.query(
      `insert into audit (id, at, admin_id, admin_email, action, target, target_id, search)
       select $1::uuid, $2::timestamptz, $3::uuid, $4::text, $5::text, $6::text, $7::uuid, $8::text
       where not ($5 ~ '^(list|get|change)' and exists (
         select 1 from audit where admin_id = $3 and action = $5 and target is not distinct from $6
           and at > $2::timestamptz - interval '${ONE_LOOK} minutes'
       ))`,
      [id, at, adminId, adminEmail, action, target, targetId, search],
    );
  }

  async remove(id: string): Promise<void> {
    await this.db.of(Audit).delete({ id });
  }

  async removeBefore(moment: Date): Promise<void> {
    await this.db.of(Audit).delete({ at: LessThan(moment) });
  }

  /** What was done about somebody, oldest first; not by whom. */
  async about(targetId: string): Promise<Pick<Audit, 'at' | 'action'>[]> {
    return this.db.of(Audit).find({ select: { at: true, action: true }, where: { targetId }, order: { at: 'ASC', id: 'ASC' } });
  }

  async page(filter: Filter, limit: number, offset: number): Promise<[AuditRow[], number]> {
    const [rows, [count]] = (await Promise.all([
      this.db.manager.query(
        `select audit.id, at, admin_id as "adminId", admin_email as "adminEmail", action, target,
           coalesce(case when person.is_test then concat_ws(' ', person.first_name, person.last_name) else person.email end,
             employer.company_name, vacancy.title) as "targetName"
         from (select * from audit ${filter.toSql()} order by at desc, id desc limit ${limit} offset ${offset}) audit
         left join person on person.id = target_id left join employer on employer.id = target_id left join vacancy on vacancy.id = target_id
         order by at desc, audit.id desc`,
        filter.values,
      ),
      this.db.manager.query(`select count(*)::int as total from audit ${filter.toSql()}`, filter.values),
    ])) as [AuditRow[], { total: number }[]];
    return [rows, count?.total ?? 0];
  }
}
