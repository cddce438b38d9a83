import { Injectable } from '@nestjs/common';
import type { AccountSnapshot } from '@tandem/contracts/entities/snapshots';
import type { Tx } from '@tandem/service-kit/database';
import { isThere } from '@tandem/service-kit/forgotten';
import { searchable } from '../tables/searchable';
import { Candidate } from './candidate.entity';
import { Person } from './person.entity';

/** Accounts as they were told. */
@Injectable()
export class PeopleRepository {
  /** Writes an account as it was at a moment, unless something newer is known. */
  async tell(tx: Tx, account: AccountSnapshot, toldAt: Date): Promise<void> {
    const { accountId, email, firstName, lastName, phone, linkedinUrl } = account;
    await tx.manager.query(
      `insert into person (id, email, first_name, last_name, phone, linkedin_url, account_type, auth_provider, is_admin, is_test,
         mail_preferences, company_id, search, created_at, updated_at, told_at)
       select $1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12::uuid, $13, $14::timestamptz, $15::timestamptz, $16::timestamptz
       where ${isThere('$1')}
       on conflict (id) do update set email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name,
         phone = excluded.phone, linkedin_url = excluded.linkedin_url, account_type = excluded.account_type,
         auth_provider = excluded.auth_provider, is_admin = excluded.is_admin, is_test = excluded.is_test,
         mail_preferences = excluded.mail_preferences, company_id = excluded.company_id, search = excluded.search,
         created_at = excluded.created_at, updated_at = excluded.updated_at, told_at = excluded.told_at
       where person.told_at <= excluded.told_at`,
      [
        accountId,
        email,
        firstName,
        lastName,
        phone,
        linkedinUrl,
        account.accountType,
        account.authProvider,
        account.isAdmin,
        account.isTest,
        JSON.stringify(account.mailPreferences),
        account.membership?.companyId ?? null,
        searchable([email, firstName, lastName, phone]),
        account.createdAt,
        account.updatedAt,
        toldAt,
      ],
    );
  }

  async isTest(tx: Tx, id: string): Promise<boolean> {
    return tx.of(Person).existsBy({ id, isTest: true });
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.of(Person).delete({ id });
    await tx.of(Candidate).delete({ id });
  }
}
