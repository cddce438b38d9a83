import type { VacancyCard } from '@tandem/contracts/entities/vacancy';
import type { WorkModel } from '@tandem/domain/preferences';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { RankingColumns } from '../profiles/ranking-columns';

/** A vacancy as matching knows it: fed by events, rebuilt from snapshots. */
@Entity('vacancy')
@Index('vacancy_company_id', ['companyId'])
@Index('vacancy_closed_at', ['closedAt'], { where: 'closed_at is not null' })
@Index('vacancy_stale', { synchronize: false })
@Index('vacancy_search', { synchronize: false })
export class Vacancy extends RankingColumns {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'vacancy_pkey' })
  id: string;

  @Column('uuid', { name: 'company_id', nullable: true })
  companyId: string | null;

  /** What lists show; the address is the vacancy's own. */
  @Column('jsonb')
  card: VacancyCard;

  @Column('boolean', { name: 'is_scraped' })
  isScraped: boolean;

  @Column('boolean', { name: 'is_published' })
  isPublished: boolean;

  @Column('boolean', { name: 'is_deleted' })
  isDeleted: boolean;

  /** Published, there, and not filled: may be recommended. */
  @Column('boolean', { name: 'is_open' })
  isOpen: boolean;

  @Column('timestamptz', { name: 'filled_since', nullable: true })
  filledSince: Date | null;

  /** When it was filled or deleted, whichever came first: applications are kept for a while from then on. */
  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Column('boolean', { name: 'is_remote' })
  isRemote: boolean;

  /** Hours a week; like the two below as the engine read them, null where nothing was said. */
  @Column('real', { nullable: true, select: false })
  hours: number | null;

  /** The most that is paid, gross euros a month; null where it is only estimated. */
  @Column('real', { name: 'salary_most', nullable: true, select: false })
  salaryMost: number | null;

  @Column('text', { name: 'work_model', nullable: true, select: false })
  workModel: WorkModel | null;

  /** How many candidates it suits; null until it was matched. */
  @Column('integer', { name: 'amount_potential', nullable: true })
  amountPotential: number | null;
}
