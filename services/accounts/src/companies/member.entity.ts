import type { MemberRole, MemberState } from '@tandem/domain/company';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity';
import { Company } from './company.entity';

/** An account's place in its company. */
@Entity('member')
export class Member {
  @ForeignKey(() => Account, { name: 'member_account_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'member_pkey' })
  accountId: string;

  @Index('member_company_id')
  @ForeignKey(() => Company, { name: 'member_company_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'company_id' })
  companyId: string;

  @Column('text')
  role: MemberRole;

  @Column('text')
  state: MemberState;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
