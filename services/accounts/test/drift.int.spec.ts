import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { migrate, schemaDrift } from '@tandem/service-kit/migrate';
import { service } from '../src/service';

let env: TestEnvironment;

beforeAll(async () => {
  env = await testEnvironment(['accounts']);
});
afterAll(async () => env?.remove());

describe('schema', () => {
  it('finds no drift between entities and migrations, and migrating again does nothing', async () => {
    await migrate(service, env.of('accounts'));
    expect(await schemaDrift(service, env.of('accounts'))).toEqual([]);
    expect(await migrate(service, env.of('accounts'))).toBe(0);
  });
});
