import { httpCalls, type HttpCall } from '@tandem/contracts/registry';
import { type APIRequestContext, expect, test } from '@playwright/test';
import * as z from 'zod';
import { stack } from '../stack';
import { type Given, make, nameOf, newCaller, type Side } from './made-calls';
import { validInput } from './valid-input';

/** What every call refuses, read off its contract: who may not make it, what is not there, what is not said well. */
const people = {} as Record<Side, APIRequestContext>;

test.beforeAll(async () => {
  for (const side of ['anonymous', 'candidate', 'employer', 'admin'] as const) {
    people[side] = await newCaller(side);
    if (side !== 'anonymous') expect((await people[side].post('/auth/login', { data: stack().accounts[side] })).status()).toBe(200);
  }
});
test.afterAll(async () => Promise.all(Object.values(people).map(async (caller) => caller.dispose())));

const insiders: Record<HttpCall['route']['access'], Side> = {
  anonymous: 'anonymous', account: 'candidate', CANDIDATE: 'candidate', EMPLOYER: 'employer', admin: 'admin', apiKey: 'anonymous',
}; // prettier-ignore
const outsiders: Partial<Record<HttpCall['route']['access'], Side[]>> = {
  CANDIDATE: ['employer'],
  EMPLOYER: ['candidate'],
  admin: ['candidate', 'employer'],
};
/** Two calls at one address, one for each kind of account: nobody signed in is an outsider there. */
const isShared = (call: HttpCall) => httpCalls.some((other) => other !== call && nameOf(other) === nameOf(call));

const refused = async (side: Side, call: HttpCall, given: Given): Promise<[number, string]> => {
  const answer = await make(people[side], call, given);
  const problem = answer.ok() ? { detail: 'was accepted' } : ((await answer.json()) as { detail: string });
  if (!answer.ok()) expect(answer.headers()['content-type']).toContain('application/problem+json');
  return [answer.status(), problem.detail];
};
const inputOf = (call: HttpCall): Given => validInput[nameOf(call)] ?? {};
const withKey = ({ route }: HttpCall): Given => (route.access === 'apiKey' ? { key: stack().apiKey } : {});

test.describe('without an account', () => {
  for (const call of httpCalls.filter(({ route }) => !['anonymous', 'apiKey'].includes(route.access))) {
    test(`${nameOf(call)} (${call.route.access}) answers 401`, async () => {
      expect(await refused('anonymous', call, inputOf(call))).toEqual([401, 'unauthorized']);
    });
  }
  for (const call of httpCalls.filter(({ route }) => route.access === 'apiKey')) {
    test(`${nameOf(call)} asks for the key`, async () => {
      expect((await refused('anonymous', call, inputOf(call)))[1]).toBe('invalid_api_key');
      expect((await refused('anonymous', call, { ...inputOf(call), key: 'not-the-key' }))[1]).toBe('invalid_api_key');
    });
  }
});

test.describe('with an account of another kind', () => {
  for (const call of httpCalls.filter((each) => !isShared(each))) {
    for (const side of outsiders[call.route.access] ?? []) {
      test(`${nameOf(call)} answers 403 to a ${side}`, async () => {
        expect(await refused(side, call, inputOf(call))).toEqual([403, 'forbidden']);
      });
    }
  }
});

test.describe('for what is not there', () => {
  for (const call of httpCalls) {
    const missing = call.errors?.filter((code) => code.endsWith('_not_found') || code === 'invalid_link') ?? [];
    if (!call.params || missing.length === 0) continue;
    test(`${nameOf(call)} answers 404`, async () => {
      const [status, detail] = await refused(insiders[call.route.access], call, { ...inputOf(call), ...withKey(call) });
      expect(status).toBe(404);
      expect(missing).toContain(detail);
    });
  }
});

/** A query that one of a call's parameters cannot mean, if there is one. */
const nonsense = (call: HttpCall): string | undefined => {
  if (!call.query) return undefined;
  const { properties = {} } = z.toJSONSchema(call.query, { io: 'input', unrepresentable: 'any' });
  const names = Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object' && (['integer', 'number', 'boolean'].includes(String(schema.type)) || schema.enum || schema.format)
      ? [name]
      : [],
  );
  return names[0] && `?${names[0]}=~`;
};

test.describe('with wrong input', () => {
  for (const call of httpCalls.filter(({ body }) => body)) {
    test(`${nameOf(call)} answers 400 to a body of another shape`, async () => {
      const isList = z.toJSONSchema(call.body ?? z.never(), { io: 'input', unrepresentable: 'any' }).type === 'array';
      const data = isList ? { not: 'a list' } : ['not', 'an', 'object'];
      expect((await refused(insiders[call.route.access], call, { ...withKey(call), data }))[0]).toBe(400);
    });
  }
  for (const call of httpCalls.filter(nonsense)) {
    test(`${nameOf(call)} (${call.route.access}) answers 400 to ${nonsense(call)}`, async () => {
      const status = (await refused(insiders[call.route.access], call, { ...withKey(call), query: nonsense(call) ?? '' }))[0];
      expect(status).toBe(400);
    });
  }
  for (const call of httpCalls.filter(({ files }) => Object.values(files ?? {}).some(({ required }) => required))) {
    test(`${nameOf(call)} answers 400 without its file`, async () => {
      const [status, detail] = await refused(insiders[call.route.access], call, { multipart: { type: 'logo' } });
      expect([status, detail]).toEqual([400, 'field_required']);
    });
  }
});
