import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whom to tell what happens to a company's vacancies, and where it is. */
@Entity('company')
export class CompanyRow {
  @PrimaryColumn('uuid')
  id: string;

  /** Accounts of the active members. */
  @Column('uuid', { name: 'member_ids', array: true })
  memberIds: string[];

  @Column('text', { nullable: true })
  country: string | null;

  @Column('real', { nullable: true })
  longitude: number | null;
}
