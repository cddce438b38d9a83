import { adminCalls } from '@tandem/contracts/admin/admin';
import type { Match } from '@tandem/contracts/entities/match';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { aMatch } from '@tandem/web-kit/testing/matches';
import { cleanBrowser, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, aUser, idOf, startAsAdmin } from '../../../testing/start';
import { write } from '@tandem/web-kit/testing/write';

let gateway: FakeGateway;
let app: RenderedApp;
const { listPersonMatches } = matchingCalls;
const reason = { positive: [], negative: [], parts: [{ term: 'skills', weight: 30, points: 12.5, value: 0.417 }], certainty: 0.8 };
const matches = [1, 2].map((place) => aMatch(place, { percentage: 90 - place * 10, reason }));
const start = (at = `/admin?tab=users&open=${idOf(1)}`, accountType: 'CANDIDATE' | 'EMPLOYER' = 'CANDIDATE') => {
  const user = { ...aUser({ accountType }), timeline: [], sessions: [] };
  gateway.on<typeof adminCalls.listUsers>(adminCalls.listUsers.route, aPage([user]));
  gateway.raw('GET', adminCalls.getUser.route.path, () => ({ body: user }));
  app = startAsAdmin(gateway, at);
};
const beside = (name: string) => screen.findByRole('complementary', { name });
const asked = () => gateway.calls.filter((call) => call.endsWith('/matches')).length;

beforeEach(() => {
  gateway = new FakeGateway();
  gateway.on<typeof listPersonMatches>(listPersonMatches.route, matches);
});
afterEach(() => cleanBrowser(app.store));

it('tells why a match of somebody is low: from the person to his matches to the terms of one, and back', async () => {
  start();
  const person = await beside('Yusuf Aydin');
  expect(asked()).toBe(0);
  await userEvent.click(within(person).getByRole('link', { name: 'Show matches and why' }));
  // While they are fetched another panel stands there.
  await write(await screen.findByRole('searchbox', { name: 'Job, company or link' }), 'maker 2');
  const list = await beside('Matches of Yusuf Aydin');
  expect(within(list).getAllByRole('row')).toHaveLength(2);
  await userEvent.click(within(list).getByRole('link', { name: 'Fietsenmaker 2' }));
  const match = await beside('Fietsenmaker 2');
  expect(await within(match).findByRole('row', { name: 'Skills 0.42 30 12.5' })).toBeInTheDocument();
  await userEvent.click(within(match).getByRole('link', { name: 'All matches' }));
  await userEvent.click(within(await beside('Matches of Yusuf Aydin')).getByRole('link', { name: 'Back to Yusuf Aydin' }));
  expect(await beside('Yusuf Aydin')).toBeInTheDocument();
});

it('tells jobs of one title apart by their towns, and finds the one of a pasted link', async () => {
  const at = (city: string) => ({ title: 'Planner', address: { city, country: 'NL' } }) as Match['vacancy'];
  const same = [aMatch(1, { vacancy: at('Zwolle') }), aMatch(2, { vacancy: at('Kampen') }), aMatch(3)];
  gateway.on<typeof listPersonMatches>(listPersonMatches.route, same);
  start(`/admin?tab=users&open=${idOf(1)}&matches=all`);
  expect(await screen.findByRole('link', { name: 'Planner Zwolle' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fietsenmaker 3' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('searchbox', { name: 'Job, company or link' }));
  await userEvent.paste(`https://tandem.example/jobs/${same[1]?.vacancy.id}?from=mail`);
  const links = within(screen.getByRole('table', { name: 'Matches' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['PlannerKampen']);
});

it('says when there are none, and when they cannot be had', async () => {
  gateway.on<typeof listPersonMatches>(listPersonMatches.route, []);
  start(`/admin?tab=users&open=${idOf(1)}&matches=all`);
  expect(await screen.findByText(/^No matches\. Nobody is matched without a resume/)).toBeInTheDocument();
  gateway.on<typeof listPersonMatches>(listPersonMatches.route, fails(404, 'candidate_not_found'));
  await app.go(`/admin?tab=users&open=${idOf(2)}&matches=all`);
  expect(await screen.findByText('This candidate does not exist (any more)')).toBeInTheDocument();
});

it('offers none for an employer', async () => {
  start(undefined, 'EMPLOYER');
  expect(within(await beside('Yusuf Aydin')).queryByRole('link', { name: 'Show matches and why' })).not.toBeInTheDocument();
});
