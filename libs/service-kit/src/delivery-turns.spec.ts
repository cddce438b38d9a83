import type { DatabaseConfig } from './config';
import { ANSWER_WITHIN } from './delivery';
import { DeliveryTurns } from './delivery-turns';

let now: number;
let turns: DeliveryTurns;
beforeEach(() => {
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  turns = new DeliveryTurns({ DATABASE_POOL: 2 } as DatabaseConfig);
});

afterEach(() => jest.restoreAllMocks());

/** Takes the only turn there is, until it is told to end. */
const busy = async () =>
  new Promise<{ done: Promise<void>; end: () => void }>((started) => {
    const done: Promise<void> = turns.take(async () => new Promise<void>((end) => queueMicrotask(() => started({ done, end }))));
  });

it('applies what waited less than its sender does', async () => {
  const first = await busy();
  const apply = jest.fn().mockResolvedValue('applied');
  const second = turns.take(apply);
  now += ANSWER_WITHIN - 1;
  first.end();
  await first.done;
  await expect(second).resolves.toBe('applied');
});

it('lets go of what its sender gave up, and of nothing behind it', async () => {
  const first = await busy();
  const late = jest.fn();
  const given = turns.take(late).catch((error: unknown) => error);
  now += ANSWER_WITHIN;
  const fresh = turns.take(async () => Promise.resolve('applied'));
  first.end();
  await first.done;
  expect(await given).toMatchObject({ code: 'timeout' });
  expect(late).not.toHaveBeenCalled();
  await expect(fresh).resolves.toBe('applied');
});
