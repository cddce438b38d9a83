import { Injectable } from '@nestjs/common';
import type { AccountPatch } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { problem } from '@tandem/contracts/codes';
import type { Account as AccountShape, MailPreferences } from '@tandem/contracts/entities/account';
import { normalEmail } from '@tandem/domain/fields';
import { Bus } from '@tandem/service-kit/bus';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { changedCandidate } from '../candidates/changed-candidate';
import { changedCompany } from '../companies/changed-company';
import { CompaniesRepository } from '../companies/companies.repository';
import type { Account } from './account.entity';
import { AccountsRepository } from './accounts.repository';
import { changedPerson, sent } from './changed-person';
import { Changes } from './changes.service';
import { Profiles } from './profiles.service';

type Linkedin = { accountId: string; isLinked: boolean; linkedinUrl?: string | null | undefined };

/** What people see and change of their own account. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly db: Db,
    private readonly accounts: AccountsRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
    private readonly profiles: Profiles,
    private readonly bus: Bus,
  ) {}

  /** The own account. Mails follow the language somebody last used the product in; a program that names none leaves it. */
  async get(ctx: Ctx): Promise<AccountShape> {
    const account = await this.own(ctx);
    const isOther = ctx.isLanguageNamed && account.language !== ctx.language;
    if (isOther) await this.db.run(ctx, async (tx) => this.changes.language(tx, account.id, ctx.language));
    return this.profiles.read(account.id);
  }

  /** @throws Problem user_exists (400), email_locked (403) */
  async update(ctx: Ctx, patch: AccountPatch): Promise<AccountShape> {
    const { id, accountType } = await this.own(ctx);
    const pendingEmail = await this.askForEmail(ctx, patch.email);
    const person = { ...changedPerson(patch), ...sent({ pendingEmail }) };
    await this.db.run(ctx, async (tx) => {
      if (accountType === 'CANDIDATE') {
        await this.changes.candidate(tx, id, (candidate, account) => {
          Object.assign(account, person);
          Object.assign(candidate, changedCandidate({ address: patch.address }));
        });
        return;
      }
      await this.changes.account(tx, id, (account) => Object.assign(account, person));
      const member = await this.companies.memberOf(tx.manager, id);
      if (member) await this.changes.company(tx, member.companyId, (company) => Object.assign(company, changedCompany(patch, company)));
    });
    return this.profiles.read(id);
  }

  async updateMailPreferences(ctx: Ctx, preferences: Partial<MailPreferences>): Promise<AccountShape> {
    const { id } = await this.own(ctx);
    await this.db.run(ctx, async (tx) =>
      this.changes.account(tx, id, (account) => {
        account.mailPreferences = { ...account.mailPreferences, ...sent(preferences) };
      }),
    );
    return this.profiles.read(id);
  }

  /** Another address for somebody whom staff help. @throws Problem account_not_found (404), user_exists (400), email_locked (403) */
  async askFor(ctx: Ctx, accountId: string, email: string): Promise<{ pendingEmail: string | null }> {
    const known = await this.known(accountId);
    const pendingEmail = await this.pendingFor(ctx, known, email);
    if (pendingEmail !== undefined)
      await this.db.run(ctx, async (tx) => this.changes.account(tx, accountId, (account) => Object.assign(account, { pendingEmail })));
    return { pendingEmail: pendingEmail ?? null };
  }

  /** @throws Problem account_not_found (404) */
  async setLinkedin(ctx: Ctx, { accountId, isLinked, linkedinUrl }: Linkedin): Promise<AccountShape> {
    const known = await this.known(accountId);
    const change = { isLinkedinLinked: isLinked, ...sent({ linkedinUrl }) };
    await this.db.run(ctx, async (tx) => {
      if (known.accountType === 'EMPLOYER') await this.changes.account(tx, accountId, (account) => Object.assign(account, change));
      else await this.changes.candidate(tx, accountId, (_, account) => Object.assign(account, change));
    });
    return this.profiles.read(accountId);
  }

  /** Another address waits for its confirmation; the one that counts gives that up. Answers what then is pending, nothing for no change. */
  async askForEmail(ctx: Ctx, text: string | undefined): Promise<string | null | undefined> {
    return this.pendingFor(ctx, await this.own(ctx), text);
  }

  private async pendingFor(ctx: Ctx, account: Account, text: string | undefined): Promise<string | null | undefined> {
    const { id, email, authProvider } = account;
    if (text === undefined || (normalEmail(text) === email && !account.pendingEmail)) return undefined;
    if (authProvider !== 'email') throw problem('email_locked', [{ field: 'email', detail: 'email_locked' }]);
    const { pendingEmail } = await this.bus.call(authCalls.requestEmailChange, { body: { accountId: id, email: text } }, ctx);
    return pendingEmail;
  }

  private async own({ accountId }: Ctx): Promise<Account> {
    return this.known(accountId);
  }

  private async known(accountId: string | null | undefined): Promise<Account> {
    const account = accountId ? await this.accounts.byId(accountId) : null;
    if (!account) throw problem('account_not_found');
    return account;
  }
}
