import { Injectable } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { authCalls } from '@tandem/contracts/auth/auth';
import { problem } from '@tandem/contracts/codes';
import type { Member as MemberShape } from '@tandem/contracts/entities/company';
import { MEMBER_REMOVED, topics } from '@tandem/contracts/topics';
import { isLastAdmin, type MemberRole } from '@tandem/domain/company';
import { normalEmail } from '@tandem/domain/fields';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { accountSnapshot } from '../accounts/account.snapshot';
import { AccountsRepository } from '../accounts/accounts.repository';
import { Changes } from '../accounts/changes.service';
import { invitedAccount } from '../accounts/new-account';
import { RemovalService } from '../accounts/removal.service';
import { CompaniesRepository, type CompanyMember } from './companies.repository';
import { memberView } from './company.view';
import type { Member } from './member.entity';

/** Who acts for a company. Active Admins invite, change and remove; one of them always stays. */
@Injectable()
export class MembersService {
  constructor(
    private readonly db: Db,
    private readonly accounts: AccountsRepository,
    private readonly companies: CompaniesRepository,
    private readonly changes: Changes,
    private readonly removal: RemovalService,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  async list(ctx: Ctx): Promise<MemberShape[]> {
    const { companyId } = await this.own(ctx);
    return (await this.companies.members(this.companies.manager, companyId)).map(memberView);
  }

  /** Invites somebody, or once more. @throws Problem forbidden (403), member_exists (409), user_exists (400) */
  async invite(ctx: Ctx, text: string, role: MemberRole = 'Admin'): Promise<MemberShape & { isAgain: boolean }> {
    const { companyId } = await this.asAdmin(ctx);
    const email = normalEmail(text);
    const company = await this.companies.byId(companyId);
    const known = (await this.companies.members(this.companies.manager, companyId)).find(({ account }) => account.email === email);
    if (!company) throw problem('employer_not_found');
    if (known?.state === 'Active') throw problem('member_exists', [{ field: 'email', detail: 'member_exists' }]);
    const body = { accountId: known?.account.id ?? this.clock.id(), email, companyName: company.companyName, language: ctx.language };
    const { accountId } = await this.bus.call(authCalls.openInvitation, { body }, { ...ctx, companyId });
    if (!known) await this.db.run(ctx, async (tx) => this.add(tx, { accountId, companyId, role, email }, ctx));
    return { ...(await this.member(companyId, accountId)), isAgain: known !== undefined };
  }

  /** @throws Problem forbidden (403), member_not_found (404), last_admin (409) */
  async changeRole(ctx: Ctx, memberId: string, role: MemberRole): Promise<MemberShape> {
    const { companyId } = await this.asAdmin(ctx);
    await this.db.run(ctx, async (tx) => {
      // Held before his company, as by himself: what one of them tells of him must not be older than what the other told.
      const account = await this.accounts.lock(tx, memberId);
      const { state } = await this.held(tx, ctx, companyId, memberId, role);
      if (!account) throw problem('member_not_found');
      await this.companies.changeRole(tx, memberId, role);
      await tx.emit(accountsEvents.accountChanged, memberId, accountSnapshot(account, { companyId, role, state }));
      await this.changes.company(tx, companyId, undefined, true);
    });
    return this.member(companyId, memberId);
  }

  /** Removes a member with his account, and tells him so once he had begun. @throws Problem forbidden (403), member_not_found (404), last_admin (409) */
  async remove(ctx: Ctx, memberId: string): Promise<void> {
    const { companyId } = await this.asAdmin(ctx);
    await this.db.run(ctx, async (tx) => {
      const { state } = await this.held(tx, ctx, companyId, memberId, 'Member');
      const company = await this.companies.byId(companyId);
      const gone = await this.removal.removeIn(tx, memberId);
      if (state === 'Active') await this.removal.tell(tx, gone, company?.companyName);
      tx.hint(topics.userUpdates(memberId), MEMBER_REMOVED);
    });
  }

  /** An invited member begins. @throws Problem member_not_found (404) */
  async begin(ctx: Ctx, accountId: string): Promise<{ companyId: string; role: MemberRole }> {
    return this.db.run(ctx, async (tx) => {
      await this.activate(tx, accountId);
      const member = await this.companies.memberOf(tx.manager, accountId);
      if (!member) throw problem('member_not_found');
      return { companyId: member.companyId, role: member.role };
    });
  }

  /** An invited member begins. Already active, or no member any more: nothing. */
  async activate(tx: Tx, accountId: string): Promise<void> {
    const account = await this.accounts.lock(tx, accountId);
    const member = await this.companies.memberOf(tx.manager, accountId);
    if (!account || member?.state !== 'Invited') return;
    await this.companies.activate(tx, accountId);
    await tx.emit(accountsEvents.accountChanged, accountId, accountSnapshot(account, { ...member, state: 'Active' }));
    await this.changes.company(tx, member.companyId, undefined, true);
  }

  private async add(
    tx: Tx,
    invited: { accountId: string; companyId: string; role: MemberRole; email: string },
    { language }: Ctx,
  ): Promise<void> {
    const { accountId, companyId, role, email } = invited;
    const createdAt = this.clock.now();
    const account = invitedAccount({ id: accountId, email, language, createdAt });
    // Two who invite the same person at once are given the same account; the second adds nothing.
    if (!(await this.accounts.add(tx, account))) return;
    const member: Member = { accountId, companyId, role, state: 'Invited', createdAt };
    await this.companies.addMember(tx, member);
    await tx.emit(accountsEvents.accountChanged, accountId, accountSnapshot(account, member));
    await this.changes.company(tx, companyId, undefined, true);
  }

  /** A member who may lose what he is, with his company held: of two Admins who demote each other at once the second is none any more. */
  private async held(tx: Tx, { accountId }: Ctx, companyId: string, memberId: string, role: MemberRole): Promise<CompanyMember> {
    await this.companies.lock(tx, companyId);
    const members = await this.companies.members(tx.manager, companyId);
    if (!isActiveAdmin(members.find(({ account }) => account.id === accountId))) throw problem('forbidden');
    const member = members.find(({ account }) => account.id === memberId);
    if (!member) throw problem('member_not_found');
    const places = members.map(({ account, role: held, state }) => ({ id: account.id, role: held, state }));
    if (role !== 'Admin' && isLastAdmin(places, memberId)) throw problem('last_admin');
    return member;
  }

  private async own({ accountId }: Ctx): Promise<Member> {
    const member = accountId ? await this.companies.memberOf(this.companies.manager, accountId) : null;
    if (!member) throw problem('forbidden');
    return member;
  }

  private async asAdmin(ctx: Ctx): Promise<Member> {
    const member = await this.own(ctx);
    if (!isActiveAdmin(member)) throw problem('forbidden');
    return member;
  }

  private async member(companyId: string, accountId: string): Promise<MemberShape> {
    const found = (await this.companies.members(this.companies.manager, companyId)).find(({ account }) => account.id === accountId);
    if (!found) throw problem('member_not_found');
    return memberView(found);
  }
}

const isActiveAdmin = (member: Pick<Member, 'role' | 'state'> | undefined): boolean =>
  member?.role === 'Admin' && member.state === 'Active';
