import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@tandem/service-kit/database';
import { IsNull, LessThan, MoreThan } from 'typeorm';
import { ReferralRow } from './referral.entity';

@Injectable()
export class ReferralsRepository {
  constructor(private readonly db: Db) {}

  async byId(id: string): Promise<ReferralRow | null> {
    return this.db.of(ReferralRow).findOneBy({ id });
  }

  /** Lets one call of a sender, and one to a recipient, pass at a time, until its transaction ends. All queue up in one order. */
  async queueUp(tx: Tx, senderEmail: string, recipientEmail: string): Promise<void> {
    await tx.manager.query('select pg_advisory_xact_lock(hashtextextended(who, 0)) from unnest($1::text[]) who', [
      [`referral by ${senderEmail}`, `referral to ${recipientEmail}`],
    ]);
  }

  async hasPair(tx: Tx, senderEmail: string, recipientEmail: string): Promise<boolean> {
    return tx.of(ReferralRow).existsBy({ senderEmail, recipientEmail });
  }

  async sentSince(tx: Tx, senderEmail: string, moment: Date): Promise<number> {
    return tx.of(ReferralRow).countBy({ senderEmail, createdAt: MoreThan(moment) });
  }

  async receivedSince(tx: Tx, recipientEmail: string, moment: Date): Promise<number> {
    return tx.of(ReferralRow).countBy({ recipientEmail, createdAt: MoreThan(moment) });
  }

  async add(tx: Tx, row: ReferralRow): Promise<void> {
    await tx.of(ReferralRow).insert(row);
  }

  /** Keeps when a referral was first opened. */
  async open(tx: Tx, id: string, now: Date): Promise<void> {
    await tx.of(ReferralRow).update({ id, openedAt: IsNull() }, { openedAt: now });
  }

  async register(tx: Tx, id: string, registeredAccountId: string): Promise<void> {
    await tx.of(ReferralRow).update({ id, registeredAccountId: IsNull() }, { registeredAccountId });
  }

  async sentBy(accountId: string): Promise<ReferralRow[]> {
    return this.db.of(ReferralRow).find({ where: { senderAccountId: accountId }, order: { createdAt: 'ASC' } });
  }

  async receivedBy(recipientEmail: string): Promise<ReferralRow[]> {
    return this.db.of(ReferralRow).find({ where: { recipientEmail }, order: { createdAt: 'ASC' } });
  }

  async removeOlder(than: Date): Promise<void> {
    await this.db.of(ReferralRow).delete({ createdAt: LessThan(than) });
  }

  /** Removes every referral that names somebody. */
  async removeOf(tx: Tx, accountId: string, email: string | null): Promise<void> {
    await tx.of(ReferralRow).delete({ senderAccountId: accountId });
    await tx.of(ReferralRow).delete({ registeredAccountId: accountId });
    if (!email) return;
    await tx.of(ReferralRow).delete({ senderEmail: email });
    await tx.of(ReferralRow).delete({ recipientEmail: email });
  }
}
