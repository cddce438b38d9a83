import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { VacancySource } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { Db } from '@tandem/service-kit/database';
import { migrate } from '@tandem/service-kit/migrate';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { testEnvironment, type TestEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { TestBus } from '@tandem/test-kit/test-bus';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { service } from '../src/service';
import { VacanciesService } from '../src/vacancies/vacancies.service';
import { companySnapshot } from './companies';
import * as postings from './postings';
import { Site } from './site';

jest.setTimeout(120_000);

const companyId = randomUUID();
const owner = { accountId: randomUUID(), accountType: 'EMPLOYER' as const, companyId, companyRole: 'Admin' };
const stranger = { ...owner, accountId: randomUUID(), companyId: randomUUID() };

let env: TestEnvironment;
let vacancies: RunningService;
let bus: TestBus;
let site: Site;

beforeAll(async () => {
  site = await new Site().start();
  env = await testEnvironment(['vacancies'], { FETCH_LOCAL_HOSTS: 'true' });
  await migrate(service, env.of('vacancies'));
  vacancies = await startService(service, env.of('vacancies'));
  bus = await TestBus.connect(env.of('vacancies'));
  await bus.deliver('vacancies', accountsEvents.companyChanged, companyId, companySnapshot({ companyId }));
});
afterAll(async () => {
  await bus?.close();
  await vacancies?.stop();
  await env?.remove();
  await site?.stop();
});

const draft = async () => (await bus.call(vacanciesCalls.create, {}, { ...owner, accountId: randomUUID() })).id;
const replace = async (id: string, body: VacancySource, who: object = owner, file?: string) =>
  bus.call(
    vacanciesCalls.replaceSource,
    {
      params: { id },
      body,
      ...(file ? { files: { file: { key: file, name: 'vacature.pdf', size: 1, contentType: 'application/pdf' } } } : {}),
    },
    who,
  );
const vacancyOf = async (id: string) => bus.call(vacanciesCalls.get, { params: { id } }, owner);
const readingOf = async (id: string, who: object = owner) => bus.call(vacanciesCalls.reading, { params: { id } }, who);
const ended = async (id: string) => {
  await eventually(async () => expect((await vacancyOf(id)).flags.readStatus).toMatch(/DONE|ERROR/), 30_000);
  return { vacancy: await vacancyOf(id), reading: await readingOf(id) };
};
const read = async (body: VacancySource, file?: string) => {
  const id = await draft();
  expect((await replace(id, body, owner, file)).flags.readStatus).toBe('BUSY');
  return { id, ...(await ended(id)) };
};
const upload = async (bytes: Buffer) => {
  const key = `incoming/${randomUUID()}`;
  await vacancies.app.get(ObjectStore).put(key, bytes, 'application/pdf');
  return key;
};
const sourcesOf = async (id: string) => {
  const keys: string[] = [];
  for await (const { key } of vacancies.app.get(ObjectStore).list(`vacancies/${id}/`)) keys.push(key);
  return keys;
};
const pdfOf = async (text: string) => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage();
  text
    .split('\n')
    .forEach((line, place) => page.drawText(line.replace('€', 'EUR'), { x: 50, y: 800 - place * 18, size: place === 0 ? 20 : 11, font }));
  return Buffer.from(await pdf.save());
};

describe('a page', () => {
  it('in Dutch becomes a draft with everything it says, and only that', async () => {
    const { vacancy } = await read({ source: 'URL', url: site.set('/vacatures/wijkverpleegkundige', { body: postings.dutchNurse }) });
    expect(vacancy).toMatchObject({
      title: 'Wijkverpleegkundige',
      address: { city: 'Amersfoort', country: 'NL' },
      minHoursPerWeek: 24,
      salaryMin: 3_100,
      salaryMax: 4_350,
      contractType: 'PERMANENT',
      requiredLanguages: ['Dutch'],
      flags: { readStatus: 'DONE', basicInfoValid: false },
    });
    expect(vacancy.responsibilities).toContain('Je geeft wondzorg en medicatie');
    expect(vacancy.requiredSkills).toContain('BIG-registratie');
    expect(vacancy.benefits).toContain('8% vakantiegeld');
    expect(JSON.stringify(vacancy)).not.toMatch(/cookies|Heftruck|Voorwaarden, privacy/);
  });

  it('in English becomes a draft, yearly pay by the month, with a place in the text for what was read', async () => {
    const { vacancy, reading } = await read({ source: 'URL', url: site.set('/jobs/backend', { body: postings.englishDeveloper }) });
    expect(vacancy).toMatchObject({ title: 'Backend Developer', workModel: 'HYBRID', homeworkDays: 3, salaryMin: 4_500, salaryMax: 5_500 });
    expect(reading.facts).toMatchObject({ companyName: 'Brightwater', language: 'en', salary: { period: 'YEAR', currency: 'EUR' } });
    const pay = reading.parts.find(({ field }) => field === 'salary');
    expect(reading.text?.slice(pay?.start ?? 0, pay?.end ?? 0)).toBe('€ 54.000 - € 66.000');
    expect(reading.headings.map(({ start, end }) => reading.text?.slice(start, end))).toEqual([
      'Backend Developer',
      'Your responsibilities',
      'Requirements',
      'We offer',
    ]);
  });

  it('with an hourly wage says which hours made it a month', async () => {
    const { vacancy, reading } = await read({ source: 'URL', url: site.set('/vacatures/lasser', { body: postings.dutchWelder }) });
    expect(vacancy).toMatchObject({ title: 'Lasser', salaryMin: 2_882, salaryMax: 3_458 });
    expect(reading.facts?.salary).toMatchObject({ min: 17.5, max: 21, period: 'HOUR', hoursUsed: 38 });
  });

  it.each([
    ['an internship', postings.internship, { title: 'Stage online marketing', contractType: 'INTERNSHIP' }],
    ['a kitchen', postings.cook, { title: 'Zelfstandig werkend kok', minHoursPerWeek: 32, salaryMin: 2_600, salaryMax: 3_200 }],
  ])('of %s becomes a draft', async (_name, body, expected) => {
    expect((await read({ source: 'URL', url: site.set(`/vacatures/${randomUUID()}`, { body }) })).vacancy).toMatchObject(expected);
  });

  it('that is a PDF is read as one', async () => {
    const url = site.set('/vacature.pdf', { body: await pdfOf(postings.dutchText), type: 'application/pdf' });
    expect((await read({ source: 'URL', url })).vacancy).toMatchObject({ title: 'Administratief medewerker', minHoursPerWeek: 24 });
  });

  it('is asked for under our own name, after robots.txt', async () => {
    const other = await new Site().start();
    await read({ source: 'URL', url: other.set('/vacatures/kok', { body: postings.cook }) });
    expect(other.asked.map(({ path }) => path)).toEqual(['/robots.txt', '/vacatures/kok']);
    expect(other.asked[1]?.agent).toMatch(/^TandemBot\/1\.0 \(\+http/);
    await other.stop();
  });
});

describe('a page that gives nothing', () => {
  const errorOf = async (path: string, page: Parameters<Site['set']>[1]) => {
    const { vacancy, reading } = await read({ source: 'URL', url: site.set(path, page) });
    expect(vacancy.flags.readStatus).toBe('ERROR');
    return reading.error;
  };

  it('tells a page without a vacancy', async () => expect(await errorOf('/molen', { body: postings.story })).toBe('no_vacancy'));
  it('tells a login wall', async () => expect(await errorOf('/wall', { body: postings.loginWall })).toBe('login_required'));
  it('tells a redirect to a login', async () =>
    expect(await errorOf('/go', { status: 302, location: '/login?next=/go' })).toBe('login_required'));
  it('tells a page that is gone', async () => expect(await errorOf('/gone', { status: 404, body: 'weg' })).toBe('page_not_found'));
  it('tells a redirect loop', async () => expect(await errorOf('/loop', { status: 302, location: '/loop' })).toBe('too_many_redirects'));
  it('tells something that is no page', async () => expect(await errorOf('/logo', { type: 'image/png', body: 'png' })).toBe('not_a_page'));
  it('tells a page of 3 MB', async () => expect(await errorOf('/big', { body: 'x'.repeat(3_000_000) })).toBe('too_large'));
  it('tells a site that is broken', async () => expect(await errorOf('/500', { status: 500 })).toBe('unreachable'));

  it('respects robots.txt', async () => {
    const shy = await new Site().start();
    shy.set('/robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /vacatures/' });
    const { reading } = await read({ source: 'URL', url: shy.set('/vacatures/kok', { body: postings.cook }) });
    expect(reading.error).toBe('not_allowed');
    expect(shy.asked.map(({ path }) => path)).toEqual(['/robots.txt']);
    await shy.stop();
  });
});

describe('several vacancies', () => {
  it('on one page are asked about, and the chosen one is read', async () => {
    const links = [
      ['/vacatures/verpleegkundige', 'Wijkverpleegkundige'],
      ['/vacatures/de-lasser', 'Lasser'],
      ['/vacatures/kok', 'Kok'],
    ] as const;
    site.set('/vacatures/de-lasser', { body: postings.dutchWelder });
    const url = site.set('/werken-bij', { body: postings.careers(links) });
    const { id, vacancy, reading } = await read({ source: 'URL', url });
    expect(vacancy.flags.readStatus).toBe('ERROR');
    expect(reading).toMatchObject({
      error: 'several_vacancies',
      choices: links.map(([path, title]) => ({ key: `${site.origin}${path}`, title })),
    });
    await replace(id, { source: 'URL', url, choice: reading.choices[1]?.key ?? '' });
    expect((await ended(id)).vacancy).toMatchObject({ title: 'Lasser', flags: { readStatus: 'DONE' } });
  });

  it('in one text are asked about, and the chosen one is read', async () => {
    const { id, reading } = await read({ source: 'TEXT', text: postings.threeVacancies });
    expect(reading).toMatchObject({
      error: 'several_vacancies',
      choices: [{ title: 'Timmerman' }, { title: 'Schilder' }, { title: 'Elektricien' }],
    });
    await replace(id, { source: 'TEXT', text: postings.threeVacancies, choice: reading.choices[2]?.key ?? '' });
    const { vacancy } = await ended(id);
    expect(vacancy.title).toBe('Elektricien');
    expect(vacancy.requiredSkills.join()).not.toMatch(/schilder/);
  });

  it('in one PDF are asked about, and the chosen one is read without sending it again', async () => {
    const { id, reading } = await read({ source: 'UPLOAD' }, await upload(await pdfOf(postings.threeVacancies)));
    expect(reading).toMatchObject({ error: 'several_vacancies', choices: [{}, { title: 'Schilder' }, {}] });
    for (const at of [1, 2]) {
      await replace(id, { source: 'UPLOAD', choice: reading.choices[at]?.key ?? '' });
      expect((await ended(id)).vacancy).toMatchObject({ title: reading.choices[at]?.title, source: 'vacature.pdf' });
    }
  });

  it('are chosen from a PDF only where one was read', async () => {
    const { id } = await read({ source: 'TEXT', text: postings.threeVacancies });
    await expect(replace(id, { source: 'UPLOAD', choice: '1' })).rejects.toThrow('field_required');
  });
});

describe('text', () => {
  it('in Dutch becomes a draft', async () => {
    expect((await read({ source: 'TEXT', text: postings.dutchText })).vacancy).toMatchObject({
      title: 'Administratief medewerker',
      address: { city: 'Leiden' },
      salaryMin: 2_400,
      salaryMax: 2_900,
      contractType: 'TEMPORARY',
    });
  });

  it('in English becomes a draft whose pounds stay a fact and no salary', async () => {
    const { vacancy, reading } = await read({ source: 'TEXT', text: postings.englishText });
    expect(vacancy).toMatchObject({ title: 'Sales Advisor', salaryMin: null, salaryMax: null, address: { city: 'Manchester' } });
    expect(reading.facts?.salary).toMatchObject({ min: 24_000, max: 28_000, currency: 'GBP', period: 'YEAR' });
  });

  it('of twenty words is too short', async () => {
    const text = 'Wij zoeken een kok voor ons restaurant in Hoorn met ervaring en plezier in het werk, bel ons voor meer informatie';
    expect((await read({ source: 'TEXT', text })).reading).toMatchObject({
      error: 'too_short',
      text: null,
      parts: [
        { field: 'title', value: 'Kok', start: null },
        { field: 'address', value: 'Hoorn' },
      ],
    });
  });

  it('of one line becomes a draft', async () => {
    const { vacancy } = await read({ source: 'TEXT', text: 'kok gezocht, 32 uur, Zwolle, € 2.800 per maand' });
    expect(vacancy).toMatchObject({ title: 'Kok', minHoursPerWeek: 32, salaryMin: 2_800, address: { city: 'Zwolle' }, description: null });
  });
});

describe('an upload', () => {
  it('becomes a draft', async () => {
    const { vacancy } = await read({ source: 'UPLOAD' }, await upload(await pdfOf(postings.dutchText)));
    expect(vacancy).toMatchObject({ title: 'Administratief medewerker', source: 'vacature.pdf', sourceType: 'UPLOAD' });
  });

  it('of pictures has no text', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage().drawRectangle({ x: 10, y: 10, width: 200, height: 200 });
    expect((await read({ source: 'UPLOAD' }, await upload(Buffer.from(await pdf.save())))).reading.error).toBe('no_text');
  });

  it('that is damaged says so', async () => {
    expect((await read({ source: 'UPLOAD' }, await upload(Buffer.from('%PDF-1.4 nothing more')))).reading.error).toBe('broken');
  });

  it('needs its file', async () => {
    await expect(replace(await draft(), { source: 'UPLOAD' })).rejects.toMatchObject({
      code: 'field_required',
      errors: [{ field: 'file' }],
    });
  });
});

describe('a source', () => {
  it('that did not change is not read again', async () => {
    const url = site.set('/vacatures/same', { body: postings.cook });
    const { id } = await read({ source: 'URL', url });
    const asked = site.asked.length;
    expect((await replace(id, { source: 'URL', url })).flags.readStatus).toBe('DONE');
    expect(site.asked).toHaveLength(asked);
  });

  it('that did not change but for the ends of its lines is not read again', async () => {
    const { id } = await read({ source: 'TEXT', text: postings.dutchText });
    expect((await replace(id, { source: 'TEXT', text: postings.dutchText.replace(/\n/g, '\r\n') })).flags.readStatus).toBe('DONE');
  });

  it('is not replaced once somebody was hired', async () => {
    const { id } = await read({ source: 'TEXT', text: postings.englishText });
    await vacancies.app.get(Db).source.query('update vacancy set filled_since = now() where id = $1', [id]);
    await expect(replace(id, { source: 'TEXT', text: postings.dutchText })).rejects.toMatchObject({ code: 'vacancy_filled' });
  });

  it('that failed is read again', async () => {
    const url = site.set('/vacatures/late', { status: 404 });
    const { id } = await read({ source: 'URL', url });
    site.set('/vacatures/late', { body: postings.cook });
    expect((await replace(id, { source: 'URL', url })).flags.readStatus).toBe('BUSY');
    expect((await ended(id)).vacancy.flags.readStatus).toBe('DONE');
  });

  it('that is new resets the wizard and takes a published vacancy offline', async () => {
    const { id } = await read({ source: 'TEXT', text: postings.dutchText });
    const patch = async (body: object) => bus.call(vacanciesCalls.update, { params: { id }, body }, owner);
    await patch({ flags: { basicInfoValid: true } });
    await patch({ flags: { detailsValid: true } });
    await patch({ flags: { readStatus: 'VERIFIED' } });
    await replace(id, { source: 'CHAT' });
    expect(await vacancyOf(id)).toMatchObject({
      flags: { readStatus: 'DONE', basicInfoValid: false, detailsValid: false },
      publishedAt: expect.any(String) as string,
    });
    await expect(bus.call(vacanciesCalls.get, { params: { id } })).rejects.toMatchObject({
      code: 'vacancy_not_found',
      extra: { hidden: true },
    });
  });

  it('that cannot be read takes nothing of what was there, words of its owner’s own no more than fields', async () => {
    const { id, vacancy } = await read({ source: 'TEXT', text: postings.dutchText });
    const summary = `# ${vacancy.title}\n\nOn Fridays we bake.`;
    await bus.call(vacanciesCalls.update, { params: { id }, body: { markdownSummary: summary } }, owner);
    await replace(id, { source: 'URL', url: site.set('/vacatures/nergens', { status: 404 }) });
    const { title } = vacancy;
    expect((await ended(id)).vacancy).toMatchObject({ title, markdownSummary: summary, flags: { readStatus: 'ERROR' } });
    await replace(id, { source: 'CHAT' });
    expect(await vacancyOf(id)).toMatchObject({ title, markdownSummary: summary, flags: { readStatus: 'DONE' } });
    await replace(id, { source: 'URL', url: site.set('/vacatures/kok', { body: postings.cook }) });
    expect((await ended(id)).vacancy).toMatchObject({ markdownSummary: null, flags: { readStatus: 'DONE' } });
  });

  it('is kept though its change has to be made again because another stood in its way', async () => {
    const id = await draft();
    const collision = Object.assign(new Error('deadlock detected'), { driverError: { code: '40P01' } });
    jest.spyOn(vacancies.app.get(VacanciesService), 'store').mockRejectedValueOnce(collision);
    await replace(id, { source: 'UPLOAD' }, owner, await upload(await pdfOf(postings.dutchText)));
    expect((await ended(id)).reading.error).toBeNull();
    await vacancies.app.get(Db).source.query(`update job set run_at = now() - interval '10 seconds' where name = 'vacancies.dropFiles'`);
    expect(await sourcesOf(id)).toHaveLength(1);
  });

  it('goes with its draft, and one that is refused leaves nothing', async () => {
    const id = await draft();
    const [file, another] = [await upload(await pdfOf(postings.dutchText)), await upload(await pdfOf(postings.dutchText))];
    await replace(id, { source: 'UPLOAD' }, owner, file);
    await ended(id);
    const readingIs = async (status: string) =>
      vacancies.app.get(Db).source.query('update vacancy set read_status = $2 where id = $1', [id, status]);
    await readingIs('BUSY');
    const second = replace(id, { source: 'UPLOAD' }, owner, another);
    await expect(second).rejects.toMatchObject({ code: 'vacancy_busy', status: 409 });
    await readingIs('DONE');
    await bus.call(vacanciesCalls.remove, { params: { id } }, owner);
    await vacancies.app.get(Db).source.query(`update job set run_at = now() - interval '10 seconds' where name = 'vacancies.dropFiles'`);
    await eventually(async () => expect(await sourcesOf(id)).toEqual([]), 20_000);
  });

  it('is refused while another is read, and to others', async () => {
    const id = await draft();
    await vacancies.app.get(Db).source.query(`update vacancy set read_status = 'BUSY' where id = $1`, [id]);
    await expect(replace(id, { source: 'CHAT' })).rejects.toMatchObject({ code: 'vacancy_busy', status: 409 });
    await expect(replace(id, { source: 'CHAT' }, stranger)).rejects.toMatchObject({ code: 'vacancy_not_found', status: 404 });
    await expect(readingOf(id, stranger)).rejects.toMatchObject({ code: 'vacancy_not_found' });
  });

  it('needs its address or its text', async () => {
    const id = await draft();
    for (const source of ['URL', 'TEXT'] as const)
      await expect(replace(id, { source })).rejects.toMatchObject({ code: 'field_required', status: 400 });
    await expect(replace(id, { source: 'URL', url: 'ftp://example.org/x' })).rejects.toMatchObject({ code: 'invalid_url', status: 400 });
  });
});
