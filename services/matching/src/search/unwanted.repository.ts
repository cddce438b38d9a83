import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** How two places lie apart, near enough to compare: degrees, the longitude shortened by the latitude. */
const apart = (from: string, to: string): string =>
  `((${from}.latitude - ${to}.latitude) ^ 2 + ((${from}.longitude - ${to}.longitude) * cos(radians(${from}.latitude))) ^ 2)`;

/** What a reason for declining one vacancy says about another. His own occupation stays in, whatever he said of one job in it. */
const sameReason = `
  case declined.decline_reason
    when 'COMPANY' then v.company_id = d.company_id
      or lower(v.card->'employer'->>'companyName') = lower(d.card->'employer'->>'companyName')
    when 'PAY' then (v.card->>'salaryMax')::numeric <= (d.card->>'salaryMax')::numeric
    when 'DISTANCE' then not v.is_remote and ${apart('c', 'v')} >= ${apart('c', 'd')}
    when 'WORK' then v.occupation_ids && d.occupation_ids and not v.occupation_ids && c.occupation_ids
    else false
  end`;

/** Vacancies that a candidate would decline for a reason he has already given. */
@Injectable()
export class UnwantedRepository {
  async of(manager: EntityManager, candidateId: string, vacancyIds: readonly string[]): Promise<Set<string>> {
    const rows = (await manager.query(
      `select v.id from vacancy v join candidate c on c.id = $1
       where v.id = any($2) and exists (
         select 1 from match declined join vacancy d on d.id = declined.vacancy_id
         where declined.candidate_id = c.id and declined.status = 'DECLINED' and declined.decline_reason <> 'OTHER' and ${sameReason})`,
      [candidateId, vacancyIds],
    )) as { id: string }[];
    return new Set(rows.map(({ id }) => id));
  }
}
