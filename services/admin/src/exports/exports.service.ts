import { Injectable } from '@nestjs/common';
import { AuditRepository } from '../audit/audit.repository';
import { TimelineRepository } from '../timeline/timeline.repository';

/** What the console keeps about somebody, for himself. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly audit: AuditRepository,
    private readonly happenings: TimelineRepository,
  ) {}

  /** What befell him, and when staff looked at his account or changed it; not who of them. */
  async of(accountId: string): Promise<Record<string, unknown>> {
    const [happenings, deeds] = await Promise.all([this.happenings.all(accountId), this.audit.about(accountId)]);
    return {
      timeline: happenings.map(({ at, what, facts }) => ({ at, what, facts })),
      seenByStaff: deeds.map(({ at, action }) => ({ at, action })),
    };
  }
}
