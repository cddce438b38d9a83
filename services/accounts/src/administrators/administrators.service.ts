import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { normalEmail } from '@tandem/domain/fields';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { AccountsRepository } from '../accounts/accounts.repository';
import { Changes } from '../accounts/changes.service';

/** Who is an administrator: asked before each call of the console, and changed by a command of the house only. */
@Injectable()
export class AdministratorsService {
  constructor(
    private readonly db: Db,
    private readonly accounts: AccountsRepository,
    private readonly changes: Changes,
  ) {}

  /** @throws Problem forbidden (403) for whoever is no administrator, or none any more */
  async confirm({ accountId }: Ctx): Promise<void> {
    const account = accountId && (await this.accounts.byId(accountId));
    if (!account || !account.isAdmin) throw problem('forbidden');
  }

  /** Makes somebody an administrator, or one no longer. @throws Problem account_not_found (404) */
  async appoint(ctx: Ctx, email: string, isAdmin: boolean): Promise<{ accountId: string }> {
    const known = await this.accounts.byEmail(normalEmail(email));
    if (!known) throw problem('account_not_found');
    await this.db.run(ctx, async (tx) =>
      this.changes.account(tx, known.id, (account) => {
        account.isAdmin = isAdmin;
      }),
    );
    return { accountId: known.id };
  }
}
