import { Injectable } from '@nestjs/common';
import type { Tx } from '@tandem/service-kit/database';
import type { ResumeStatus } from '@tandem/domain/resume';
import { isThere } from '@tandem/service-kit/forgotten';

/** How far candidates are, column by column, because each is told by another service. */
@Injectable()
export class CandidatesRepository {
  async tellProgress(tx: Tx, id: string, progress: number): Promise<void> {
    await this.put(tx, id, 'intake_progress', progress);
  }

  async tellResume(tx: Tx, id: string, status: ResumeStatus | null): Promise<void> {
    await this.put(tx, id, 'resume_status', status);
  }

  /** Whether this is the first time that the intake is complete. */
  async complete(tx: Tx, id: string, at: Date): Promise<boolean> {
    const [, count] = (await tx.manager.query(
      'update candidate set intake_completed_at = $2 where id = $1 and intake_completed_at is null',
      [id, at],
    )) as [unknown, number];
    return count > 0;
  }

  /** Whether that is news. */
  async tellMatched(tx: Tx, id: string, at: Date): Promise<boolean> {
    const rows = (await tx.manager.query(
      `insert into candidate (id, last_matched_at) select $1::uuid, $2::timestamptz where ${isThere('$1')}
       on conflict (id) do update set last_matched_at = excluded.last_matched_at
       where candidate.last_matched_at is distinct from excluded.last_matched_at returning id`,
      [id, at],
    )) as unknown[];
    return rows.length > 0;
  }

  private async put(tx: Tx, id: string, column: 'intake_progress' | 'resume_status', value: unknown): Promise<void> {
    await tx.manager.query(
      `insert into candidate (id, ${column}) select $1::uuid, $2 where ${isThere('$1')}
       on conflict (id) do update set ${column} = excluded.${column}`,
      [id, value],
    );
  }
}
