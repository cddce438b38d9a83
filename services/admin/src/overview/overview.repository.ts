import { Injectable } from '@nestjs/common';
import { Db } from '@tandem/service-kit/database';

export type Amounts = { users: number; candidates: number; employers: number; vacancies: number; publishedVacancies: number };

@Injectable()
export class OverviewRepository {
  constructor(private readonly db: Db) {}

  /** How many there are; accounts made for trying the matching are none. */
  async amounts(): Promise<Amounts> {
    const [amounts] = (await this.db.manager.query(
      `select people.users, people.candidates, vacancies.vacancies, vacancies."publishedVacancies",
              (select count(*) from employer)::int as employers
       from (select count(*)::int as users, (count(*) filter (where account_type = 'CANDIDATE'))::int as candidates
             from person where not is_test) people,
            (select count(*)::int as vacancies, (count(*) filter (where is_published))::int as "publishedVacancies" from vacancy) vacancies`,
    )) as [Amounts];
    return amounts;
  }

  /** How many one can still apply for. */
  async openVacancies(): Promise<number> {
    const sql = 'select count(*)::int as open from vacancy where is_published and filled_since is null';
    const [{ open }] = (await this.db.manager.query(sql)) as [{ open: number }];
    return open;
  }
}
