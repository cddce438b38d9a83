import { Injectable } from '@nestjs/common';
import { Db } from '@tandem/service-kit/database';
import { In, MoreThan, type FindOptionsWhere, type ObjectLiteral, type EntityTarget } from 'typeorm';
import { Account } from '../accounts/account.entity';
import { Candidate } from '../candidates/candidate.entity';
import { Company } from '../companies/company.entity';
import { Member } from '../companies/member.entity';

export type Stretch = { after?: string | null; limit: number };

@Injectable()
export class SnapshotsRepository {
  constructor(private readonly db: Db) {}

  async accounts(stretch: Stretch): Promise<Account[]> {
    return this.stretch(Account, stretch);
  }

  async candidates(stretch: Stretch): Promise<Candidate[]> {
    return this.stretch(Candidate, stretch);
  }

  async companies(stretch: Stretch): Promise<Company[]> {
    return this.stretch(Company, stretch);
  }

  async accountsOf(ids: readonly string[]): Promise<Map<string, Account>> {
    return new Map((await this.db.of(Account).findBy({ id: In([...ids]) })).map((account) => [account.id, account]));
  }

  async membersOf(accountIds: readonly string[]): Promise<Map<string, Member>> {
    return new Map((await this.db.of(Member).findBy({ accountId: In([...accountIds]) })).map((member) => [member.accountId, member]));
  }

  private async stretch<E extends ObjectLiteral & { id: string }>(entity: EntityTarget<E>, { after, limit }: Stretch): Promise<E[]> {
    const where = (after ? { id: MoreThan(after) } : {}) as FindOptionsWhere<E>;
    return this.db.of(entity).find({ where, order: { id: 'ASC' } as never, take: limit });
  }
}
