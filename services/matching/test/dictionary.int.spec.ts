import { eventually } from '@tandem/test-kit/eventually';
import { ENGINE_VERSION } from '@tandem/match-engine/version';
import { Dictionary } from '../src/dictionary/dictionary';
import { aCandidate, aResume, aVacancy } from './people';
import { Stack } from './stack';

jest.setTimeout(90_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());

const bring = async (version: string, names: string[]) =>
  stack.sql(
    `insert into dictionary (version, content, imported_at) values ($1, $2, now())
     on conflict (is_only) do update set version = excluded.version, content = excluded.content`,
    [version, { occupations: [{ id: null, isco: '7115', en: names[0], nl: names[0], names }], skills: [], places: [] }],
  );

/** What a vacancy is found by, once it was read with this version. */
const readWith = async (id: string, version: string) => {
  const [row] = await eventually(async () => {
    const rows = await stack.sql('select isco_codes as iscos, occupation_ids as occupations, engine_version as version from vacancy where id = $1 and not is_stale', [id]); // prettier-ignore
    expect(rows).toMatchObject([{ version }]);
    return rows;
  }, 40_000);
  return row;
};

it('reads everybody anew with the names brought in, names their version, and forgets them again', async () => {
  const vacancy = aVacancy({ title: 'Zorblaxer' });
  await stack.tellVacancy(vacancy);
  expect(await readWith(vacancy.id, ENGINE_VERSION)).toMatchObject({ iscos: [], occupations: [] });
  await bring('a1', ['zorblaxer']);
  expect(await readWith(vacancy.id, `${ENGINE_VERSION}+a1`)).toMatchObject({ iscos: [7115], occupations: [expect.any(Number)] });
  expect(stack.matching.app.get(Dictionary).version).toBe(`${ENGINE_VERSION}+a1`);
  await stack.sql('delete from dictionary');
  expect(await readWith(vacancy.id, ENGINE_VERSION)).toMatchObject({ iscos: [], occupations: [] });
});

it('matches everybody anew who was matched by another version, once he was left alone for an hour', async () => {
  const vacancy = aVacancy();
  await stack.tellVacancy(vacancy);
  await stack.profiled();
  const [old, recent] = [aCandidate(), aCandidate()].map((candidate) => {
    stack.knows(candidate, aResume(candidate.candidateId));
    return candidate.candidateId;
  }) as [string, string];
  await stack.match(old);
  await stack.match(recent);
  const versions = async (id: string) =>
    stack.sql('select distinct run.engine_version as run, match.engine_version as match from candidate_run run join match using (candidate_id) where candidate_id = $1', [id]); // prettier-ignore
  expect(await versions(old)).toEqual([{ run: ENGINE_VERSION, match: ENGINE_VERSION }]);
  await stack.sql(`update candidate_run set started_at = now() - interval '61 minutes' where candidate_id = $1`, [old]);
  await bring('a2', ['zorblaxer']);
  const renewed = `${ENGINE_VERSION}+a2`;
  await eventually(async () => expect(await versions(old)).toEqual([{ run: renewed, match: renewed }]), 40_000);
  expect(await versions(recent)).toEqual([{ run: ENGINE_VERSION, match: ENGINE_VERSION }]);
  expect((await stack.told('matching.matchesFound')).filter((event) => event['candidateId'] === old)).toHaveLength(1);
});
