import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Vacancy } from '../vacancies/vacancy.entity';
import type { PayGroup } from './pay-group';

export type Comparison = { count: number; salaryMin: number; salaryMax: number };

@Injectable()
export class SalariesRepository {
  /** The middle of what published vacancies of a group pay, this one and estimates aside. A null in the group means any. */
  async compare(
    manager: EntityManager,
    { id }: Pick<Vacancy, 'id'>,
    { payOccupation, payLevel, payRegion }: PayGroup,
  ): Promise<Comparison> {
    const [row] = (await manager.query(
      `select count(*)::integer as count,
              percentile_cont(0.5) within group (order by salary_min) as salary_min,
              percentile_cont(0.5) within group (order by salary_max) as salary_max
       from vacancy
       where is_published and deleted_at is null and not salary_is_estimated and salary_min is not null and salary_max is not null
         and id <> $1 and pay_occupation = $2 and ($3::text is null or pay_level = $3) and ($4::text is null or pay_region = $4)`,
      [id, payOccupation, payLevel, payRegion],
    )) as [{ count: number; salary_min: number; salary_max: number }];
    return { count: row.count, salaryMin: Number(row.salary_min), salaryMax: Number(row.salary_max) };
  }
}
