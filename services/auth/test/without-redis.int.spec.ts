import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { Problem } from '@tandem/contracts/problem';
import { anAddress, anIp, Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start({ REDIS_URL: 'redis://127.0.0.1:1' });
});
afterAll(async () => stack?.stop());

describe('while Redis is away', () => {
  it('people sign in, and ten wrong passwords are still enough', async () => {
    const [email, ip] = [anAddress(), anIp()];
    const account = {
      accountId: randomUUID(),
      email,
      passwordHash: await hash('tandem-demo'),
      accountType: 'CANDIDATE' as const,
      language: 'en' as const,
    };
    await stack.bus.call(authCalls.importAccounts, { body: { accounts: [account] } });
    const login = async (password: string) => stack.bus.call(authCalls.login, { body: { email, password } }, { ip });
    await expect(login('tandem-demo')).resolves.toMatchObject({ grant: { pair: 'candidate' } });
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt++) statuses.push(await login('wrong').catch((error: Problem) => error.status));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });
});
