import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { topics } from '@tandem/contracts/topics';
import { Db } from '@tandem/service-kit/database';
import { Hints } from '@tandem/service-kit/hints';
import { eventually } from '@tandem/test-kit/eventually';
import { Engine } from '../src/engine/engine';
import { SearchSweep } from '../src/search/search-sweep';
import { SoughtRepository } from '../src/search/sought.repository';
import { aCandidate, aResume, aVacancy, utrecht } from './people';
import { Stack } from './stack';

const groningen = { city: 'Groningen', country: 'NL', latitude: 53.2194, longitude: 6.5665 };

describe('searching in one’s own words', () => {
  let stack: Stack;
  const nurse = aVacancy({ title: 'Verpleegkundige', minHoursPerWeek: 24 });
  const nightNurse = aVacancy({
    title: 'Verpleegkundige nachtdienst',
    description: 'Je werkt in nachtdiensten op de afdeling.',
    minHoursPerWeek: 24,
  });
  const farNurse = aVacancy({ title: 'Verpleegkundige', address: groningen, minHoursPerWeek: 24 });
  const cook = aVacancy({
    title: 'Kok',
    description: 'Je kookt in een bistro.',
    requiredSkills: [],
    responsibilities: ['Koken'],
    minHoursPerWeek: 38,
  });

  beforeAll(async () => {
    stack = await Stack.start();
    for (const vacancy of [nurse, nightNurse, farNurse, cook]) await stack.tellVacancy(vacancy);
    await stack.profiled();
  }, 60_000);
  afterAll(async () => stack.stop());

  const query = (over: Partial<Record<string, unknown>> = {}) => ({
    search: 'verpleegkundige, 24 uur',
    address: { city: 'Utrecht', country: 'NL' },
    travelMode: 'CAR' as const,
    travelTime: 45,
    sessionId: randomUUID(),
    ...over,
  });
  const candidate = (accountId: string = randomUUID()) => ({ accountId, accountType: 'CANDIDATE' as const });
  const visitor = (ip: string | null = null) => ({ visitorId: randomUUID(), ip });
  const search = async (who: ReturnType<typeof candidate>, over = {}) =>
    stack.bus.call(matchingCalls.searchVacancies, { query: query(over) }, who);
  const open = async (who: ReturnType<typeof visitor>, over = {}) => stack.bus.call(matchingCalls.openSearch, { query: query(over) }, who);
  const usageOf = async (who: ReturnType<typeof candidate>) => stack.bus.call(matchingCalls.searchUsage, {}, who);

  it('finds what is meant within the time to travel, explained, with the way there', async () => {
    const answer = await search(candidate());
    expect(answer.items.map(({ id }) => id).sort()).toEqual([nurse.id, nightNurse.id].sort());
    const [first] = answer.items;
    expect(first?.fit.percentage).toBeGreaterThanOrEqual(50);
    expect(first?.fit.reason.positive.map(({ key }) => key)).toContain('reason.sought.work');
    expect(first?.fit.travelMinutes).toBeLessThan(10);
    expect(first?.match).toBeNull();
    expect(answer).toMatchObject({ usage: 1, max: 10, total: 2, totalPages: 1 });
  });

  it('leaves out what is not wanted', async () => {
    const answer = await search(candidate(), { search: 'verpleegkundige, 24 uur, geen nachtdiensten' });
    expect(answer.items.map(({ id }) => id)).toEqual([nurse.id]);
  });

  it('finds any work for who only says what it has to be like, and none that he leaves', async () => {
    const quiet = aVacancy({ title: 'Archiefmedewerker', description: 'Rustig werk in een klein archief.', requiredSkills: [] });
    await stack.tellVacancy(quiet);
    await stack.profiled();
    const { items } = await search(candidate(), { search: 'na twintig jaar als verpleegkundige zoek ik rustig werk' });
    expect(items[0]?.id).toBe(quiet.id);
    const ids = items.map(({ id }) => id);
    expect(ids).toContain(cook.id);
    expect(ids).not.toEqual(expect.arrayContaining([nurse.id]));
    expect(ids).not.toEqual(expect.arrayContaining([farNurse.id]));
    const { items: others } = await search(candidate(), { search: 'niet meer als kok' });
    expect(others.map(({ id }) => id)).toContain(nurse.id);
    expect(others.map(({ id }) => id)).not.toContain(cook.id);
  });

  it('tells work at a place near before as good work from home to who asks for whatever is near', async () => {
    const home = {
      title: 'Secretaris',
      description: 'Je notuleert.',
      requiredSkills: [],
      workModel: 'REMOTE' as const,
      address: groningen,
    };
    const [atHome, near] = [aVacancy(home), aVacancy({ ...home, workModel: 'ON_SITE', address: utrecht })];
    for (const vacancy of [atHome, near]) await stack.tellVacancy(vacancy);
    await stack.profiled();
    const { items } = await search(candidate(), { search: 'iets in de buurt' });
    const both = items.filter(({ id }) => id === near.id || id === atHome.id);
    expect(both.map(({ id }) => id)).toEqual([near.id, atHome.id]);
    expect(both[0]?.fit.percentage).toBe(both[1]?.fit.percentage);
  });

  it('finds the same work in the other language and with a slip of the finger', async () => {
    for (const words of ['nurse, 24 hours', 'verpleegkundge 24 uur'])
      expect((await search(candidate(), { search: words })).items.map(({ id }) => id)).toContain(nurse.id);
  });

  it('takes one credit for a search, none for its pages or for asking again today', async () => {
    const who = candidate();
    await search(who);
    await search(who, { page: 2 });
    await search(who, { search: '  Verpleegkundige,   24 UUR ' });
    expect(await usageOf(who)).toEqual({ usage: 1, max: 10 });
    await search(who, { travelTime: 30 });
    expect(await usageOf(who)).toEqual({ usage: 2, max: 10 });
  });

  it('searches nothing when the credits of the day are used, and keeps what was found', async () => {
    const who = candidate();
    await Promise.all(Array.from({ length: 14 }, async (_, n) => search(who, { travelTime: 40 + n })));
    expect(await usageOf(who)).toEqual({ usage: 10, max: 10 });
    expect(await search(who, { search: 'kok' })).toMatchObject({ items: [], total: 0, usage: 10, max: 10 });
  });

  it('forgets what was searched for on days before, also where nobody searches again', async () => {
    const who = candidate();
    await search(who);
    await search(who, { travelTime: 30 });
    await stack.sql('update search set day = $2 where owner = $1 and id = (select min(id::text)::uuid from search where owner = $1)', [
      who.accountId,
      '2020-01-01',
    ]);
    await stack.matching.app.get(SearchSweep).sweep();
    expect(await stack.sql('select count(*)::int as kept from search where owner = $1', [who.accountId])).toEqual([{ kept: 1 }]);
  });

  it('gives the credit back when a search fails', async () => {
    const who = candidate();
    const sought = stack.matching.app.get(SoughtRepository);
    const failing = jest.spyOn(sought, 'likeliest').mockRejectedValueOnce(new Error('the database is away'));
    await expect(search(who)).rejects.toMatchObject({ status: 500 });
    expect(failing).toHaveBeenCalled();
    expect(await usageOf(who)).toEqual({ usage: 0, max: 10 });
    failing.mockRestore();
    expect((await search(who)).total).toBe(2);
  });

  it('brings nothing to be scored that could only be barred, and whatever does not say', async () => {
    const work = { title: 'Dakdekker', description: 'Je legt dakpannen.', requiredSkills: [], responsibilities: ['Daken dekken'] };
    const offers = {
      fits: aVacancy({ ...work, minHoursPerWeek: 24, workModel: 'ON_SITE', salaryMin: 3_000, salaryMax: 5_000 }),
      saysNothing: aVacancy({ ...work, minHoursPerWeek: null, workModel: null, salaryMin: null, salaryMax: null }),
      tooManyHours: aVacancy({ ...work, minHoursPerWeek: 40, workModel: 'ON_SITE', salaryMin: 3_000, salaryMax: 5_000 }),
      tooLittlePay: aVacancy({ ...work, minHoursPerWeek: 24, workModel: 'ON_SITE', salaryMin: 3_000, salaryMax: 3_500 }),
      atHome: aVacancy({ ...work, minHoursPerWeek: 24, workModel: 'REMOTE', salaryMin: 3_000, salaryMax: 5_000 }),
      tooFar: aVacancy({ ...work, minHoursPerWeek: 24, workModel: 'ON_SITE', salaryMin: 3_000, salaryMax: 5_000, address: groningen }),
    };
    for (const vacancy of Object.values(offers)) await stack.tellVacancy(vacancy);
    await stack.profiled();
    const engine = stack.matching.app.get(Engine);
    const sought = stack.matching.app.get(SoughtRepository);
    const asked = { city: 'Utrecht', country: 'NL', latitude: null, longitude: null, travelMode: 'CAR' as const, travelTime: 45 };
    const reading = await engine.understand({ search: 'dakdekker op locatie, 24 uur, minimaal 4000 euro', ...asked });
    const { manager } = stack.matching.app.get(Db).source;
    const likeliest = await sought.likeliest(manager, reading, 50);
    expect(likeliest.map(({ id }) => id).sort()).toEqual([offers.fits.id, offers.saysNothing.id].sort());
    const kindred = await sought.kindred(manager, reading, [offers.fits.id], 50);
    expect(kindred.map(({ id }) => id)).toContain(offers.saysNothing.id);
    expect(kindred.map(({ id }) => id)).not.toEqual(expect.arrayContaining([offers.fits.id]));
    expect(await sought.likeliest(manager, reading, 1)).toHaveLength(1);
  });

  it.each([
    ['search_language', { search: 'Ich suche eine Stelle als Krankenpfleger, keine Nachtschicht und 24 Stunden' }],
    ['search_not_understood', { search: 'qwertyuiop' }],
    ['search_not_understood', { search: '24 uur' }],
    ['place_not_found', { address: { city: 'Nergenshuizen' } }],
  ])('says %s and takes no credit', async (code, over) => {
    const who = candidate();
    await expect(search(who, over)).rejects.toMatchObject({ status: 400, code });
    expect(await usageOf(who)).toEqual({ usage: 0, max: 10 });
  });

  it.each([
    ['field_required', { search: '' }],
    ['too_long', { search: 'x'.repeat(10_000) }],
    ['invalid_value', { travelTime: 0 }],
    ['field_required', { travelTime: undefined }],
    ['field_required', { address: {} }],
  ])('refuses %s', async (code, over) => {
    await expect(search(candidate(), over)).rejects.toMatchObject({ status: 400, code });
  });

  it('tells progress on the topic of the session, rising to 100', async () => {
    const sessionId = randomUUID();
    const heard: number[] = [];
    const stop = stack.matching.app
      .get(Hints)
      .subscribe(({ topic, data }) => topic === topics.promptProgress(sessionId) && heard.push(Number(data)));
    await search(candidate(), { sessionId });
    await eventually(() => expect(heard.at(-1)).toBe(100));
    stop();
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    expect(heard.length).toBeGreaterThan(2);
  });

  it('shows the candidate’s own match beside what was found', async () => {
    const person = aCandidate();
    stack.knows(person, aResume(person.candidateId));
    await stack.match(person.candidateId);
    const answer = await search(candidate(person.candidateId));
    expect(answer.items.find(({ id }) => id === nurse.id)?.match).toMatchObject({ status: 'MATCHED' });
  });

  it('says which wish to loosen when nothing is found, without a credit', async () => {
    const who = visitor();
    const tooFew = { search: 'kok, 20 uur' };
    expect((await open(who, tooFew)).vacancies).toEqual([]);
    const reading = await stack.bus.call(matchingCalls.readSearch, { query: query(tooFew) }, who);
    expect(reading.loosen).toEqual([{ wish: 'hours', count: 1, minutes: null }]);
    expect(reading.understood.map(({ kind, text }) => [kind, text])).toEqual([
      ['work', 'kok'],
      ['hours', '20 uur'],
    ]);
    const near = { search: 'verpleegkundige', address: utrechtOnly(53.0, 6.0), travelTime: 10 };
    expect((await open(who, near)).vacancies).toEqual([]);
    const { loosen } = await stack.bus.call(matchingCalls.readSearch, { query: query(near) }, who);
    expect(loosen[0]).toMatchObject({ wish: 'travel' });
    expect((await open(who, { ...near, travelTime: loosen[0]?.minutes })).vacancies).toHaveLength(loosen[0]?.count ?? -1);
  });

  it('gives visitors three searches a day, and one address ten times as many', async () => {
    const who = visitor();
    for (const minutes of [40, 41, 42]) expect((await open(who, { travelTime: minutes })).vacancies).toHaveLength(2);
    expect(await open(who, { travelTime: 43 })).toEqual({ usage: 3, max: 3, vacancies: [] });
    const address = '203.0.113.7';
    for (let n = 0; n < 30; n++) await open(visitor(address), { search: 'kok', travelTime: 20 });
    expect(await open(visitor(address), { search: 'kok', travelTime: 20 })).toMatchObject({ usage: 3, max: 3, vacancies: [] });
  }, 60_000);

  it('keeps no address that can be read, and forgets the searches of an account that is gone', async () => {
    await open(visitor('203.0.113.9'));
    expect(JSON.stringify(await stack.sql('select owner, address, key from search'))).not.toContain('203.0.113');
    const who = candidate();
    await search(who);
    await stack.bus.deliver('matching', accountsEvents.accountDeleted, who.accountId, {
      accountId: who.accountId,
      accountType: 'CANDIDATE',
      companyId: null,
    });
    await eventually(async () => expect(await stack.sql('select 1 from search where owner = $1', [who.accountId])).toEqual([]));
  });
});

const utrechtOnly = (latitude: number, longitude: number) => ({ city: 'Utrecht', latitude, longitude });

describe('what if', () => {
  let stack: Stack;
  beforeAll(async () => void (stack = await Stack.start()), 60_000);
  afterAll(async () => stack.stop());

  it('runs the engine again with other wishes, proposes changes that help, and saves nothing', async () => {
    const person = aCandidate();
    const who = { accountId: person.candidateId, accountType: 'CANDIDATE' as const };
    stack.knows(person, aResume(person.candidateId));
    await stack.tellVacancy(
      aVacancy({
        requiredSkills: ['Wondzorg', 'Palliatieve zorg'],
        salaryMin: 2_500,
        salaryMax: 2_700,
        address: { ...utrecht, latitude: 52.3, longitude: 5.3 },
      }),
    );
    await stack.profiled();
    await stack.match(person.candidateId);
    const [match] = await stack.bus.call(matchingCalls.listMatches, { query: {} }, who);
    const before = match?.percentage ?? 0;
    const id = match?.id ?? '';
    const same = await stack.bus.call(matchingCalls.tryWhatIf, { params: { id }, body: {} }, who);
    expect(same.percentage).toBe(before);
    expect(same.suggestions.map(({ key }) => key)).toEqual(expect.arrayContaining(['whatIf.skill', 'whatIf.salary']));
    const better = await stack.bus.call(
      matchingCalls.tryWhatIf,
      { params: { id }, body: { salary: 2_000, addedSkills: ['Palliatieve zorg'] } },
      who,
    );
    expect(better.percentage).toBeGreaterThan(before);
    expect([same.today, better.today]).toEqual([before, before]);
    expect(better.parts.reduce((sum, { points }) => sum + points, 0)).toBe(better.percentage);
    expect((await stack.bus.call(matchingCalls.getMatch, { params: { id } }, who)).percentage).toBe(before);
    await expect(
      stack.bus.call(matchingCalls.tryWhatIf, { params: { id }, body: {} }, { ...who, accountId: randomUUID() }),
    ).rejects.toMatchObject({ code: 'match_not_found' });
    await expect(stack.bus.call(matchingCalls.tryWhatIf, { params: { id }, body: { travelTime: 0 } }, who)).rejects.toMatchObject({
      status: 400,
    });
  }, 60_000);
});
