import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { type ImportedVacancy, vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { Db } from '@tandem/service-kit/database';
import { migrate, schemaDrift } from '@tandem/service-kit/migrate';
import { readAll } from '@tandem/service-kit/object-store/object-store';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { testEnvironment, type TestEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { TestBus } from '@tandem/test-kit/test-bus';
import { service } from '../src/service';
import { companySnapshot } from './companies';

jest.setTimeout(60_000);

const companyId = randomUUID();
const employer = () => ({ accountId: randomUUID(), accountType: 'EMPLOYER' as const, companyId, companyRole: 'Admin' });
const owner = employer();
const stranger = { ...employer(), companyId: randomUUID() };
const admin = { accountId: randomUUID(), accountType: 'EMPLOYER' as const, isAdmin: true };
const utrecht = { city: 'Utrecht', country: 'NL', latitude: 52.0907, longitude: 5.1214 };

let env: TestEnvironment;
let vacancies: RunningService;
let bus: TestBus;

const company = (over: object = {}) => companySnapshot({ companyId, logoUrl: '/files/public/companies/logo.png', ...over });

beforeAll(async () => {
  env = await testEnvironment(['vacancies']);
  await migrate(service, env.of('vacancies'));
  vacancies = await startService(service, env.of('vacancies'));
  bus = await TestBus.connect(env.of('vacancies'));
  await bus.deliver('vacancies', accountsEvents.companyChanged, companyId, company());
});
afterAll(async () => {
  await bus?.close();
  await vacancies?.stop();
  await env?.remove();
});

const sql = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  vacancies.app.get(Db).source.query(text, values);
const told = async (name: string, id: string) =>
  (await sql('select payload from outbox where name = $1 and aggregate_id = $2 order by seq', [name, id])).map(({ payload }) => payload);
const draft = async (who = employer()) => (await bus.call(vacanciesCalls.create, {}, who)).id;
const patch = async (id: string, body: object, who: object = owner) => bus.call(vacanciesCalls.update, { params: { id }, body }, who);
/** As the reading of a source would leave it. */
const read = async (id: string, status = 'DONE') => sql('update vacancy set read_status = $2 where id = $1', [id, status]);
const published = async (fields: object = {}) => {
  const id = await draft();
  await read(id);
  await patch(id, {
    title: 'Nurse',
    description: 'Care for people.',
    requiredSkills: ['Wound care'],
    flags: { basicInfoValid: true },
    ...fields,
  });
  await patch(id, { flags: { detailsValid: true } });
  await patch(id, { flags: { readStatus: 'VERIFIED' } });
  return id;
};

it('finds no drift between entities and migrations', async () => {
  expect(await schemaDrift(service, env.of('vacancies'))).toEqual([]);
});

describe('drafts', () => {
  it('begin as an office job of 38 hours with nothing finished', async () => {
    const vacancy = await bus.call(vacanciesCalls.get, { params: { id: await draft() } }, owner);
    expect(vacancy).toMatchObject({
      minHoursPerWeek: 38,
      homeworkDays: 0,
      intakeProgress: 0,
      summaryUrl: null,
      employer: { id: companyId, companyName: 'De Zonnehoek' },
    });
    expect(vacancy.flags).toEqual({ basicInfoValid: false, detailsValid: false, readStatus: null });
    expect(vacancy.address).toEqual(utrecht);
  });

  it('are made once when somebody asks twice at the same time', async () => {
    const who = employer();
    const ids = await Promise.all([draft(who), draft(who), draft(who)]);
    expect(new Set(ids).size).toBe(1);
  });

  it('are others for somebody who has begun to write meanwhile, however fast he is', async () => {
    const who = employer();
    const first = await draft(who);
    await patch(first, { title: 'Nurse' }, who);
    expect(await draft(who)).not.toBe(first);
  });

  it('make room for the next when nobody wrote a word in them for an hour', async () => {
    const who = employer();
    const [empty, begun] = [await draft(who), randomUUID()];
    await sql(`insert into vacancy select (jsonb_populate_record(v, jsonb_build_object('id', $2::text, 'title', 'Nurse'))).* from vacancy v where id = $1`, [empty, begun]); // prettier-ignore
    await sql(`update vacancy set created_at = now() - interval '2 hours' where created_by = $1`, [who.accountId]);
    const next = await draft(who);
    expect((await sql('select id from vacancy where created_by = $1', [who.accountId])).map(({ id }) => id).sort()).toEqual(
      [begun, next].sort(),
    );
    expect(await told('vacancies.vacancyDeleted', empty)).toHaveLength(1);
  });

  it('are there for their owner and administrators only', async () => {
    const id = await draft();
    const get = async (who: object) => bus.call(vacanciesCalls.get, { params: { id } }, who);
    await expect(get(owner)).resolves.toMatchObject({ id });
    await expect(get(admin)).resolves.toMatchObject({ id });
    for (const who of [{}, stranger, { accountId: randomUUID(), accountType: 'CANDIDATE' as const }])
      await expect(get(who)).rejects.toMatchObject({ code: 'vacancy_not_found', status: 404, extra: undefined });
    await expect(patch(id, { title: 'Mine now' }, stranger)).rejects.toMatchObject({ code: 'vacancy_not_found', status: 404 });
  });

  it('show their source to the owner only', async () => {
    const id = await published();
    await sql(`update vacancy set source = 'secret draft' where id = $1`, [id]);
    expect((await bus.call(vacanciesCalls.get, { params: { id } }, owner)).source).toBe('secret draft');
    expect((await bus.call(vacanciesCalls.get, { params: { id } }, admin)).source).toBeNull();
    expect((await bus.call(vacanciesCalls.get, { params: { id } })).source).toBeNull();
  });

  it('are deleted for good, published ones kept out of sight', async () => {
    const [gone, hidden] = [await draft(), await published()];
    for (const id of [gone, hidden]) {
      await expect(bus.call(vacanciesCalls.remove, { params: { id } }, stranger)).rejects.toMatchObject({
        status: id === gone ? 404 : 403,
      });
      await bus.call(vacanciesCalls.remove, { params: { id } }, owner);
      // Everybody could see the second: that it is gone for good is no secret.
      const extra = id === hidden ? { gone: true } : undefined;
      for (const who of [owner, {}])
        await expect(bus.call(vacanciesCalls.get, { params: { id } }, who)).rejects.toMatchObject({ code: 'vacancy_not_found', extra });
      expect(await told('vacancies.vacancyDeleted', id)).toEqual([{ vacancyId: id, companyId }]);
    }
    expect(await sql('select id from vacancy where id = any($1)', [[gone, hidden]])).toEqual([{ id: hidden }]);
  });
});

describe('the wizard', () => {
  it('finishes the basics only with a title, and the details only after the basics', async () => {
    const id = await draft();
    await expect(patch(id, { flags: { basicInfoValid: true } })).rejects.toMatchObject({ code: 'basic_info_invalid', status: 400 });
    await expect(patch(id, { title: '   ', flags: { basicInfoValid: true } })).rejects.toMatchObject({ code: 'basic_info_invalid' });
    await expect(patch(id, { flags: { detailsValid: true } })).rejects.toMatchObject({ code: 'publish_not_allowed', status: 409 });
    expect((await patch(id, { title: 'Nurse', flags: { basicInfoValid: true } })).flags.basicInfoValid).toBe(true);
  });

  it('publishes what was read, with both steps finished, and nothing else', async () => {
    const id = await draft();
    const publish = async () => patch(id, { flags: { readStatus: 'VERIFIED' } });
    await expect(publish()).rejects.toMatchObject({ code: 'publish_not_allowed', status: 409 });
    await read(id);
    await expect(publish()).rejects.toMatchObject({ code: 'publish_not_allowed' });
    await patch(id, { title: 'Nurse', flags: { basicInfoValid: true } });
    await expect(publish()).rejects.toMatchObject({ code: 'publish_not_allowed' });
    await patch(id, { flags: { detailsValid: true } });
    await read(id, 'ERROR');
    await expect(publish()).rejects.toMatchObject({ code: 'publish_not_allowed' });
    await read(id);
    expect(await publish()).toMatchObject({ intakeProgress: 1, flags: { readStatus: 'VERIFIED' } });
    await expect(patch(id, { flags: { readStatus: 'DONE' } })).rejects.toMatchObject({ code: 'publish_not_allowed' });
  });

  it('refuses to write while the source is being read', async () => {
    const id = await draft();
    await read(id, 'BUSY');
    await expect(patch(id, { title: 'Nurse' })).rejects.toMatchObject({ code: 'vacancy_busy', status: 409 });
  });

  it('saves nothing over what somebody saved since it was seen', async () => {
    const id = await draft();
    const get = async () => bus.call(vacanciesCalls.get, { params: { id } }, owner);
    const { title, address, minHoursPerWeek } = await get();
    await patch(id, { title: 'Nurse', address: { city: 'Zwolle', country: 'NL' }, seen: { title, address } });
    const late = patch(id, { title: 'Cook', minHoursPerWeek: 20, seen: { title, minHoursPerWeek } });
    await expect(late).rejects.toMatchObject({ code: 'conflict', status: 409 });
    expect(await get()).toMatchObject({ title: 'Nurse', minHoursPerWeek: 38, address: { city: 'Zwolle' } });
    // What was left alone may have changed, and two may want the same.
    await patch(id, { title: 'Nurse', minHoursPerWeek: 20, seen: { title, minHoursPerWeek } });
    const atOnce = ['Cook', 'Helper'].map(async (wanted) => patch(id, { title: wanted, seen: { title: 'Nurse' } }));
    const refused = (await Promise.allSettled(atOnce)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'conflict' } }]);
  });

  it('takes an estimated salary for none that somebody could have replaced', async () => {
    const id = await draft();
    await sql('update vacancy set salary_min = 3000, salary_max = 3500, salary_is_estimated = true where id = $1', [id]);
    const given = { salaryMin: 2_800, salaryMax: null, seen: { salaryMin: null, salaryMax: null } };
    expect(await patch(id, given)).toMatchObject({ salaryMin: 2_800, salaryIsEstimated: false });
    await expect(patch(id, { ...given, salaryMin: 2_900 })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses a salary range turned round, also over two saves', async () => {
    const id = await draft();
    await expect(patch(id, { salaryMin: 4_000, salaryMax: 3_000 })).rejects.toMatchObject({ code: 'invalid_value', status: 400 });
    await patch(id, { salaryMin: 4_000 });
    await expect(patch(id, { salaryMax: 3_000 })).rejects.toMatchObject({
      code: 'invalid_value',
      errors: [{ field: 'salaryMin', detail: 'invalid_value' }],
    });
  });

  it('writes the summary of a vacancy whose details are finished', async () => {
    const id = await draft();
    await read(id);
    await patch(id, { title: 'Nurse', benefits: ['A bicycle'], flags: { basicInfoValid: true } });
    await patch(id, { flags: { detailsValid: true } });
    await eventually(async () =>
      expect((await bus.call(vacanciesCalls.get, { params: { id } }, owner)).markdownSummary).toContain('- A bicycle'),
    );
  });
});

describe('the summary of a vacancy that changes', () => {
  const summaryOf = async (id: string) => (await bus.call(vacanciesCalls.get, { params: { id } }, owner)).markdownSummary;

  it('follows the facts while nobody wrote it himself', async () => {
    const id = await published();
    await patch(id, { title: 'District nurse', requiredSkills: ['Wound care', 'Dementia care'] });
    expect(await summaryOf(id)).toMatch(/^# District nurse\n[^]*- Wound care\n- Dementia care/);
  });

  it('keeps somebody’s own words, under the new title', async () => {
    const id = await published();
    await patch(id, { markdownSummary: '# Nurse\n\nWe are *glad* of you, nurse.' });
    await patch(id, { title: 'District nurse', requiredSkills: ['Dementia care'] });
    expect(await summaryOf(id)).toBe('# District nurse\n\nWe are *glad* of you, nurse.');
  });
});

describe('publishing', () => {
  it('puts the summary where everybody can read it and looks for candidates', async () => {
    const id = await published({ benefits: ['A bicycle'] });
    const { summaryUrl } = await bus.call(vacanciesCalls.get, { params: { id } });
    const file = await vacancies.app.get(ObjectStore).get(summaryUrl?.replace('/files/', '') ?? '');
    expect((await readAll(file.body)).toString()).toContain('- A bicycle');
    expect(await told('vacancies.vacancyPublished', id)).toEqual([{ vacancyId: id, isFirst: true }]);
    expect((await told('vacancies.vacancyChanged', id)).at(-1)).toMatchObject({ isPublished: true, summaryUrl });
  });

  describe('waits for the file store', () => {
    /** Runs something while a text is being stored, once. */
    const whileStoring = (id: string, work: () => Promise<unknown>) => {
      const store = vacancies.app.get(ObjectStore);
      const put = store.put.bind(store);
      return jest.spyOn(store, 'put').mockImplementationOnce(async (key, ...rest) => {
        expect(key).toContain(id);
        await work();
        return put(key, ...rest);
      });
    };
    const textOf = async (id: string) => {
      const { summaryUrl } = await bus.call(vacanciesCalls.get, { params: { id } });
      return (await readAll((await vacancies.app.get(ObjectStore).get(summaryUrl?.replace('/files/', '') ?? '')).body)).toString();
    };
    const ready = async () => {
      const id = await draft();
      await read(id);
      await patch(id, { title: 'Nurse', benefits: ['A bicycle'], flags: { basicInfoValid: true } });
      await patch(id, { flags: { detailsValid: true } });
      await eventually(async () => expect(await sql('select 1 from vacancy where id = $1 and markdown_summary is not null', [id])).toHaveLength(1)); // prettier-ignore
      return id;
    };
    afterEach(() => jest.restoreAllMocks());

    it('without keeping anybody from the vacancy', async () => {
      const id = await ready();
      const storing = whileStoring(id, async () => sql('select id from vacancy where id = $1 for update nowait', [id]));
      await patch(id, { flags: { readStatus: 'VERIFIED' } });
      expect(storing).toHaveBeenCalledTimes(1);
    });

    it('and publishes the text as it is in the end, when another change comes meanwhile', async () => {
      const id = await ready();
      const storing = whileStoring(id, async () => patch(id, { benefits: ['A boat'] }));
      await patch(id, { flags: { readStatus: 'VERIFIED' } });
      expect(await textOf(id)).toContain('- A boat');
      const unused = storing.mock.calls[0]?.[0];
      expect(await sql(`select id from job where name = 'vacancies.dropFiles' and strpos(data::text, $1) > 0`, [id])).toEqual([
        { id: unused },
      ]);
    });

    it('only for a text that is another one', async () => {
      const id = await published();
      const { summaryUrl } = await bus.call(vacanciesCalls.get, { params: { id } });
      const storing = jest.spyOn(vacancies.app.get(ObjectStore), 'put');
      expect(await patch(id, { minHoursPerWeek: 38 })).toMatchObject({ summaryUrl });
      expect(storing).not.toHaveBeenCalled();
      expect((await patch(id, { title: 'Cook' })).summaryUrl).not.toBe(summaryUrl);
      expect(await textOf(id)).toMatch(/^# Cook\n/);
    });
  });

  it('looks for candidates again when something ranked changed, and only then', async () => {
    const id = await published();
    await patch(id, { title: 'Nurse' });
    await patch(id, { markdownSummary: '# Nurse' });
    expect(await told('vacancies.vacancyPublished', id)).toHaveLength(1);
    await patch(id, { title: 'Senior nurse' });
    expect(await told('vacancies.vacancyPublished', id)).toEqual([
      { vacancyId: id, isFirst: true },
      { vacancyId: id, isFirst: false },
    ]);
  });

  it('forbids others to change it', async () => {
    const id = await published();
    await expect(patch(id, { title: 'Mine now' }, stranger)).rejects.toMatchObject({ code: 'forbidden', status: 403 });
  });
});

describe('lists', () => {
  it('show a company its own, drafts included, with the applications', async () => {
    const mine = { ...employer(), companyId: randomUUID() };
    await bus.deliver('vacancies', accountsEvents.companyChanged, mine.companyId, company({ companyId: mine.companyId }));
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) ids.unshift(await draft({ ...mine, accountId: randomUUID() }));
    const asked: string[][] = [];
    await bus.standIn(matchingCalls.matchesOfVacancies, ({ body }) => {
      asked.push(body.vacancyIds);
      return { matches: [] };
    });
    const page = await bus.call(vacanciesCalls.list, { query: { pageSize: 2, withMatches: true } }, mine);
    expect(page).toMatchObject({
      total: 3,
      totalPages: 2,
      page: 1,
      items: [
        { id: ids[0], matches: [] },
        { id: ids[1], matches: [] },
      ],
    });
    expect(asked).toEqual([[ids[0], ids[1]]]);
    expect(await bus.call(vacanciesCalls.listForFunnel, {}, mine)).toEqual(ids.map((id) => ({ id, title: null })));
    expect(await bus.call(vacanciesCalls.listOfCompany, { params: { employerId: mine.companyId } })).toEqual([]);
  });

  it('leave out drafts without a word on request, save the last one that somebody opened himself', async () => {
    const mine = { ...employer(), companyId: randomUUID() };
    const colleague = { ...mine, accountId: randomUUID() };
    await bus.deliver('vacancies', accountsEvents.companyChanged, mine.companyId, company({ companyId: mine.companyId }));
    const earlier = async (id: string) => sql(`update vacancy set created_at = created_at - interval '1 minute' where id = $1`, [id]);
    const begun = await draft(colleague);
    await patch(begun, { title: 'Nurse' }, mine);
    await earlier(begun);
    const foreign = await draft(colleague);
    const forgotten = await draft(mine);
    await earlier(forgotten);
    const last = await draft(mine);
    const ids = async (query: object, who = mine) => {
      const { items, total } = await bus.call(vacanciesCalls.list, { query }, who);
      expect(total).toBe(items.length);
      return items.map(({ id }) => id).sort();
    };
    expect(await ids({ begun: true })).toEqual([begun, last].sort());
    expect(await ids({ begun: true }, colleague)).toEqual([begun, foreign].sort());
    expect(await ids({ begun: true }, { ...mine, accountId: randomUUID() })).toEqual([begun]);
    expect(await ids({})).toEqual([begun, foreign, forgotten, last].sort());
  });

  it('tell site maps what is open, and not what is a draft', async () => {
    const id = await published();
    const unpublished = await draft();
    const { items, next, total } = await bus.call(vacanciesCalls.listPublic, { query: {} });
    const ids = items.map((item) => item.id);
    expect(ids).toContain(id);
    expect(ids).not.toContain(unpublished);
    expect([next, total]).toEqual([null, ids.length]);
    const [first = '', ...rest] = ids;
    const after = await bus.call(vacanciesCalls.listPublic, { query: { after: first, limit: 1 } });
    expect(after).toMatchObject({ items: rest.slice(0, 1).map((each) => ({ id: each })), total: null });
  });

  it('show everybody what a company has open', async () => {
    const id = await published();
    const open = await bus.call(vacanciesCalls.listOfCompany, { params: { employerId: companyId } });
    expect(open[0]?.id).toBe(id);
    await expect(bus.call(vacanciesCalls.listOfCompany, { params: { employerId: randomUUID() } })).rejects.toMatchObject({
      code: 'employer_not_found',
      status: 404,
    });
  });
});

describe('what others tell', () => {
  it('counts suitable candidates, and is filled by the first who gets the job', async () => {
    const id = await published();
    await bus.deliver('vacancies', matchingEvents.potentialChanged, id, { vacancyId: id, amountPotentialCandidates: 7 });
    const facts = {
      matchId: randomUUID(),
      percentage: 80,
      candidate: { id: randomUUID(), firstName: 'Mila', lastName: null, isTest: false },
      vacancy: { id, title: 'Nurse', companyId, companyName: 'De Zonnehoek' },
    };
    const taken = (at: string) => ({
      ...facts,
      from: 'INTERVIEW' as const,
      to: 'JOB_TAKEN' as const,
      actor: 'EMPLOYER' as const,
      actorId: owner.accountId,
      at,
    });
    await bus.deliver('vacancies', matchingEvents.statusChanged, facts.matchId, taken('2026-03-01T10:00:00.000Z'));
    await bus.deliver('vacancies', matchingEvents.statusChanged, facts.matchId, taken('2026-04-01T10:00:00.000Z'));
    expect(await bus.call(vacanciesCalls.get, { params: { id } })).toMatchObject({
      amountPotentialCandidates: 7,
      filledSince: '2026-03-01T10:00:00.000Z',
    });
    expect((await bus.call(vacanciesCalls.listOfCompany, { params: { employerId: companyId } })).map((open) => open.id)).not.toContain(id);
  });

  it('loses the vacancies of a company that is gone', async () => {
    const gone = { ...employer(), companyId: randomUUID() };
    const id = await draft(gone);
    await bus.deliver('vacancies', accountsEvents.companyDeleted, gone.companyId, { companyId: gone.companyId });
    await expect(bus.call(vacanciesCalls.get, { params: { id } }, gone)).rejects.toMatchObject({ code: 'vacancy_not_found' });
    expect(await told('vacancies.vacancyDeleted', id)).toEqual([{ vacancyId: id, companyId: gone.companyId, isCompanyGone: true }]);
  });

  it('keeps nothing of a company that is gone: neither what it deleted before nor a file', async () => {
    const [kept, deleted] = [await published(), await published()];
    const gone = randomUUID();
    for (const id of [kept, deleted]) await sql('update vacancy set company_id = $2 where id = $1', [id, gone]);
    await bus.call(vacanciesCalls.remove, { params: { id: deleted } }, { ...owner, companyId: gone });
    const stored = async () => {
      const keys: string[] = [];
      for (const id of [kept, deleted])
        for await (const { key } of vacancies.app.get(ObjectStore).list(`public/vacancies/${id}/`)) keys.push(key);
      return keys;
    };
    expect((await stored()).length).toBeGreaterThan(0);
    await bus.deliver('vacancies', accountsEvents.companyDeleted, gone, { companyId: gone });
    await eventually(async () => expect(await stored()).toEqual([]));
    for (const id of [gone, kept, deleted]) {
      expect(await sql('select id from vacancy row where strpos(row::text, $1) > 0', [id])).toEqual([]);
      await eventually(async () => expect(await sql('select id from job row where strpos(row::text, $1) > 0', [id])).toEqual([]));
    }
  });

  it('forgets who wrote a vacancy when he leaves and the company stays', async () => {
    const author = employer();
    const id = await draft(author);
    await bus.deliver('vacancies', accountsEvents.accountDeleted, author.accountId, { ...author, accountType: 'EMPLOYER' });
    expect(await sql('select created_by from vacancy where id = $1', [id])).toEqual([{ created_by: null }]);
  });
});

describe('a salary nobody named', () => {
  const paid = (title: string, salaryMin: number, over: Partial<ImportedVacancy> = {}): ImportedVacancy => ({
    id: randomUUID(),
    title,
    companyName: 'Houtwerk',
    isScraped: true,
    salaryMin,
    salaryMax: salaryMin + 500,
    address: utrecht,
    ...over,
  });
  const bring = async (given: ImportedVacancy[]) => bus.call(vacanciesCalls.import, { body: { vacancies: given } });

  it('is estimated at the middle of five comparable vacancies, with what the estimate rests on', async () => {
    await bring([2_800, 2_900, 3_000, 3_100].map((amount) => paid('Plumber', amount)));
    const open = await published({ title: 'Plumber', address: utrecht });
    expect(await bus.call(vacanciesCalls.get, { params: { id: open } })).toMatchObject({ salaryMin: null, salaryIsEstimated: false });
    await bring([paid('Plumber', 3_200)]);
    const id = await published({ title: 'Plumber', address: utrecht });
    expect(await bus.call(vacanciesCalls.get, { params: { id } })).toMatchObject({
      salaryMin: 3_000,
      salaryMax: 3_500,
      salaryIsEstimated: true,
      salaryBasis: { count: 5, occupation: 'Plumber', level: 'REGULAR', region: 'Utrecht' },
    });
  });

  it('stays out of the summary, which goes on following the facts', async () => {
    await bring([1, 2, 3, 4, 5].map(() => paid('Glazier', 3_000)));
    const id = await published({ title: 'Glazier', address: utrecht });
    const changed = await patch(id, { requiredSkills: ['Cutting glass'] });
    expect(changed).toMatchObject({ salaryIsEstimated: true, salaryMin: 3_000 });
    expect(changed.markdownSummary).toContain('- Cutting glass');
    expect(changed.markdownSummary).not.toContain('3.000');
  });

  it('goes to the whole country where a region has too few, and to no other level first', async () => {
    const far = { city: 'Groningen', country: 'NL' };
    await bring([2_000, 2_100, 2_200, 2_300, 2_400].map((amount) => paid('Baker', amount, { address: far })));
    const id = await published({ title: 'Baker', address: utrecht });
    expect(await bus.call(vacanciesCalls.get, { params: { id } })).toMatchObject({
      salaryMin: 2_200,
      salaryBasis: { count: 5, region: null, level: 'REGULAR' },
    });
  });

  it('counts no estimates and no drafts, and gives way to a real one', async () => {
    await bring([1, 2, 3, 4, 5].map(() => paid('Roofer', 3_000, { salaryIsEstimated: true })));
    const id = await published({ title: 'Roofer', address: utrecht });
    expect(await bus.call(vacanciesCalls.get, { params: { id } })).toMatchObject({ salaryMin: null, salaryIsEstimated: false });
    const estimated = await published({ title: 'Plumber', address: utrecht });
    expect(await patch(estimated, { salaryMin: 2_500, salaryMax: 2_600 })).toMatchObject({
      salaryMin: 2_500,
      salaryIsEstimated: false,
      salaryBasis: null,
    });
  });
});

describe('import', () => {
  const scraped = (over: Partial<ImportedVacancy> = {}): ImportedVacancy => ({
    id: randomUUID(),
    title: 'Carpenter',
    companyName: 'Houtwerk',
    isScraped: true,
    originalUrl: 'https://example.org/jobs/1',
    ...over,
  });

  it('adds published vacancies by the hundred and tells of each of them', async () => {
    const given = Array.from({ length: 200 }, () => scraped());
    expect(await bus.call(vacanciesCalls.import, { body: { vacancies: given } })).toEqual({ added: 200 });
    expect(await bus.call(vacanciesCalls.import, { body: { vacancies: [...given.slice(0, 3), scraped()] } })).toEqual({ added: 1 });
    const vacancy = await bus.call(vacanciesCalls.get, { params: { id: given[5]?.id ?? '' } });
    expect(vacancy).toMatchObject({
      isScraped: true,
      intakeProgress: 1,
      employer: { id: null, companyName: 'Houtwerk' },
      minHoursPerWeek: null,
    });
    expect(vacancy.summaryUrl).toMatch(/^\/files\/public\/vacancies\//);
    const [row] = await sql(
      `select count(*)::integer as told from outbox where name = 'vacancies.vacancyChanged' and aggregate_id = any($1)`,
      [given.map(({ id }) => id)],
    );
    expect(row).toEqual({ told: 203 });
    expect(await told('vacancies.vacancyPublished', given[5]?.id ?? '')).toEqual([]);
  });

  it('looks for candidates for the vacancies of a company on the platform', async () => {
    const own = scraped({ companyId, isScraped: false });
    await bus.call(vacanciesCalls.import, { body: { vacancies: [own] } });
    expect(await told('vacancies.vacancyPublished', own.id)).toHaveLength(1);
    expect((await bus.call(vacanciesCalls.get, { params: { id: own.id } })).employer.companyName).toBe('De Zonnehoek');
  });

  it('hands out snapshots stretch by stretch, each vacancy once', async () => {
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more; more = after !== null) {
      const stretch: { items: { id: string }[]; next: string | null } = await bus.call(vacanciesCalls.snapshots, {
        query: { after, limit: 50 },
      });
      seen.push(...stretch.items.map(({ id }) => id));
      after = stretch.next;
    }
    const [row] = await sql('select count(*)::integer as count from vacancy where deleted_at is null');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(Number(row?.['count']));
  });
});
