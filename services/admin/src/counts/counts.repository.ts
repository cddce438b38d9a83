import { Injectable } from '@nestjs/common';
import type { CountedType, RecordedEvent } from '@tandem/contracts/admin/admin.shapes';
import { Clock } from '@tandem/service-kit/clock';
import { Db, type Tx } from '@tandem/service-kit/database';
import { timeZone } from '../tables/days';

export type DayRow = { type: string; day: string; count: number };

const home = (column: string) => `(${column} at time zone '${timeZone}')::date`;
/** On the days $1 to $2, both included. */
const within = (column: string) =>
  `${column} >= ($1::timestamp at time zone '${timeZone}') and ${column} < (($2::date + 1)::timestamp at time zone '${timeZone}')`;
/** Days of rows whose moments say when it happened, within the days $1 to $2. */
const rowsOn = (type: CountedType, from: string, column: string) =>
  `select '${type}' as type, ${home(column)}::text as day, count(*)::int as count from ${from}
     ${within(column)}
   group by 2`;

/** How often things happened a day. */
@Injectable()
export class CountsRepository {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** At the end and in one order: many count on the same rows at once. */
  add(tx: Tx, type: CountedType, at: Date): void {
    tx.atEnd(`count ${type} ${at.toISOString()} ${this.clock.id()}`, async () =>
      tx.manager.query(
        `insert into day_count (type, day, count) values ($1, ${home('$2::timestamptz')}, 1)
         on conflict (type, day) do update set count = day_count.count + 1`,
        [type, at],
      ),
    );
  }

  /** Counts what a screen recorded. */
  async record(type: RecordedEvent, at: Date): Promise<void> {
    await this.db.manager.query(
      `insert into day_count (type, day, count) values ($1, ${home('$2::timestamptz')}, 1)
       on conflict (type, day) do update set count = day_count.count + 1`,
      [type, at],
    );
  }

  /** Everything that happened from one day to another, both included. What rows know themselves is counted from them. */
  async between(from: string, to: string): Promise<DayRow[]> {
    return this.db.manager.query(
      `select type, day::text, count from day_count where day between $1::date and $2::date
       union all ${rowsOn('registered', 'person where not is_test and', 'created_at')}
       union all ${rowsOn('intake_completed', '(select intake_completed_at from candidate union all select intake_completed_at from employer) done where', 'intake_completed_at')}
       order by type, day`,
      [from, to],
    );
  }

  /** How many candidates registered and completed their intake in these days. */
  async candidatesBetween(from: string, to: string): Promise<{ registered: number; completed: number }> {
    const [row] = await this.db.manager.query(
      `select (select count(*)::int from person where not is_test and account_type = 'CANDIDATE' and ${within('created_at')}) as registered,
              (select count(*)::int from candidate where ${within('intake_completed_at')}) as completed`,
      [from, to],
    );
    return row;
  }

  async totalOf(type: CountedType): Promise<number> {
    const [row] = (await this.db.manager.query('select coalesce(sum(count), 0)::int as total from day_count where type = $1', [type])) as {
      total: number;
    }[];
    return row?.total ?? 0;
  }
}
