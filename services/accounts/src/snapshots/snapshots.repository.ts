import { Injectable } from '@nestjs/common';
import type { StretchQuery } from '@tandem/contracts/entities/stretch';
import { Db } from '@tandem/service-kit/database';
import { In, MoreThan, type FindOptionsWhere, type ObjectLiteral, type EntityTarget } from 'typeorm';
import { Account } from '../accounts/account.entity';
import { Candidate } from '../candidates/candidate.entity';
import { Company } from '../companies/company.entity';
import { Member } from '../companies/member.entity';

@Injectable()
export class SnapshotsRepository {
  constructor(private readonly db: Db) {}

  async accounts(stretch: StretchQuery): Promise<Account[]> {
    return this.stretch(Account, stretch);
  }

  async candidates(stretch: StretchQuery): Promise<Candidate[]> {
    return this.stretch(Candidate, stretch);
  }

  async companies(stretch: StretchQuery): Promise<Company[]> {
    return this.stretch(Company, stretch);
  }

  async accountsOf(ids: readonly string[]): Promise<Map<string, Account>> {
    return new Map((await this.db.of(Account).findBy({ id: In([...ids]) })).map((account) => [account.id, account]));
  }

  async membersOf(accountIds: readonly string[]): Promise<Map<string, Member>> {
    return new Map((await this.db.of(Member).findBy({ accountId: In([...accountIds]) })).map((member) => [member.accountId, member]));
  }

  private async stretch<E extends ObjectLiteral & { id: string }>(entity: EntityTarget<E>, { after, limit }: StretchQuery): Promise<E[]> {
    const where = (after ? { id: MoreThan(after) } : {}) as FindOptionsWhere<E>;
    return this.db.of(entity).find({ where, order: { id: 'ASC' } as never, take: limit });
  }
}
