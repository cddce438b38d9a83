// @ts-check
import { companies, demoCompany } from '../data/companies.mjs';
import { cast, offeredTimes, startMatching } from './moves.mjs';
import { ready } from './people.mjs';

const demo = companies[demoCompany].id;
const match = (/** @type {string} */ id, /** @type {number} */ percentage, companyId = demo) => ({ id, companyId, percentage });
const of = (/** @type {ReturnType<typeof cast>} */ all, /** @type {string} */ who) =>
  all.filter((story) => story.who === who).map((story) => story.match?.id);

it('lets people apply for the best that fits', () => {
  expect(of(cast(new Map([['Lotte', [match('low', 41), match('good', 70), match('best', 98)]]])), 'Lotte')).toEqual(['best']);
});

it('leaves a story out rather than let somebody apply for what does not fit', () => {
  expect(of(cast(new Map([['Priya', [match('low', 54), match('elsewhere', 90, 'another')]]])), 'Priya')).toEqual([undefined]);
});

it('gives no match to two stories', () => {
  const given = of(cast(new Map([['Daan', [match('one', 86), match('two', 86), match('three', 83)]]])), 'Daan');
  expect(given).toEqual(['one', 'two']);
});

const refusing = (/** @type {string} */ code) => ({ call: () => Promise.reject(Object.assign(new Error(code), { code })) });
const somebody = /** @type {(typeof ready)[number]} */ (ready[0]);

it('takes a matching that goes on already for one it has begun', async () => {
  await expect(startMatching(refusing('being_matched'), somebody)).resolves.toBeUndefined();
});

it('does not take another refusal for a beginning', async () => {
  await expect(startMatching(refusing('intake_incomplete'), somebody)).rejects.toThrow('intake_incomplete');
});

it.each(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'])(
  'offers times on workdays (%s)',
  (today) => {
    const starts = offeredTimes(new Date(`${today}T23:30:00Z`)).map(({ start }) => new Date(start));
    expect(starts).toHaveLength(3);
    for (const start of starts) expect([1, 2, 3, 4, 5]).toContain(start.getUTCDay());
    expect(starts[0]?.getTime()).toBeGreaterThan(Date.parse(`${today}T23:30:00Z`) + 4 * 86_400_000);
  },
);
