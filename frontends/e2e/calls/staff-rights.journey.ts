import { httpCalls } from '@tandem/contracts/registry';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { password, registered } from '../people';
import { stack } from '../stack';
import { make, nameOf, newCaller } from './made-calls';
import { validInput } from './valid-input';

/** Looks of staff: calls that change nothing can be made by somebody new without anybody noticing. */
const looks = httpCalls.filter(({ route }) => route.access === 'admin' && route.method === 'GET');

test('whoever is made an administrator sees the console, and nothing of it at the next call once he is none', async () => {
  const email = `staff.${Date.now()}@example.org`;
  await (await registered('candidate', email)).dispose();
  const database = new Client({ connectionString: stack().postgres });
  await database.connect();
  await database.query('update accounts.account set is_admin = true where email = $1', [email]);
  await database.query('update auth.credential set is_admin = true where email = $1', [email]);
  await database.query('update admin.person set is_admin = true where email = $1', [email]);
  const staff = await newCaller('admin');
  expect((await staff.post('/auth/login', { data: { email, password } })).status()).toBe(200);
  const ask = async () =>
    Promise.all(looks.map(async (call) => [nameOf(call), (await make(staff, call, validInput[nameOf(call)] ?? {})).status()] as const));
  expect((await ask()).filter(([, status]) => [401, 403].includes(status))).toEqual([]);
  // Only the owner of accounts knows as yet: no event has ended his sessions, and no copy has changed.
  await database.query('update accounts.account set is_admin = false where email = $1', [email]);
  expect((await ask()).filter(([, status]) => status !== 403)).toEqual([]);
  await database.end();
  await staff.dispose();
});
