import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The little a company knows of its vacancies: that they are there, and whether one is being read. */
@Entity('company_vacancy')
export class CompanyVacancy {
  @PrimaryColumn('uuid', { name: 'vacancy_id', primaryKeyConstraintName: 'company_vacancy_pkey' })
  vacancyId: string;

  @Index('company_vacancy_company_id')
  @Column('uuid', { name: 'company_id' })
  companyId: string;

  @Column('boolean', { name: 'is_being_read' })
  isBeingRead: boolean;
}
