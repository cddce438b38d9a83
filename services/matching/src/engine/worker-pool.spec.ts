import path from 'node:path';
import { WorkerPool } from './worker-pool';

const file = path.join(__dirname, '..', '..', 'test', 'threads', 'adder.cjs');

let pool: WorkerPool;
beforeEach(() => {
  pool = new WorkerPool(file, 2);
});
afterEach(async () => pool.stop());

it('does more tasks than it has threads', async () => {
  const tasks = Array.from({ length: 50 }, (_, index) => index);
  await expect(Promise.all(tasks.map(async (task) => pool.do(task)))).resolves.toEqual(tasks.map((task) => task + 1));
});

it('fails a task that throws, and only that one', async () => {
  const [bad, good] = await Promise.allSettled([pool.do('throw'), pool.do(1)]);
  expect([bad.status, good]).toEqual(['rejected', { status: 'fulfilled', value: 2 }]);
});

it('replaces a thread that dies; its task fails and the others are done', async () => {
  const outcomes = await Promise.allSettled([
    pool.do('die'),
    pool.do('die'),
    ...Array.from({ length: 10 }, async (_, index) => pool.do(index)),
  ]);
  expect(outcomes.slice(0, 2).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(outcomes.slice(2).map((outcome) => outcome.status === 'fulfilled' && outcome.value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('refuses what comes after it was stopped, and what was still waiting', async () => {
  const waiting = Promise.allSettled(Array.from({ length: 20 }, async () => pool.do(1)));
  await pool.stop();
  expect((await waiting).every(({ status }) => status === 'rejected')).toBe(true);
  await expect(pool.do(1)).rejects.toThrow('stopped');
});

it('retires once what it was asked is done', async () => {
  const tasks = Promise.all(Array.from({ length: 20 }, async (_, index) => pool.do(index)));
  await pool.retire();
  await expect(tasks).resolves.toHaveLength(20);
  await expect(pool.do(1)).rejects.toThrow('stopped');
});
