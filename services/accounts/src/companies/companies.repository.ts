import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { Account } from '../accounts/account.entity';
import { Company } from './company.entity';
import { CompanyVacancy } from './company-vacancy.entity';
import { Member } from './member.entity';

/** A member with the account he is. */
export type CompanyMember = Pick<Member, 'role' | 'state'> & { account: Account };
export type VacancyCounts = { amount: number; isBeingRead: boolean };

type Stretch = { after: string | null; skip: number; limit: number };
const complete = { intakeProgress: 100 };

@Injectable()
export class CompaniesRepository {
  constructor(private readonly db: Db) {}

  async byId(id: string): Promise<Company | null> {
    return this.db.of(Company).findOneBy({ id });
  }

  /** Companies whose intake is complete, in the order of their ids; only what names and dates them. */
  async completeStretch({ after, skip, limit }: Stretch): Promise<Pick<Company, 'id' | 'updatedAt'>[]> {
    return this.db.of(Company).find({
      select: { id: true, updatedAt: true },
      where: { ...complete, ...(after ? { id: MoreThan(after) } : {}) },
      order: { id: 'ASC' },
      skip,
      take: limit,
    });
  }

  async countComplete(): Promise<number> {
    return this.db.of(Company).countBy(complete);
  }

  /** Holds the row until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<Company | null> {
    return tx.of(Company).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Adds a company; false when it is there already. */
  async add(tx: Tx, company: Company): Promise<boolean> {
    const { raw } = await tx.of(Company).createQueryBuilder().insert().values(company as never).orIgnore().returning('id').execute(); // prettier-ignore
    return (raw as unknown[]).length > 0;
  }

  async save(tx: Tx, company: Company): Promise<void> {
    await tx.of(Company).update({ id: company.id }, company as never);
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.of(Company).delete({ id });
  }

  async memberOf(manager: EntityManager, accountId: string): Promise<Member | null> {
    return manager.findOneBy(Member, { accountId });
  }

  async addMember(tx: Tx, member: Member): Promise<void> {
    await tx.of(Member).insert(member);
  }

  async activate(tx: Tx, accountId: string): Promise<void> {
    await tx.of(Member).update({ accountId }, { state: 'Active' });
  }

  async changeRole(tx: Tx, accountId: string, role: Member['role']): Promise<void> {
    await tx.of(Member).update({ accountId }, { role });
  }

  /** The members of a company, eldest first. */
  async members(manager: EntityManager, companyId: string): Promise<CompanyMember[]> {
    return (await this.membersOf(manager, [companyId])).get(companyId) ?? [];
  }

  /** The members of several companies, in two queries whatever their number. */
  async membersOf(manager: EntityManager, companyIds: readonly string[]): Promise<Map<string, CompanyMember[]>> {
    const members = await manager.find(Member, {
      where: { companyId: In([...companyIds]) },
      order: { createdAt: 'ASC', accountId: 'ASC' },
    });
    const accounts = new Map(
      (await manager.findBy(Account, { id: In(members.map(({ accountId }) => accountId)) })).map((account) => [account.id, account]),
    );
    const found = new Map<string, CompanyMember[]>();
    for (const { companyId, accountId, role, state } of members) {
      const account = accounts.get(accountId);
      if (account) found.set(companyId, [...(found.get(companyId) ?? []), { account, role, state }]);
    }
    return found;
  }

  get manager(): EntityManager {
    return this.db.manager;
  }

  async vacancyCounts(companyId: string): Promise<VacancyCounts> {
    const [amount, isBeingRead] = await Promise.all([
      this.db.of(CompanyVacancy).countBy({ companyId }),
      this.db.of(CompanyVacancy).existsBy({ companyId, isBeingRead: true }),
    ]);
    return { amount, isBeingRead };
  }

  async putVacancy(tx: Tx, vacancy: CompanyVacancy): Promise<void> {
    await tx.of(CompanyVacancy).upsert(vacancy, ['vacancyId']);
  }

  async removeVacancy(tx: Tx, vacancyId: string): Promise<void> {
    await tx.of(CompanyVacancy).delete({ vacancyId });
  }

  async removeVacanciesOf(tx: Tx, companyId: string): Promise<void> {
    await tx.of(CompanyVacancy).delete({ companyId });
  }
}
