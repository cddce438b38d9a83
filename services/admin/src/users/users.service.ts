import { Injectable } from '@nestjs/common';
import { type SignIn, type sortFields, type UserPage, type UserQuery, UserRow } from '@tandem/contracts/admin/admin.shapes';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls, type LinkOutcome } from '@tandem/contracts/auth/auth';
import { problem } from '@tandem/contracts/codes';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { type Page, toPage } from '@tandem/contracts/entities/page';
import { pageSizes } from '@tandem/domain/limits';
import { Bus } from '@tandem/service-kit/bus';
import type { Ctx } from '@tandem/service-kit/context';
import { DownloadsService } from '../tables/downloads.service';
import { namesOf } from '../tables/searchable';
import { Filter, momentSql, type Table } from '../tables/table-query';
import { TablesRepository } from '../tables/tables.repository';
import { TimelineService, type Told } from '../timeline/timeline.service';

type Sort = (typeof sortFields.users)[number];
type Row = Omit<UserRow, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

const lower = (column: string, isNullable = false) => ({ by: `lower(person.${column})`, isNullable });
const users: Table<Sort> = {
  name: 'person',
  joins: 'left join candidate on candidate.id = person.id left join employer on employer.id = person.company_id',
  select: `person.id, person.email, person.first_name as "firstName", person.last_name as "lastName", person.phone,
    person.linkedin_url as "linkedinUrl", person.account_type as "accountType", person.auth_provider as "authProvider",
    person.is_admin as "isAdmin", person.mail_preferences as "mailPreferences",
    person.created_at as "createdAt", person.updated_at as "updatedAt",
    json_build_object(
      'resume', case when candidate.resume_status is not null then json_build_object('status', candidate.resume_status) end,
      'employer', case when employer.id is not null then json_build_object('id', employer.id, 'companyName', employer.company_name) end
    ) as "accountInfo"`,
  sorts: {
    email: lower('email'),
    accountType: lower('account_type'),
    authProvider: lower('auth_provider'),
    firstName: lower('first_name', true),
    lastName: lower('last_name', true),
    phone: lower('phone', true),
    linkedinUrl: lower('linkedin_url', true),
    createdAt: { by: 'person.created_at' },
    updatedAt: { by: 'person.updated_at' },
  },
  download: [
    { key: 'email', header: 'email', sql: 'person.email' },
    { key: 'type', header: 'type', sql: 'person.account_type' },
    { key: 'provider', header: 'provider', sql: 'person.auth_provider' },
    { key: 'created', header: 'created', sql: momentSql('person.created_at') },
    { key: 'updated', header: 'updated', sql: momentSql('person.updated_at') },
    { key: 'firstName', header: 'first name', sql: 'person.first_name' },
    { key: 'lastName', header: 'last name', sql: 'person.last_name' },
    { key: 'phone', header: 'phone', sql: 'person.phone' },
    { key: 'linkedin', header: 'LinkedIn', sql: 'person.linkedin_url' },
  ],
};

const viewOf = ({ createdAt, updatedAt, ...row }: Row): UserRow => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Accounts, without those made for trying the matching. */
const filterOf = ({ fromDate, accountType, search }: Omit<UserQuery, 'page' | 'pageSize'>): Filter =>
  new Filter()
    .only('not person.is_test')
    .since('person.created_at', fromDate)
    // As the index that sorts by it has it: a page of one type is read from there, not found by passing all of the other.
    .where(accountType, (place) => `lower(person.account_type) = lower(${place})`)
    .search('person', search);

/** So many whose names come close are looked through sooner than a name is typed again. */
const MOST_ALIKE = 20;

/** Few enough to look whether somebody else was meant, unless an address was typed: that is no name somebody has misheard. */
const isOfFew = ({ search = '' }: UserQuery, { items, total }: Page<UserRow>): boolean =>
  total <= 5 && items.length === total && !search.includes('@');

const theseOnly = (ids: readonly string[]): Filter => new Filter().where(ids, (place) => `person.id = any(${place}::uuid[])`);

@Injectable()
export class UsersService {
  constructor(
    private readonly tables: TablesRepository,
    private readonly downloads: DownloadsService,
    private readonly timelines: TimelineService,
    private readonly bus: Bus,
  ) {}

  /** Who has the words of a search; where nobody has, or few have, also those whose names come close. */
  async list(query: UserQuery): Promise<UserPage> {
    const [rows, total] = await this.tables.page<Row, Sort>(users, filterOf(query), query);
    const page = toPage(rows.map(viewOf), total, query, pageSizes.admin);
    if (total > 0) return isOfFew(query, page) ? { ...page, ...(await this.besides(query, page.items)) } : page;
    const alike = await this.rowsOf(await this.alike(query), query);
    if (alike.length === 0) return page;
    return { ...toPage(alike, alike.length, { ...query, page: 1 }, pageSizes.admin), isAlike: true };
  }

  /** @throws Problem user_not_found (404) */
  async get(ctx: Ctx, id: string): Promise<Told<UserRow> & { signIn?: SignIn | null | undefined }> {
    const row = await this.row(id);
    const { authProvider } = row;
    return {
      ...viewOf(row),
      ...(await this.timelines.ofUser(ctx, id, { at: row.createdAt, what: 'registered', facts: { authProvider } })),
    };
  }

  /** Has a link mailed to somebody who cannot get in. @throws Problem user_not_found (404) */
  async mailLink(ctx: Ctx, id: string, kind: 'VERIFY' | 'RESET'): Promise<{ outcome: LinkOutcome }> {
    const { id: accountId } = await this.row(id);
    return this.bus.call(authCalls.mailLink, { body: { accountId, kind } }, ctx);
  }

  /** Logs somebody out everywhere. @throws Problem user_not_found (404) */
  async endSessions(ctx: Ctx, id: string): Promise<{ ended: number }> {
    const { id: accountId } = await this.row(id);
    return this.bus.call(authCalls.endSessions, { body: { accountId } }, ctx);
  }

  /** Lets somebody log in again whom wrong passwords keep out. @throws Problem user_not_found (404) */
  async unlockLogin(ctx: Ctx, id: string): Promise<{ wasLocked: boolean }> {
    const { id: accountId } = await this.row(id);
    return this.bus.call(authCalls.unlockLogin, { body: { accountId } }, ctx);
  }

  /**
   * Has another address wait for its confirmation, for somebody who lost his mailbox. No administrator gets at another one's account so.
   * @throws Problem user_not_found (404), forbidden (403), user_exists (400), email_locked (403)
   */
  async changeEmail(ctx: Ctx, id: string, email: string): Promise<{ pendingEmail: string | null }> {
    const { id: accountId, isAdmin } = await this.row(id);
    if (isAdmin) throw problem('forbidden');
    return this.bus.call(accountsCalls.askForEmail, { body: { accountId, email } }, ctx);
  }

  async download(ctx: Ctx, query: Omit<UserQuery, 'page' | 'pageSize'>): Promise<FileAnswer> {
    const exact = filterOf(query);
    const ids = query.search && (await this.tables.count(users, exact)) === 0 ? await this.alike(query) : [];
    return this.downloads.write(ctx, 'users', users, ids.length > 0 ? theseOnly(ids) : exact, query);
  }

  private async alike(query: Omit<UserQuery, 'page' | 'pageSize'>): Promise<string[]> {
    const { names, exact } = namesOf(query.search ?? '');
    return names.length > 0 ? this.tables.alike(users, filterOf({ ...query, search: exact }), names, MOST_ALIKE) : [];
  }

  /** Whose names come close to those of the few who have the words. */
  private async besides(query: UserQuery, few: readonly UserRow[]): Promise<Pick<UserPage, 'alike'>> {
    const ids = (await this.alike(query)).filter((id) => few.every((row) => row.id !== id));
    return ids.length > 0 ? { alike: await this.rowsOf(ids, query) } : {};
  }

  /** In the order asked for, else the one of their ids. */
  private async rowsOf(ids: readonly string[], query: UserQuery): Promise<UserRow[]> {
    if (ids.length === 0) return [];
    const { sortField, sortDirection } = query;
    const [found] = await this.tables.page<Row, Sort>(users, theseOnly(ids), { sortField, sortDirection });
    const ordered = sortField ? found : ids.flatMap((id) => found.find((row) => row.id === id) ?? []);
    return ordered.map(viewOf);
  }

  private async row(id: string): Promise<Row> {
    const row = await this.tables.find<Row>(
      users,
      new Filter().where(id, (place) => `person.id = ${place}`),
    );
    if (!row) throw problem('user_not_found');
    return row;
  }
}
