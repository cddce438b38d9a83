// @ts-check
// What candidates and employers of the demo have done: every status of a match, through the calls the screens make.
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { patiently } from '../connection.mjs';
import { companies, demoCompany } from '../data/companies.mjs';
import { asContact } from './companies.mjs';
import { asCandidate, ready } from './people.mjs';

/** @typedef {'applies' | 'invited' | 'agrees' | 'declines' | 'withdraws' | 'rejected' | 'calledOff' | 'hired'} Move */

/** What happens to a candidate's next match that fits, best first: in general, or with the company of the demo's employer. */
const stories = /** @type {{ who: string, withDemoCompany?: true, moves: Move[] }[]} */ ([
  { who: 'Sanne', withDemoCompany: true, moves: ['applies', 'invited'] },
  { who: 'Sanne', moves: ['applies', 'invited', 'agrees'] },
  { who: 'Sanne', moves: ['applies'] },
  { who: 'Sanne', moves: ['applies', 'rejected'] },
  { who: 'Sanne', moves: ['declines'] },
  { who: 'Mehmet', withDemoCompany: true, moves: ['applies', 'invited', 'agrees'] },
  { who: 'Mehmet', moves: ['applies', 'invited', 'withdraws'] },
  { who: 'Lotte', withDemoCompany: true, moves: ['applies'] },
  { who: 'Daan', withDemoCompany: true, moves: ['applies', 'invited', 'agrees', 'hired'] },
  { who: 'Daan', withDemoCompany: true, moves: ['applies', 'rejected'] },
  { who: 'Priya', withDemoCompany: true, moves: ['applies'] },
  { who: 'Sanne', withDemoCompany: true, moves: ['applies', 'invited', 'calledOff'] },
  { who: 'Mehmet', withDemoCompany: true, moves: ['applies', 'invited', 'withdraws'] },
  { who: 'Noor', moves: ['applies', 'invited'] },
  { who: 'Amina', moves: ['applies'] },
  { who: 'Joris', moves: ['applies', 'invited', 'agrees'] },
]);

/** Percent from which people of the demo apply. */
const FITS = 55;

/** @param {import('../connection.mjs').Line} line */
export async function fillMatches(line) {
  await Promise.all(ready.map((person) => patiently(() => startMatching(line, person))));
  const found = new Map(
    await Promise.all(ready.map(async (person) => /** @type {const} */ ([person.firstName, await matchesOf(line, person)]))),
  );
  for (const { who, match, moves } of cast(found)) {
    const person = ready.find(({ firstName }) => firstName === who);
    if (person && match) for (const move of moves) await make(line, person, match, move);
  }
}

/**
 * Gives each story its match; none where no other fits.
 * @param {ReadonlyMap<string, readonly DemoMatch[]>} found by first name
 */
export function cast(found) {
  const open = new Map([...found].map(([who, matches]) => [who, matches.filter(fits).sort((a, b) => b.percentage - a.percentage)]));
  return stories.map(({ who, withDemoCompany, moves }) => {
    const mine = open.get(who) ?? [];
    const place = mine.findIndex(({ companyId }) => (companyId === companies[demoCompany].id) === Boolean(withDemoCompany));
    const [match] = place < 0 ? [] : mine.splice(place, 1);
    return { who, moves, match };
  });
}

/** @typedef {{ id: string, companyId: string, percentage: number }} DemoMatch */
/** @typedef {import('./people.mjs').DemoCandidate} DemoCandidate */

/**
 * A call whose answer came too late on a busy machine has begun it all the same.
 * @param {Pick<import('../connection.mjs').Line, 'call'>} line
 * @param {DemoCandidate} person
 */
export async function startMatching(line, person) {
  await line.call(matchingCalls.startMatching, {}, asCandidate(person)).catch((/** @type {{ code?: string }} */ error) => {
    if (error.code !== 'being_matched') throw error;
  });
}

const fits = (/** @type {DemoMatch} */ { percentage }) => percentage >= FITS;

/** Milliseconds without another match after which they count as all there: vacancies reach the matching one by one. */
const settled = 1_500;
/** Milliseconds in which a busy machine has compared everybody with everything. */
const patience = 120_000;

/** Once they are all there, and one that fits for each story; or what is there when that takes too long. */
async function matchesOf(/** @type {import('../connection.mjs').Line} */ line, /** @type {DemoCandidate} */ person) {
  let last = { ids: '', since: 0 };
  /** @type {DemoMatch[]} */
  let matches = [];
  const look = async () => {
    const query = { page: 1, pageSize: 50, withMatches: true };
    const { items } = await line.call(matchingCalls.recommended, { query }, asCandidate(person));
    matches = items.flatMap((/** @type {any} */ { match, employer }) =>
      match ? [{ id: match.id, companyId: employer.id, percentage: match.percentage }] : [],
    );
    const ids = matches.map(({ id }) => id).join();
    if (ids !== last.ids) last = { ids, since: Date.now() };
    const isCast = cast(new Map([[person.firstName, matches]])).every(({ who, match }) => who !== person.firstName || match);
    if (!isCast) throw new Error(`${person.firstName} has no matches yet that fit`);
    if (Date.now() - last.since < settled) throw new Error(`${person.firstName} still gets matches`);
  };
  await patiently(look, patience).catch((/** @type {unknown} */ error) => {
    if (matches.length === 0) throw error;
  });
  return matches;
}

async function make(
  /** @type {import('../connection.mjs').Line} */ line,
  /** @type {DemoCandidate} */ person,
  /** @type {DemoMatch} */ match,
  /** @type {Move} */ move,
) {
  const company = Object.values(companies).find(({ id }) => id === match.companyId);
  if (!company) return;
  const candidate = (/** @type {string} */ status) =>
    line.call(matchingCalls.changeMatch, { params: { id: match.id }, body: { status } }, asCandidate(person));
  const employer = (/** @type {string} */ status) =>
    line.call(matchingCalls.changeStatus, { params: { matchId: match.id }, body: { status } }, asContact(company));
  const slots = offeredTimes();
  /** @type {Record<Move, () => Promise<unknown>>} */
  const ways = {
    applies: () => candidate('APPLIED'),
    declines: () => candidate('DECLINED'),
    invited: () =>
      line.call(
        matchingCalls.invite,
        { params: { matchId: match.id }, body: { method: 'TIMESLOTS', message: null, slots } },
        asContact(company),
      ),
    agrees: () => line.call(matchingCalls.chooseTimeslot, { params: { id: match.id }, body: { slot: slots[0] } }, asCandidate(person)),
    withdraws: () => candidate('DECLINED_INTERVIEW_BY_CANDIDATE'),
    rejected: () => employer('REJECTED'),
    calledOff: () => employer('DECLINED_INTERVIEW_BY_EMPLOYER'),
    hired: () => employer('JOB_TAKEN'),
  };
  await ways[move]();
}

const aDay = 86_400_000;
const isWorkday = (/** @type {Date} */ day) => day.getUTCDay() % 6 !== 0;

/** A time on each of three workdays, from five days ahead; the same whenever they are asked for on a day. */
export function offeredTimes(today = new Date()) {
  const start = new Date(today.getTime() + 5 * aDay).setUTCHours(0, 0, 0, 0);
  const days = Array.from({ length: 5 }, (_, later) => new Date(start + later * aDay)).filter(isWorkday);
  return days.slice(0, 3).map((day, turn) => {
    const from = day.getTime() + (8 + turn * 2) * 3_600_000;
    return { start: new Date(from).toISOString(), end: new Date(from + 45 * 60_000).toISOString() };
  });
}
