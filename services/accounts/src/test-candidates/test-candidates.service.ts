import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { TestCandidateSeen, type TestCandidateInput } from '@tandem/contracts/accounts/test-candidates';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { problem } from '@tandem/contracts/codes';
import type { Candidate as CandidateShape } from '@tandem/contracts/entities/candidate';
import { type Page, type PageQuery, toPage } from '@tandem/contracts/entities/page';
import { pageSizes } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { accountSnapshot } from '../accounts/account.snapshot';
import { AccountsRepository } from '../accounts/accounts.repository';
import { changedPerson, sent } from '../accounts/changed-person';
import { Changes } from '../accounts/changes.service';
import { testAccount } from '../accounts/new-account';
import { RemovalService } from '../accounts/removal.service';
import { candidateView } from '../candidates/candidate.view';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { changedCandidate } from '../candidates/changed-candidate';
import { newCandidate } from '../candidates/new-candidate';
import { FileLinks } from '../files/file-links';
import { TestCandidatesRepository, type TestCandidate } from './test-candidates.repository';

type TestCandidatePatch = Partial<TestCandidateInput> & { seen?: TestCandidateSeen | undefined };

/** Candidates that exist to try the matching. Real people are unknown here. */
@Injectable()
export class TestCandidatesService {
  constructor(
    private readonly db: Db,
    private readonly testCandidates: TestCandidatesRepository,
    private readonly accounts: AccountsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly changes: Changes,
    private readonly removal: RemovalService,
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  async list(query: PageQuery & { id?: string | undefined }): Promise<Page<CandidateShape>> {
    const take = query.pageSize ?? pageSizes.testCandidates;
    const { items, total } = await this.testCandidates.stretch(((query.page ?? 1) - 1) * take, take, query.id);
    return toPage(items.map((each) => this.view(each)), total, query, pageSizes.testCandidates); // prettier-ignore
  }

  async create(ctx: Ctx, input: TestCandidateInput): Promise<CandidateShape> {
    const id = this.clock.id();
    return this.db.run(ctx, async (tx) => {
      const account = testAccount(id, ctx.language, this.clock.now());
      await this.accounts.add(tx, account);
      await this.candidates.add(tx, newCandidate(id));
      await tx.emit(accountsEvents.accountChanged, id, accountSnapshot(account, null));
      return this.view(await this.changes.candidate(tx, id, (candidate, held) => apply({ account: held, candidate }, input)));
    });
  }

  /** @throws Problem candidate_not_found (404), conflict (409) when it is no longer as the caller saw it */
  async update(ctx: Ctx, id: string, { seen, ...input }: TestCandidatePatch): Promise<CandidateShape> {
    await this.require(id);
    const change = (held: TestCandidate): void => {
      if (seen && !isDeepStrictEqual(seen, TestCandidateSeen.parse(this.view(held)))) throw problem('conflict');
      apply(held, input);
    };
    return this.db.run(ctx, async (tx) =>
      this.view(await this.changes.candidate(tx, id, (candidate, account) => change({ account, candidate }))),
    );
  }

  /** @throws Problem candidate_not_found (404) */
  async remove(ctx: Ctx, id: string): Promise<void> {
    await this.require(id);
    await this.db.run(ctx, async (tx) => this.removal.removeIn(tx, id));
  }

  private async require(id: string): Promise<void> {
    const account = await this.accounts.byId(id);
    if (!account?.isTest || account.accountType !== 'CANDIDATE') throw problem('candidate_not_found');
  }

  private view({ account, candidate }: TestCandidate): CandidateShape {
    return candidateView(account, candidate, this.links);
  }
}

const apply = ({ account, candidate }: TestCandidate, input: Partial<TestCandidateInput>): void => {
  const { testAttributes, preferences, address, ...names } = input;
  Object.assign(account, changedPerson(names));
  Object.assign(candidate, changedCandidate({ address, preferences: preferences ?? undefined }), sent({ testAttributes }));
};
