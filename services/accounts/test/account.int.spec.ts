import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { MEMBER_REMOVED } from '@tandem/contracts/topics';
import { authCalls } from '@tandem/contracts/auth/auth';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { notificationsEvents } from '@tandem/contracts/notifications/notifications.events';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { eventually } from '@tandem/test-kit/eventually';
import { problemOf } from '@tandem/test-kit/refusal';
import { vacancySnapshot } from '@tandem/test-kit/snapshots';
import { Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
  await stack.bus.standIn(authCalls.requestEmailChange, ({ body }) => ({
    pendingEmail: /^(new\.address|moved)@/i.test(body.email) ? body.email.toLowerCase() : null,
  }));
});
afterAll(async () => stack?.stop());

type Opened = Awaited<ReturnType<Stack['open']>>;
const refusal = async (call: Promise<unknown>) => {
  const problem = await problemOf(call);
  return problem && [problem.code, problem.status, problem.errors?.[0]?.field];
};
const patchCandidate = async ({ who }: Opened, body: Record<string, unknown>) =>
  stack.bus.call(accountsCalls.updateCandidate, { body }, who);
const patch = async ({ who }: Opened, body: Record<string, unknown>) => stack.bus.call(accountsCalls.update, { body }, who);
const read = async ({ who }: Opened, language: 'en' | 'nl' = 'en') => stack.bus.call(accountsCalls.get, {}, { ...who, language });

const complete = {
  desiredJobTitle: 'Gardener',
  jobTypes: ['FULL_TIME'],
  workModels: ['ON_SITE'],
  travelMode: 'CAR',
  travelTime: 45,
  salary: 3_200,
};

describe('opening an account', () => {
  it('happens once, whether asked by call or told by event', async () => {
    const person = await stack.open();
    const payload = {
      accountId: person.id, email: person.email, accountType: 'CANDIDATE', authProvider: 'email', firstName: 'Other', lastName: null, linkedinUrl: null,
      companyName: null, companyId: null, resumeId: null, referral: null, isVerified: false, language: 'en', registeredAt: new Date().toISOString(),
    } as const; // prettier-ignore
    await stack.bus.deliver('accounts', authEvents.accountRegistered, person.id, payload);
    await stack.bus.call(accountsCalls.openAccount, { body: payload });
    expect(await read(person)).toMatchObject({ firstName: null });
    expect(await stack.emitted('accounts.accountChanged', person.id)).toHaveLength(1);
  });

  it('begins with countryCode NL, all mails on and 8 percent', async () => {
    const account = await read(await stack.open());
    expect(account).toMatchObject({
      accountType: 'CANDIDATE',
      isAdmin: false,
      amountUnreadNotifications: 0,
      mailPreferences: { newMatches: true, matchChanged: true, interviewCheck: true },
      accountInfo: {
        countryCode: 'NL',
        beingMatched: false,
        isTest: false,
        intakeProgress: 8,
        resume: null,
        summaryUrl: null,
        summaryDraftUrl: null,
      },
    });
  });

  it('answers 404 for an account that is not there', async () => {
    expect(
      await refusal(stack.bus.call(accountsCalls.get, {}, { accountId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', accountType: 'CANDIDATE' })),
    ).toEqual(['account_not_found', 404, undefined]);
  });
});

describe('PATCH /candidate/account', () => {
  it.each([
    [{ firstName: '' }, 'field_required', 'firstName'],
    [{ firstName: ' A ' }, 'name_too_short', 'firstName'],
    [{ lastName: 'B' }, 'name_too_short', 'lastName'],
    [{ birthDate: '01-02-1990' }, 'invalid_birth_date', 'birthDate'],
    [{ birthDate: '2990-01-01' }, 'invalid_birth_date', 'birthDate'],
    [{ birthDate: '1990-02-30' }, 'invalid_birth_date', 'birthDate'],
    [{ phone: '0612345678' }, 'invalid_phone', 'phone'],
    [{ linkedinUrl: 'javascript:alert(1)' }, 'invalid_url', 'linkedinUrl'],
    [{ countryCode: 'XX' }, 'invalid_value', 'countryCode'],
    [{ preferences: { travelMode: 'HORSE' } }, 'invalid_value', 'preferences.travelMode'],
    [{ preferences: { salary: -1 } }, 'invalid_value', 'preferences.salary'],
    [{ preferences: { hoursPerWeek: 90 } }, 'invalid_value', 'preferences.hoursPerWeek'],
    [{ preferences: { travelTime: 'far' } }, 'invalid_value', 'preferences.travelTime'],
    [{ email: 'not an address' }, 'invalid_email', 'email'],
  ])('refuses %j', async (body, code, field) => {
    const person = await stack.open();
    expect(await refusal(patchCandidate(person, body))).toEqual([code, 400, field]);
  });

  it('is for candidates', async () => {
    expect(await refusal(patchCandidate(await stack.open('EMPLOYER'), { firstName: 'Sanne' }))).toEqual(['forbidden', 403, undefined]);
  });

  it('saves what was sent, leaves the rest and counts progress anew', async () => {
    const person = await stack.open();
    await patchCandidate(person, { firstName: ' Sanne ', lastName: 'de Wit', phone: '+31 6 12 34 56 78', birthDate: '1990-05-04' });
    const account = await patchCandidate(person, {
      address: { city: 'Utrecht' },
      countryCode: 'BE',
      indRegistered: true,
      preferences: complete,
    });
    expect(account).toMatchObject({
      firstName: 'Sanne',
      lastName: 'de Wit',
      phone: '+31612345678',
      accountInfo: {
        birthDate: '1990-05-04',
        countryCode: 'BE',
        indRegistered: true,
        preferredSalary: 3_200,
        preferences: complete,
        intakeProgress: 60,
        address: {
          city: 'Utrecht',
          country: 'NL',
          latitude: expect.closeTo(52.09, 1) as number,
          longitude: expect.closeTo(5.12, 1) as number,
        },
      },
    });
    expect(await read(person)).toEqual(account);
  });

  it('clears with null or an empty text', async () => {
    const person = await stack.open();
    await patchCandidate(person, { phone: '+31612345678', linkedinUrl: 'https://www.linkedin.com/in/sanne', address: { city: 'Utrecht' } });
    const account = await patchCandidate(person, { phone: '', linkedinUrl: null, address: null });
    expect(account).toMatchObject({ phone: null, linkedinUrl: null, accountInfo: { address: null, intakeProgress: 8 } });
  });

  it('keeps incomplete preferences without counting them', async () => {
    const account = await patchCandidate(await stack.open(), { preferences: { ...complete, workModels: [] } });
    expect(account).toMatchObject({ accountInfo: { preferences: { workModels: [] }, intakeProgress: 8 } });
  });

  it('drops what only the house may say', async () => {
    const person = await stack.open();
    const forged = {
      isAdmin: true,
      accountType: 'EMPLOYER',
      beingMatched: true,
      isTest: true,
      lastMatchedAt: '2024-01-01T00:00:00.000Z',
      intakeProgress: 100,
      summaryUrl: 'x',
      id: person.id,
      resume: {},
    };
    const account = await patchCandidate(person, { ...forged, firstName: 'Sanne' });
    expect(account).toMatchObject({
      firstName: 'Sanne',
      isAdmin: false,
      accountType: 'CANDIDATE',
      accountInfo: { beingMatched: false, isTest: false, lastMatchedAt: null, intakeProgress: 16, summaryUrl: null },
    });
  });

  it('tells the open screens, and the services that keep a copy', async () => {
    const person = await stack.open();
    stack.hints.length = 0;
    await patchCandidate(person, { firstName: 'Sanne', preferences: complete });
    await eventually(() => expect(stack.hints).toContain(person.topic));
    expect((await stack.emitted('accounts.accountChanged', person.id)).at(-1)).toMatchObject({ firstName: 'Sanne', membership: null });
    expect((await stack.emitted('accounts.candidateChanged', person.id)).at(-1)).toMatchObject({
      candidateId: person.id,
      wishes: { preferences: complete },
      intakeProgress: 36,
    });
  });

  it('tells nobody when nothing changed', async () => {
    const person = await stack.open();
    await patchCandidate(person, { firstName: 'Sanne' });
    const before = await stack.emitted('accounts.candidateChanged', person.id);
    await patchCandidate(person, { firstName: 'Sanne' });
    expect(await stack.emitted('accounts.candidateChanged', person.id)).toEqual(before);
  });

  it('loses none of many changes at once', async () => {
    const person = await stack.open();
    await Promise.all([
      patchCandidate(person, { firstName: 'Sanne' }),
      patchCandidate(person, { lastName: 'de Wit' }),
      patchCandidate(person, { phone: '+31612345678' }),
      patchCandidate(person, { birthDate: '1990-05-04' }),
      patchCandidate(person, { preferences: complete }),
    ]);
    expect(await read(person)).toMatchObject({
      firstName: 'Sanne',
      lastName: 'de Wit',
      phone: '+31612345678',
      accountInfo: { birthDate: '1990-05-04', preferences: complete, intakeProgress: 52 },
    });
  });
});

describe('another e-mail address', () => {
  it('waits for its confirmation', async () => {
    const person = await stack.open();
    expect(await patchCandidate(person, { email: 'New.Address@example.org' })).toMatchObject({
      email: person.email,
      pendingEmail: 'new.address@example.org',
    });
    const givenUp = await patchCandidate(person, { email: person.email.toUpperCase() });
    expect(givenUp).toMatchObject({ email: person.email, pendingEmail: null });
    await stack.bus.deliver('accounts', authEvents.emailChanged, person.id, { accountId: person.id, email: 'new.address@example.org' });
    expect(await read(person)).toMatchObject({ email: 'new.address@example.org', pendingEmail: null });
    expect((await stack.emitted('accounts.candidateChanged', person.id)).at(-1)).toMatchObject({
      contact: { email: 'new.address@example.org' },
    });
  });

  it('is the newest, in whatever order changes arrive', async () => {
    const person = await stack.open();
    const told = async (email: string, version: number) =>
      stack.bus.deliver('accounts', authEvents.emailChanged, person.id, { accountId: person.id, email }, version);
    await told('newest@example.org', 7);
    await told('older@example.org', 5);
    expect(await read(person)).toMatchObject({ email: 'newest@example.org' });
  });

  it('is asked for by staff for somebody who lost his mailbox, and shown to whoever is still signed in', async () => {
    const person = await stack.open();
    const ask = async ({ id }: Opened, email: string) =>
      stack.bus.call(accountsCalls.askForEmail, { body: { accountId: id, email } }, { accountId: randomUUID(), isAdmin: true });
    expect(await ask(person, 'moved@example.org')).toEqual({ pendingEmail: 'moved@example.org' });
    expect(await read(person)).toMatchObject({ email: person.email, pendingEmail: 'moved@example.org' });
    expect(await ask(person, person.email)).toEqual({ pendingEmail: null });
    expect(await read(person)).toMatchObject({ pendingEmail: null });
    const other = await stack.open('CANDIDATE', { authProvider: 'google' });
    expect(await refusal(ask(other, 'moved@example.org'))).toEqual(['email_locked', 403, 'email']);
  });

  it('is locked for who signs in with Google', async () => {
    const person = await stack.open('CANDIDATE', { authProvider: 'google' });
    expect(await refusal(patchCandidate(person, { email: 'other@example.org' }))).toEqual(['email_locked', 403, 'email']);
  });
});

describe('PATCH /account of an employer', () => {
  const facts = {
    companyName: 'Molen & Zonen',
    address: { city: 'Amersfoort' },
    foundingDate: '1987-03-01',
    industry: 'manufacturing',
    companySize: 'MEDIUM',
  };

  it.each([
    [{ companyName: ' ' }, 'field_required', 'companyName'],
    [{ industry: 'magic' }, 'invalid_value', 'industry'],
    [{ companySize: 'HUGE' }, 'invalid_value', 'companySize'],
    [{ websites: { home: 'http://' } }, 'invalid_url', 'websites.home'],
    [{ phone: '123' }, 'invalid_phone', 'phone'],
    [{ foundingDate: '2990-01-01' }, 'not_in_future', 'foundingDate'],
  ])('refuses %j', async (body, code, field) => {
    expect(await refusal(patch(await stack.open('EMPLOYER'), body))).toEqual([code, 400, field]);
  });

  it('completes the intake a quarter at a time', async () => {
    const person = await stack.open('EMPLOYER');
    const progress = async (body: Record<string, unknown>) => (await patch(person, body)).accountInfo.intakeProgress;
    expect(await progress({ firstName: 'Iris', lastName: 'Bos', phone: '+31612345678' })).toBe(25);
    expect(await progress(facts)).toBe(50);
    expect(await progress({ websites: { home: 'molen.example' } })).toBe(75);
    const saved = await stack.bus.call(accountsCalls.saveProfileSummary, { body: { summary: '## About\nWe make things.' } }, person.who);
    expect(saved.accountInfo.intakeProgress).toBe(100);
    expect(await stack.file(saved.accountInfo.summaryUrl)).toBe('## About\nWe make things.');
    expect(await read(person)).toMatchObject({
      accountInfo: {
        companyName: 'Molen & Zonen',
        websites: { home: 'https://molen.example' },
        foundingDate: '1987-03-01',
        summaryUrl: expect.stringMatching(/^\/files\/public\//) as string,
      },
    });
  });

  it('changes only the websites that were sent', async () => {
    const person = await stack.open('EMPLOYER');
    await patch(person, { websites: { home: 'https://molen.example', careers: 'werkenbij.molen.example' } });
    expect(await patch(person, { websites: { careers: '' } })).toMatchObject({
      accountInfo: { websites: { home: 'https://molen.example', careers: null } },
    });
  });

  it('is seen by the other members, and by everybody without what is private', async () => {
    const first = await stack.open('EMPLOYER');
    const second = await stack.open('EMPLOYER', { companyId: first.companyId });
    stack.hints.length = 0;
    await patch(first, { ...facts, phone: '+31612345678' });
    await eventually(() => expect(stack.hints).toContain(second.topic));
    expect(await read(second)).toMatchObject({
      accountInfo: { companyName: 'Molen & Zonen', members: [{ id: first.id }, { id: second.id }] },
    });
    const shown = await stack.bus.call(accountsCalls.publicCompany, { params: { id: first.companyId } });
    expect(Object.keys(shown).sort()).toEqual([
      'address',
      'bannerUrl',
      'companyName',
      'companySize',
      'foundingDate',
      'id',
      'industry',
      'linkedinUrl',
      'logoUrl',
      'summaryUrl',
      'websites',
    ]);
    expect(shown.address).toEqual({ city: 'Amersfoort', country: 'NL' });
  });

  it("ignores a company's fields for a candidate", async () => {
    expect(await patch(await stack.open(), { ...facts, firstName: 'Sanne' })).toMatchObject({
      firstName: 'Sanne',
      accountInfo: { address: { city: 'Amersfoort' } },
    });
  });
});

it('counts no vacancy that is gone, whatever is told of it late', async () => {
  const person = await stack.open('EMPLOYER');
  const elsewhere = vacancySnapshot();
  const vacancy = {
    ...elsewhere,
    employer: { ...elsewhere.employer, id: person.companyId },
    flags: { ...elsewhere.flags, readStatus: 'BUSY' as const },
  };
  const [changed, deleted] = [vacanciesEvents.vacancyChanged, vacanciesEvents.vacancyDeleted];
  await stack.bus.deliver('accounts', changed, vacancy.id, vacancy);
  expect(await read(person)).toMatchObject({ accountInfo: { amountVacancies: 1, hasPendingJobs: true } });
  await stack.bus.deliver('accounts', deleted, vacancy.id, { vacancyId: vacancy.id, companyId: person.companyId });
  await stack.bus.deliver('accounts', changed, vacancy.id, vacancy, Date.now() + 1_000);
  expect(await read(person)).toMatchObject({ accountInfo: { amountVacancies: 0, hasPendingJobs: false } });
});

describe('mail preferences', () => {
  it('switch one mail and leave the others', async () => {
    const person = await stack.open();
    const account = await stack.bus.call(accountsCalls.updateMailPreferences, { body: { newMatches: false } }, person.who);
    expect(account.mailPreferences).toEqual({ newMatches: false, matchChanged: true, interviewCheck: true });
    await stack.bus.deliver('accounts', notificationsEvents.unsubscribed, person.id, { accountId: person.id, preference: 'matchChanged' });
    expect((await read(person)).mailPreferences).toEqual({ newMatches: false, matchChanged: false, interviewCheck: true });
  });

  it('take only yes and no', async () => {
    const person = await stack.open();
    expect(await refusal(stack.bus.call(accountsCalls.updateMailPreferences, { body: { newMatches: 'no' } as never }, person.who))).toEqual(
      ['invalid_value', 400, 'newMatches'],
    );
  });
});

describe('facts of other services', () => {
  it('are shown as they were last told', async () => {
    const person = await stack.open();
    const lastMatchedAt = '2026-03-01T12:00:00.000Z';
    await stack.bus.deliver(
      'accounts',
      matchingEvents.runChanged,
      person.id,
      { candidateId: person.id, beingMatched: true, lastMatchedAt: null },
      1,
    );
    expect(await read(person)).toMatchObject({ accountInfo: { beingMatched: true } });
    await stack.bus.deliver(
      'accounts',
      matchingEvents.runChanged,
      person.id,
      { candidateId: person.id, beingMatched: false, lastMatchedAt },
      2,
    );
    await stack.bus.deliver('accounts', notificationsEvents.unreadChanged, person.id, { accountId: person.id, amountUnread: 3 });
    expect(await read(person)).toMatchObject({ amountUnreadNotifications: 3, accountInfo: { beingMatched: false, lastMatchedAt } });
    await stack.bus.deliver(
      'accounts',
      matchingEvents.runChanged,
      person.id,
      { candidateId: person.id, beingMatched: true, lastMatchedAt: null },
      1,
    );
    expect(await read(person)).toMatchObject({ accountInfo: { beingMatched: false } });
  });

  it('about accounts that are gone are let go', async () => {
    const gone = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    await expect(
      stack.bus.deliver('accounts', notificationsEvents.unreadChanged, gone, { accountId: gone, amountUnread: 1 }),
    ).resolves.toBeUndefined();
  });
});

describe('the language', () => {
  it('of mails follows the one the product was last used in', async () => {
    const person = await stack.open();
    await read(person, 'nl');
    expect((await stack.emitted('accounts.accountChanged', person.id)).at(-1)).toMatchObject({ language: 'nl' });
  });

  it('stays when a program asks that names none', async () => {
    const person = await stack.open();
    await read(person, 'nl');
    await stack.bus.call(accountsCalls.get, {}, { ...person.who, language: 'en', isLanguageNamed: false });
    await patchCandidate(person, { firstName: 'Noor' });
    expect((await stack.emitted('accounts.accountChanged', person.id)).at(-1)).toMatchObject({ firstName: 'Noor', language: 'nl' });
  });

  it('that changed calls no open screen, so that two devices in two languages do not answer each other', async () => {
    const [person, other] = [await stack.open(), await stack.open()];
    stack.hints.length = 0;
    await read(person, 'nl');
    await read(person, 'en');
    await patchCandidate(other, { firstName: 'Noor' });
    await eventually(() => expect(stack.hints).toContain(other.topic));
    expect(stack.hints).not.toContain(person.topic);
  });
});

describe('deleting an account', () => {
  it('removes a candidate and tells everybody', async () => {
    const person = await stack.open();
    await stack.bus.call(accountsCalls.remove, {}, person.who);
    expect(await refusal(read(person))).toEqual(['account_not_found', 404, undefined]);
    expect(await stack.emitted('accounts.accountDeleted', person.id)).toEqual([
      { accountId: person.id, accountType: 'CANDIDATE', companyId: null },
    ]);
  });

  it('is for good, also when the word that it was opened comes late', async () => {
    const person = await stack.open('EMPLOYER');
    await stack.bus.call(accountsCalls.remove, {}, person.who);
    await stack.bus.deliver('accounts', authEvents.accountRegistered, person.id, {
      accountId: person.id, email: person.email, accountType: 'EMPLOYER', authProvider: 'email', firstName: null, lastName: null, linkedinUrl: null,
      companyName: 'Molen & Zn', companyId: person.companyId, resumeId: null, referral: null, isVerified: false, language: 'en', registeredAt: new Date().toISOString(),
    }); // prettier-ignore
    for (const table of ['account', 'member', 'company'])
      expect([table, await stack.sql(`select 1 from ${table} row where strpos(row::text, $1) > 0`, [person.companyId])]).toEqual([
        table,
        [],
      ]);
    expect(await refusal(read(person))).toEqual(['account_not_found', 404, undefined]);
  });

  it('holds nothing that whoever hears something about it at that moment still needs', async () => {
    const person = await stack.open();
    const heard = ['CopiedFactsListener.unreadChanged', person.id];
    await stack.sql('insert into inbox_version (handler, aggregate_id, version) values ($1, $2, 1)', heard);
    const hearing = 'select 1 from inbox_version where handler = $1 and aggregate_id = $2 for update';
    const removal = await stack.whileHeld(hearing, heard, async () => {
      const waiting = stack.bus.call(accountsCalls.remove, {}, person.who);
      await eventually(async () =>
        expect(await stack.sql(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).toHaveLength(1),
      );
      await stack.sql('select 1 from account where id = $1 for update nowait', [person.id]);
      return [waiting] as const;
    });
    await removal[0];
    expect(await refusal(read(person))).toEqual(['account_not_found', 404, undefined]);
  });

  it('removes the company with its last member', async () => {
    const person = await stack.open('EMPLOYER');
    await stack.bus.call(accountsCalls.remove, {}, person.who);
    expect(await stack.emitted('accounts.companyDeleted', person.companyId)).toEqual([{ companyId: person.companyId }]);
    expect(await refusal(stack.bus.call(accountsCalls.publicCompany, { params: { id: person.companyId } }))).toEqual([
      'employer_not_found',
      404,
      undefined,
    ]);
  });

  it('keeps the last Admin while there are other members', async () => {
    const admin = await stack.open('EMPLOYER');
    const other = await stack.open('EMPLOYER', { companyId: admin.companyId });
    await stack.sql(`update member set role = 'Member' where account_id = $1`, [other.id]);
    expect(await refusal(stack.bus.call(accountsCalls.remove, {}, admin.who))).toEqual(['last_admin', 409, undefined]);
    await stack.bus.call(accountsCalls.remove, {}, other.who);
    expect(await read(admin)).toMatchObject({ accountInfo: { members: [{ id: admin.id }] } });
  });
});

it('tells the open pages of a member whom his company removes', async () => {
  const admin = await stack.open('EMPLOYER');
  const other = await stack.open('EMPLOYER', { companyId: admin.companyId });
  await stack.bus.call(accountsCalls.removeMember, { params: { memberId: other.id } }, admin.who);
  await eventually(() => expect(stack.hints).toContain(`${other.topic}: ${MEMBER_REMOVED}`));
});

it.each(['changeMemberRole', 'removeMember'] as const)('lets nobody %s who is an Admin no more when it is his turn', async (name) => {
  const first = await stack.open('EMPLOYER');
  const [demoted, third] = [await stack.open('EMPLOYER', first), await stack.open('EMPLOYER', first)];
  const asked = await stack.whileHeld('select 1 from company where id = $1 for update', [first.companyId], async () => {
    const input = { params: { memberId: third.id }, body: { role: 'Member' as const } };
    const waiting = refusal(stack.bus.call(accountsCalls[name], input, demoted.who));
    await eventually(async () => expect(await stack.sql(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).toHaveLength(1));
    await stack.sql(`update member set role = 'Member' where account_id = $1`, [demoted.id]);
    return [waiting] as const;
  });
  expect(await asked[0]).toEqual(['forbidden', 403, undefined]);
  expect(await read(first)).toMatchObject({ accountInfo: { members: [{}, { role: 'Member' }, { id: third.id, role: 'Admin' }] } });
});

it('tells what a member is now, also when he changes his name while his role is changed', async () => {
  const admin = await stack.open('EMPLOYER');
  const member = await stack.open('EMPLOYER', admin);
  const waiting = async (amount: number) =>
    eventually(async () => expect(await stack.sql(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).toHaveLength(amount));
  const both = await stack.whileHeld('select 1 from member where account_id = $1 for update', [member.id], async () => {
    const input = { params: { memberId: member.id }, body: { role: 'Member' as const } };
    const changed = stack.bus.call(accountsCalls.changeMemberRole, input, admin.who);
    await waiting(1);
    const named = patch(member, { firstName: 'Sanne' });
    await waiting(2);
    return [changed, named] as const;
  });
  await Promise.all(both);
  expect((await stack.emitted('accounts.accountChanged', member.id)).at(-1)).toMatchObject({
    firstName: 'Sanne',
    membership: { role: 'Member' },
  });
});

describe('address search', () => {
  const search = async (query: string, language: 'en' | 'nl' = 'nl') =>
    stack.bus.call(accountsCalls.searchAddress, { query: { query } }, { language });

  it('finds places by the beginning of their name, with coordinates', async () => {
    expect((await search('utre'))[0]).toMatchObject({ city: 'Utrecht', country: 'NL', latitude: expect.closeTo(52.09, 1) as number });
    expect((await search('the hag', 'en'))[0]).toMatchObject({ city: 'The Hague' });
  });

  it('answers nothing under two characters', async () => {
    expect(await search('u')).toEqual([]);
    expect(await search(' ')).toEqual([]);
    expect(await stack.bus.call(accountsCalls.searchAddress, { query: {} }, { language: 'nl' })).toEqual([]);
  });
});
