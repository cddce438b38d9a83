import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Application } from './application.entity';
import { WrittenText } from './written-text.entity';

/** Every query over what was written for matches. */
@Injectable()
export class ApplicationsRepository {
  constructor(private readonly db: Db) {}

  async find(matchId: string): Promise<Application | null> {
    return this.db.of(Application).findOneBy({ matchId });
  }

  /** Holds the row of a match, which comes into being by it. */
  async lock(tx: Tx, of: Pick<Application, 'matchId' | 'candidateId' | 'vacancyId'>): Promise<Application> {
    await tx.manager.query(
      `insert into application (match_id, candidate_id, vacancy_id, is_generating_letter, is_generating_resume)
       values ($1, $2, $3, false, false) on conflict do nothing`,
      [of.matchId, of.candidateId, of.vacancyId],
    );
    return tx.of(Application).findOneOrFail({ where: { matchId: of.matchId }, lock: { mode: 'pessimistic_write' } });
  }

  async lockIfThere(tx: Tx, matchId: string): Promise<Application | null> {
    return tx.of(Application).findOne({ where: { matchId }, lock: { mode: 'pessimistic_write' } });
  }

  async save(tx: Tx, application: Application): Promise<Application> {
    return tx.of(Application).save(application);
  }

  async removeOfCandidate(tx: Tx, candidateId: string): Promise<Application[]> {
    const rows = await tx.of(Application).findBy({ candidateId });
    await tx.of(Application).delete({ candidateId });
    return rows;
  }

  async ofCandidate(candidateId: string): Promise<Application[]> {
    return this.db.of(Application).find({ where: { candidateId }, order: { updatedAt: 'ASC' } });
  }

  async removeCounts(tx: Tx, accountId: string): Promise<void> {
    await tx.of(WrittenText).delete({ accountId });
  }

  /** Counts one more text of a day, unless there were `most`; answers whether it was counted. Days before are forgotten. */
  async countText(accountId: string, day: string, most: number): Promise<boolean> {
    const rows = (await this.db.manager.query(
      `with forgotten as (delete from written_text where account_id = $1 and day < $2)
       insert into written_text (account_id, day, count) values ($1, $2, 1)
       on conflict (account_id, day) do update set count = written_text.count + 1 where written_text.count < $3
       returning count`,
      [accountId, day, most],
    )) as unknown[];
    return rows.length > 0;
  }
}
