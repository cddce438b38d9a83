import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { Candidate } from '@tandem/contracts/entities/candidate';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, idOf, startAsAdmin } from '../../../testing/start';
import { write } from '@tandem/web-kit/testing/write';

let gateway: FakeGateway;
let app: RenderedApp;
const id = idOf(7);
const candidate: Candidate = {
  ...(aCandidate().accountInfo as Candidate),
  id,
  isTest: true,
  firstName: 'Test',
  lastName: 'Lasser',
  address: { city: 'Zwolle', country: 'Nederland', latitude: 52.5, longitude: 6.1 },
  preferences: {
    desiredJobTitle: 'Lasser',
    jobTypes: ['PART_TIME'],
    hoursPerWeek: 32,
    workModels: ['ON_SITE'],
    travelMode: 'CAR',
    travelTime: 30,
    salary: 3000,
    wantedBenefits: ['Pension'],
  },
  testAttributes: { set: 'metal' },
};
const { listTestCandidates, updateTestCandidate } = accountsCalls;
const stands = (now: Candidate) => gateway.on<typeof listTestCandidates>(listTestCandidates.route, aPage([now], { pageSize: 20 }));
const sent = () => gateway.requests.filter((_, place) => gateway.calls[place]?.startsWith('PATCH')).map(({ body }) => body);
const dialog = () => screen.getByRole('dialog', { name: 'Edit candidate' });
const field = (name: RegExp) => within(dialog()).getByRole('textbox', { name });
const rewrite = async (name: RegExp, words: string) => {
  await userEvent.clear(field(name));
  await write(field(name), words);
};
const save = async () => userEvent.click(within(dialog()).getByRole('button', { name: 'Save' }));

beforeEach(async () => {
  gateway = new FakeGateway();
  gateway.on<typeof matchingCalls.listTestMatches>(matchingCalls.listTestMatches.route, []);
  stands(candidate);
  app = startAsAdmin(gateway, `/admin?tab=matching-tool&candidate=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit candidate' }));
});
afterEach(() => {
  // What is gone asks for its frames back as it got them.
  cleanup();
  jest.restoreAllMocks();
  cleanBrowser(app.store);
});

it('speaks of the candidate, not to him', () => {
  expect(dialog()).not.toHaveTextContent(/\byour?\b/i);
  expect(field(/^Job wanted/)).toHaveValue('Lasser');
});

it('overwrites nothing somebody else saved meanwhile: says so, keeps what was typed, and saves upon the newer state', async () => {
  const theirs: Candidate = { ...candidate, lastName: 'Lassers', address: { city: 'Emmen' }, testAttributes: { set: 'steel' } };
  gateway.on<typeof updateTestCandidate>(updateTestCandidate.route, fails(409, 'conflict'));
  await rewrite(/^Last name/, 'Lasse');
  stands(theirs);
  await save();
  const told = await within(dialog()).findByRole('alert');
  expect(told).toHaveTextContent('Somebody else saved this candidate while you were writing.');
  expect(told).toHaveTextContent(/theirs is: *Last name *Lassers/);
  expect(told).not.toHaveTextContent('Emmen');
  expect(field(/^Last name/)).toHaveValue('Lasse');
  expect(within(dialog()).getByRole('combobox', { name: /City/ })).toHaveValue('Emmen');

  gateway.on<typeof updateTestCandidate>(updateTestCandidate.route, theirs);
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([
    expect.objectContaining({
      lastName: 'Lasse',
      seen: expect.objectContaining({ lastName: 'Lasser', testAttributes: { set: 'metal' } }) as unknown,
    }),
    expect.objectContaining({
      lastName: 'Lasse',
      address: { city: 'Emmen' },
      testAttributes: { set: 'steel' },
      preferences: candidate.preferences,
      seen: expect.objectContaining({ lastName: 'Lassers', testAttributes: { set: 'steel' } }) as unknown,
    }),
  ]);
});

it('takes what somebody else saved in place of what was typed when asked to', async () => {
  gateway.on<typeof updateTestCandidate>(updateTestCandidate.route, fails(409, 'conflict'));
  await rewrite(/^Last name/, 'Lasse');
  await rewrite(/^First name/, 'Tess');
  stands({ ...candidate, lastName: 'Lassers' });
  await save();
  await userEvent.click(await within(dialog()).findByRole('button', { name: 'Take theirs' }));
  expect(field(/^Last name/)).toHaveValue('Lassers');
  expect(field(/^First name/)).toHaveValue('Tess');
});

it('has what was typed again after a session that ended in between, and nothing once that was given up', async () => {
  await rewrite(/^Last name/, 'Lasse');
  app.unmount();
  const again = async () => {
    app = startAsAdmin(gateway, `/admin?tab=matching-tool&candidate=${id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit candidate' }));
  };
  await again();
  await waitFor(() => expect(field(/^Last name/)).toHaveValue('Lasse'));
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  app.unmount();
  await again();
  expect(field(/^Last name/)).toHaveValue('Lasser');
});

const pressOutside = async () => userEvent.click(document.querySelector('[data-scrim]') ?? document.body);

it.each([
  ['Escape', async () => userEvent.keyboard('{Escape}')],
  ['a press outside', pressOutside],
  [
    'a press outside in a browser that is busy',
    async () => {
      jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => window.setTimeout(draw, 100, 0));
      jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => window.clearTimeout(frame));
      await pressOutside();
      await act(() => new Promise((frames) => setTimeout(frames, 300)));
    },
  ],
])('asks before %s throws away what was typed', async (_, leave) => {
  await rewrite(/^Last name/, 'Lasse');
  await leave();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(field(/^Last name/)).toHaveValue('Lasse'));
  // The focus goes back a frame after the question went; a key before that is meant for nothing.
  await waitFor(() => expect(dialog()).toContainElement(document.activeElement as HTMLElement));
  await leave();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('closes at once while nothing was typed', async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
