import { Injectable } from '@nestjs/common';
import { Db } from '@tandem/service-kit/database';
import { Audit } from '../audit/audit.entity';
import { Happening } from '../timeline/happening.entity';

/** What the console keeps about somebody, for himself. */
@Injectable()
export class ExportsRepository {
  constructor(private readonly db: Db) {}

  /** What befell him, and when staff looked at his account or changed it; not who of them. */
  async of(accountId: string): Promise<Record<string, unknown>> {
    const [happenings, audit] = await Promise.all([
      this.db.of(Happening).find({ where: { subjectId: accountId }, order: { at: 'ASC', id: 'ASC' } }),
      this.db.of(Audit).find({ select: { at: true, action: true }, where: { targetId: accountId }, order: { at: 'ASC', id: 'ASC' } }),
    ]);
    return {
      timeline: happenings.map(({ at, what, facts }) => ({ at, what, facts })),
      seenByStaff: audit.map(({ at, action }) => ({ at, action })),
    };
  }
}
