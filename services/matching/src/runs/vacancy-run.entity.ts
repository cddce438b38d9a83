import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The run a vacancy waits for; a later one takes the place of an earlier. */
@Entity('vacancy_run')
export class VacancyRun {
  @PrimaryColumn('uuid', { name: 'vacancy_id', primaryKeyConstraintName: 'vacancy_run_pkey' })
  vacancyId: string;

  @Column('uuid', { name: 'run_id' })
  runId: string;
}
