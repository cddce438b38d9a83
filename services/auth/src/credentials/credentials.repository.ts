import { Injectable } from '@nestjs/common';
import { authJobs } from '@tandem/contracts/auth/auth.jobs';
import { Db, type Tx } from '@tandem/service-kit/database';
import { Credential } from './credential.entity';

const UNIQUE_VIOLATION = '23505';

/** SQL: a new address that no link confirms any more at the moment $1, and to which none is on its way. */
const isUnconfirmable = `pending_email is not null
  and not exists (
    select 1 from secret s where s.account_id = credential.account_id and s.kind = 'EMAIL_CHANGE' and s.expires_at > $1)
  and not exists (
    select 1 from job j where j.name = '${authJobs.sendSecretMail.name}' and j.state <> 'parked'
      and j.data->>'kind' = 'EMAIL_CHANGE' and j.data->>'accountId' = credential.account_id::text)`;

@Injectable()
export class CredentialsRepository {
  constructor(private readonly db: Db) {}

  async byEmail(email: string): Promise<Credential | null> {
    return this.db.of(Credential).findOneBy({ email });
  }

  async byId(accountId: string): Promise<Credential | null> {
    return this.db.of(Credential).findOneBy({ accountId });
  }

  /** Holds the row until the transaction ends. */
  async lock(tx: Tx, accountId: string): Promise<Credential | null> {
    return tx.of(Credential).findOne({ where: { accountId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Who has an address, as the transaction sees it. */
  async holderOf(tx: Tx, email: string): Promise<Credential | null> {
    return tx.of(Credential).findOneBy({ email });
  }

  /** Adds a credential; false when its address or its id is taken. */
  async add(tx: Tx, credential: Credential): Promise<boolean> {
    const { raw } = await tx.of(Credential).createQueryBuilder().insert().values(credential as never).orIgnore().returning('account_id').execute(); // prettier-ignore
    return (raw as unknown[]).length > 0;
  }

  /** Replaces the hash of a password by another of the same password, unless the password is another one by now. */
  async renewHash(tx: Tx, accountId: string, from: string, to: string): Promise<void> {
    await tx.of(Credential).update({ accountId, passwordHash: from }, { passwordHash: to });
  }

  async update(tx: Tx, accountId: string, change: Partial<Credential>): Promise<void> {
    await tx.of(Credential).update({ accountId }, change as never);
  }

  /** Gives an account another address; false when somebody else has it. The transaction is of no use then. */
  async changeEmail(tx: Tx, accountId: string, email: string, verifiedAt: Date): Promise<boolean> {
    try {
      await this.update(tx, accountId, { email, pendingEmail: null, verifiedAt });
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  /** Takes the turn to mail an unverified account again; false when the last one was after `before`. */
  async mayMailAgain(tx: Tx, accountId: string, now: Date, before: Date): Promise<boolean> {
    const { affected } = await tx
      .of(Credential)
      .createQueryBuilder()
      .update()
      .set({ verifyMailAt: now })
      .where(
        'account_id = :accountId and verified_at is null and password_hash is not null and (verify_mail_at is null or verify_mail_at < :before)',
        {
          accountId,
          before,
        },
      )
      .execute();
    return affected === 1;
  }

  /**
   * Removes accounts nobody proved the address of and whose last mail went out before then, some at a time; answers whose they were.
   * Invited colleagues have no password yet and are their company's to remove.
   */
  async removeUnproven(tx: Tx, before: Date, limit: number): Promise<string[]> {
    const [removed] = (await tx.manager.query(
      `delete from credential where account_id in (
         select account_id from credential
         where verified_at is null and created_at < $1 and coalesce(verify_mail_at, created_at) < $1
           and auth_provider = 'email' and password_hash is not null and registration is null
         order by created_at limit $2 for update skip locked)
       returning account_id as id`,
      [before, limit],
    )) as [{ id: string }[], number];
    return removed.map(({ id }) => id);
  }

  /** Holds some accounts whose new address nobody can confirm any more; answers whose they are. */
  async lockUnconfirmed(tx: Tx, now: Date, limit: number): Promise<string[]> {
    const rows = await tx.manager.query<{ id: string }[]>(
      `select account_id as id from credential where ${isUnconfirmable} limit $2 for update skip locked`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Gives up the new addresses of accounts that are held, unless somebody asked anew just before they were. */
  async endUnconfirmed(tx: Tx, held: readonly string[], now: Date): Promise<Pick<Credential, 'accountId' | 'email'>[]> {
    const [ended] = (await tx.manager.query(
      `update credential set pending_email = null where account_id = any($2) and ${isUnconfirmable}
       returning account_id as "accountId", email`,
      [now, held],
    )) as [Pick<Credential, 'accountId' | 'email'>[], number];
    return ended;
  }

  async remove(tx: Tx, accountId: string): Promise<void> {
    await tx.of(Credential).delete({ accountId });
  }

  /** Addresses of real people, newest first. */
  async latestEmails(most: number): Promise<string[]> {
    const found = await this.db
      .of(Credential)
      .find({ select: { email: true }, where: { isTest: false }, order: { createdAt: 'DESC' }, take: most });
    return found.map(({ email }) => email);
  }
}
