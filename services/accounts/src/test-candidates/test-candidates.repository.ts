import { Injectable } from '@nestjs/common';
import { Db } from '@tandem/service-kit/database';
import { In } from 'typeorm';
import { Account } from '../accounts/account.entity';
import { Candidate } from '../candidates/candidate.entity';

export type TestCandidate = { account: Account; candidate: Candidate };

@Injectable()
export class TestCandidatesRepository {
  constructor(private readonly db: Db) {}

  /** A stretch of the test candidates, newest first, and how many there are; or only one of them. */
  async stretch(skip: number, take: number, id?: string): Promise<{ items: TestCandidate[]; total: number }> {
    const where = { isTest: true, accountType: 'CANDIDATE' as const, ...(id && { id }) };
    const [accounts, total] = await this.db.of(Account).findAndCount({ where, order: { createdAt: 'DESC', id: 'DESC' }, skip, take });
    const found = await this.db.of(Candidate).findBy({ id: In(accounts.map(({ id }) => id)) });
    const candidates = new Map(found.map((candidate) => [candidate.id, candidate]));
    const items = accounts.flatMap((account) => {
      const candidate = candidates.get(account.id);
      return candidate ? [{ account, candidate }] : [];
    });
    return { items, total };
  }
}
