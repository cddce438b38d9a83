import { eventually } from '@tandem/test-kit/eventually';
import { ENGINE_VERSION } from '@tandem/match-engine/version';
import { Dictionary } from '../src/dictionary/dictionary';
import { aVacancy } from './people';
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
