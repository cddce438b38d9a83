import { Injectable } from '@nestjs/common';
import type { CandidatePatch } from '@tandem/contracts/accounts/accounts';
import type { Account as AccountShape } from '@tandem/contracts/entities/account';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { AccountsService } from '../accounts/accounts.service';
import { changedPerson, sent } from '../accounts/changed-person';
import { Changes } from '../accounts/changes.service';
import { Profiles } from '../accounts/profiles.service';
import { changedCandidate } from './changed-candidate';

/** What a candidate changes of himself. Saving starts no matching. */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly db: Db,
    private readonly accounts: AccountsService,
    private readonly changes: Changes,
    private readonly profiles: Profiles,
  ) {}

  /** @throws Problem user_exists (400), email_locked (403) */
  async update(ctx: Ctx, patch: CandidatePatch): Promise<AccountShape> {
    const id = ctx.accountId ?? '';
    const pendingEmail = await this.accounts.askForEmail(ctx, patch.email);
    await this.db.run(ctx, async (tx) =>
      this.changes.candidate(tx, id, (candidate, account) => {
        Object.assign(account, changedPerson(patch), sent({ pendingEmail }));
        Object.assign(candidate, changedCandidate(patch));
      }),
    );
    return this.profiles.read(id);
  }
}
