import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { migrate, schemaDrift } from '@tandem/service-kit/migrate';
import { service } from '../src/service';
import { authEnvironment } from './auth-environment';

let env: TestEnvironment;

beforeAll(async () => {
  env = await testEnvironment(['auth'], authEnvironment);
});
afterAll(async () => env?.remove());

describe('schema', () => {
  it('finds no drift between entities and migrations, and migrating again does nothing', async () => {
    await migrate(service, env.of('auth'));
    expect(await schemaDrift(service, env.of('auth'))).toEqual([]);
    expect(await migrate(service, env.of('auth'))).toBe(0);
  });
});
