import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often something happened on a day. */
@Entity('day_count')
export class DayCount {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'day_count_pkey' })
  type: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'day_count_pkey' })
  day: string;

  @Column('integer')
  count: number;
}
