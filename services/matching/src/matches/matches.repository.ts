import { Injectable } from '@nestjs/common';
import type { Timeslot } from '@tandem/contracts/entities/match';
import type { DeclineReason, MatchStatus } from '@tandem/domain/match';
import type { MatchActor } from '@tandem/domain/match-moves';
import { closedBefore } from '@tandem/domain/retention';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { Vacancy } from '../vacancies/vacancy.entity';
import { MatchLog } from './match-log.entity';
import { Match } from './match.entity';

/** Longest list an answer holds that has no pages. */
const LONGEST = 1_000;

/** An application under way, with what the other side is told of it. */
export type Running = Pick<Match, 'candidateId' | 'status' | 'invitation'> & {
  matchId: string;
  isTest: boolean;
  title: string | null;
  companyId: string | null;
  companyName: string;
};
/** An application an employer has no more. */
export type Forgotten = { matchId: string; candidateId: string; memberIds: string[] };
/** The time of an interview. */
export type Planned = { matchId: string; vacancyId: string; slot: Timeslot };
const running: readonly MatchStatus[] = ['APPLIED', 'INVITED', 'INTERVIEW'];

@Injectable()
export class MatchesRepository {
  constructor(private readonly clock: Clock) {}

  async find(manager: EntityManager, id: string): Promise<Match | null> {
    return manager.findOneBy(Match, { id });
  }

  async ofPair(manager: EntityManager, candidateId: string, vacancyId: string): Promise<Match | null> {
    return manager.findOneBy(Match, { candidateId, vacancyId });
  }

  /** Held until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<Match | null> {
    return tx.of(Match).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async lockPair(tx: Tx, candidateId: string, vacancyId: string): Promise<Match | null> {
    return tx.of(Match).findOne({ where: { candidateId, vacancyId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Applications that are under way to vacancies that are not gone already, held until the transaction ends. */
  async lockRunning(tx: Tx, by: 'candidate_id' | 'vacancy_id', ids: readonly string[]): Promise<Running[]> {
    return tx.manager.query(
      `select m.id as "matchId", m.status, m.invitation, m.candidate_id as "candidateId", coalesce(c.is_test, false) as "isTest", v.card->>'title' as title,
         v.company_id as "companyId", coalesce(o.company_name, v.card->'employer'->>'companyName') as "companyName"
       from match m join vacancy v on v.id = m.vacancy_id and not v.is_deleted
       left join candidate c on c.id = m.candidate_id left join company o on o.id = v.company_id
       where m.${by} = any($1) and m.status = any($2) order by m.id for update of m`,
      [ids, running],
    );
  }

  /** Ids of the accounts in whose lists matches stand: their candidates, and the members of the companies these applied to. */
  async readersOf(tx: Tx, by: 'candidate_id' | 'vacancy_id', ids: readonly string[]): Promise<string[]> {
    const rows = (await tx.manager.query(
      `select candidate_id as id from match where ${by} = any($1) and (is_kept or status <> 'MATCHED')
       union select unnest(o.member_ids) from match m join vacancy v on v.id = m.vacancy_id join company o on o.id = v.company_id
       where m.${by} = any($1) and m.applied_at is not null and m.forgotten_at is null`,
      [ids],
    )) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  /** Ids of the accounts on whose boards a vacancy stands: who applied for it, and the members of its company. */
  async boardsWith(tx: Tx, vacancyId: string): Promise<string[]> {
    const rows = (await tx.manager.query(
      `select candidate_id as id from match where vacancy_id = $1 and applied_at is not null
       union select unnest(o.member_ids) from vacancy v join company o on o.id = v.company_id where v.id = $1`,
      [vacancyId],
    )) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  /** Who plans an interview for a vacancy waits, until the transaction ends, for who did so a moment before. */
  async holdTimes(tx: Tx, vacancyId: string): Promise<void> {
    await tx.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`times of ${vacancyId}`]);
  }

  /** Interviews that are planned for some vacancies. */
  async planned(manager: EntityManager, vacancyIds: readonly string[]): Promise<Planned[]> {
    return manager.query(
      `select id as "matchId", vacancy_id as "vacancyId", invitation->'chosen' as slot from match
       where vacancy_id = any($1) and status = 'INTERVIEW' and jsonb_typeof(invitation->'chosen') = 'object'`,
      [vacancyIds],
    );
  }

  /** Ids of the candidates in whose lists a vacancy stands. */
  async recommendedTo(tx: Tx, vacancyId: string): Promise<string[]> {
    const sql = 'select candidate_id as id from match where vacancy_id = $1 and is_kept';
    const rows = (await tx.manager.query(sql, [vacancyId])) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  /** Marks applications whose time at the employer is over, some at a time; answers whose they are and who had them. */
  async forgetDue(tx: Tx, now: Date, limit: number): Promise<Forgotten[]> {
    const [forgotten] = (await tx.manager.query(
      `with due as (
         select m.id, o.member_ids from match m join vacancy v on v.id = m.vacancy_id left join company o on o.id = v.company_id
         where m.applied_at is not null and m.forgotten_at is null and not v.is_scraped
           and v.closed_at <= case when m.keeps_longer then $2::timestamptz else $3::timestamptz end
         order by m.id limit $4 for update of m skip locked)
       update match set forgotten_at = $1 from due where match.id = due.id
       returning match.id as "matchId", match.candidate_id as "candidateId", coalesce(due.member_ids, '{}') as "memberIds"`,
      [now, closedBefore(now, true), closedBefore(now, false), limit],
    )) as [Forgotten[], number];
    return forgotten;
  }

  /** Adds a match unless the pair has one. */
  async add(tx: Tx, match: Match): Promise<void> {
    await tx.of(Match).createQueryBuilder().insert().values(match).orIgnore().execute();
  }

  async save(tx: Tx, match: Match): Promise<void> {
    await tx.of(Match).save(match);
  }

  async remove(tx: Tx, match: Match): Promise<void> {
    await tx.of(Match).delete({ id: match.id });
  }

  async removeAllOf(tx: Tx, candidateId: string): Promise<void> {
    await tx.manager.query('delete from match_log where match_id in (select id from match where candidate_id = $1)', [candidateId]);
    await tx.of(Match).delete({ candidateId });
  }

  /** What a member of a company did stays; who it was does not. */
  async forgetActor(tx: Tx, actorId: string): Promise<void> {
    await tx.of(MatchLog).update({ actorId }, { actorId: null });
  }

  async log(
    tx: Tx,
    match: Match,
    from: MatchStatus | null,
    actor: MatchActor,
    actorId: string | null,
    reason: DeclineReason | null = null,
  ): Promise<void> {
    await tx.of(MatchLog).insert({
      matchId: match.id,
      fromStatus: from,
      toStatus: match.status,
      actor,
      actorId,
      percentage: match.percentage,
      reason,
      at: this.clock.now(),
    });
  }

  /** The best open vacancies nobody acted on, and those being scored. */
  async recommended(manager: EntityManager, candidateId: string, page: number, pageSize: number): Promise<[Match[], number]> {
    return this.visible(manager)
      .andWhere('match.candidateId = :candidateId and match.isKept and vacancy.isOpen', { candidateId })
      .andWhere({ status: In(['MATCHED', 'BEING_MATCHED']) })
      .orderBy('match.exact', 'DESC', 'NULLS LAST')
      .addOrderBy('match.id')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .getManyAndCount();
  }

  /** All of a candidate's matches that are worth showing, best first. */
  async ofCandidate(manager: EntityManager, candidateId: string, vacancyId?: string): Promise<Match[]> {
    const query = this.visible(manager)
      .andWhere('match.candidateId = :candidateId and match.isKept', { candidateId })
      .andWhere(`(vacancy.isOpen or match.status not in ('MATCHED', 'BEING_MATCHED'))`);
    if (vacancyId) query.andWhere('match.vacancyId = :vacancyId', { vacancyId });
    return query.orderBy('match.exact', 'DESC', 'NULLS LAST').addOrderBy('match.id').limit(LONGEST).getMany();
  }

  /** Vacancies of the candidate's funnel, archived ones included. */
  async funnelVacancyIds(manager: EntityManager, candidateId: string, statuses: readonly MatchStatus[]): Promise<string[]> {
    const matches = await this.visible(manager)
      .andWhere({ candidateId, status: In([...statuses]) })
      .select(['match.id', 'match.vacancyId'])
      .limit(LONGEST)
      .getMany();
    return matches.map(({ vacancyId }) => vacancyId);
  }

  /** Applications to these vacancies of a company, newest first. */
  async ofVacancies(manager: EntityManager, companyId: string, vacancyIds: string[]): Promise<Match[]> {
    return this.applications(manager, companyId)
      .andWhere({ vacancyId: In(vacancyIds) })
      .andWhere(`match.status not in ('MATCHED', 'BEING_MATCHED')`)
      .orderBy('match.updatedAt', 'DESC')
      .addOrderBy('match.id')
      .limit(LONGEST)
      .getMany();
  }

  private visible(manager: EntityManager): SelectQueryBuilder<Match> {
    return manager
      .createQueryBuilder(Match, 'match')
      .innerJoin(Vacancy, 'vacancy', 'vacancy.id = match.vacancyId')
      .where('not vacancy.isDeleted');
  }

  /** What an employer may see at all: somebody has applied, and he may still keep it. */
  private applications(manager: EntityManager, companyId: string): SelectQueryBuilder<Match> {
    return this.visible(manager)
      .andWhere('match.appliedAt is not null and match.forgottenAt is null')
      .andWhere('vacancy.companyId = :companyId', { companyId });
  }
}
