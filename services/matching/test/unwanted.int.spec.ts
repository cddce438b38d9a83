import type { DeclineReason } from '@tandem/domain/match';
import { Db } from '@tandem/service-kit/database';
import { UnwantedRepository } from '../src/search/unwanted.repository';
import { employerOf } from './people';
import { matchIn, toldCandidate, toldVacancy } from './rows';
import { Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());

const place = (city: string, latitude: number, longitude: number) => ({ address: { city, country: 'NL', latitude, longitude } });
const named = (name: string) => ({ employer: employerOf(null, name) });

/** Which of these vacancies somebody would not want, after he declined one for this reason. */
const after = async (reason: DeclineReason, declined: object, others: readonly object[]): Promise<boolean[]> => {
  const { accountId: candidateId } = await toldCandidate(stack);
  const vacancyId = await toldVacancy(stack, null, declined);
  const ids = await Promise.all(others.map(async (over) => toldVacancy(stack, null, over)));
  await stack.profiled();
  await stack.sql('update candidate set latitude = 52.09, longitude = 5.12 where id = $1', [candidateId]);
  await stack.sql(
    `update vacancy set latitude = (card->'address'->>'latitude')::real, longitude = (card->'address'->>'longitude')::real where id = any($1)`,
    [[vacancyId, ...ids]],
  );
  const id = await matchIn(stack, { candidateId, vacancyId, status: 'DECLINED' });
  await stack.sql('update match set decline_reason = $2 where id = $1', [id, reason]);
  const unwanted = await stack.matching.app.get(UnwantedRepository).of(stack.matching.app.get(Db).source.manager, candidateId, ids);
  return ids.map((one) => unwanted.has(one));
};

it('leaves out a company that was declined', async () => {
  expect(await after('COMPANY', named('Brug'), [named('brug'), named('Halte')])).toEqual([true, false]);
});

it('leaves out what pays no more than what was too little', async () => {
  const upTo = (salaryMax: number | null) => ({ salaryMax });
  expect(await after('PAY', upTo(3_000), [upTo(2_800), upTo(3_000), upTo(3_500), upTo(null)])).toEqual([true, true, false, false]);
});

it('leaves out what is as far as what was too far, unless it is done from home', async () => {
  const groningen = place('Groningen', 53.22, 6.57);
  const others = [place('Leeuwarden', 53.2, 5.79), place('Amsterdam', 52.37, 4.89), { ...groningen, workModel: 'REMOTE' }, groningen];
  expect(await after('DISTANCE', groningen, others)).toEqual([false, false, false, true]);
});

it('leaves everything in for a reason that says nothing about others', async () => {
  expect(await after('OTHER', named('Brug'), [named('Brug')])).toEqual([false]);
});
