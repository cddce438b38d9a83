import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { Match } from '@tandem/contracts/entities/match';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { page } from '@tandem/web-kit/app/page';
import { api } from '@tandem/web-kit/gateway/api';
import { clearForSignOut } from '@tandem/web-kit/browser/storage';
import { anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway, fails } from '@tandem/web-kit/testing/fake-gateway';
import { aMatch } from '@tandem/web-kit/testing/matches';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { write } from '@tandem/web-kit/testing/write';

const pages = [
  page('/matches/:matchId', { EMPLOYER: async () => ({ default: () => <h1>Application</h1> }) }),
  page('/matches/:matchId/invite', { EMPLOYER: () => import('./invite-page') }),
];
let gateway: FakeGateway;
let app: RenderedApp;
beforeEach(() => {
  gateway = new FakeGateway();
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer());
});
afterEach(() => cleanBrowser(app.store));
const start = (match: Match) => {
  gateway.on<typeof matchingCalls.getApplication>(matchingCalls.getApplication.route, match);
  gateway.on<typeof matchingCalls.invite>(matchingCalls.invite.route, { ...match, status: 'INVITED' });
  app = renderApp(gateway, { pages, at: `/matches/${match.id}/invite`, config: { hasSession: true, app: 'employer' } });
};
const sent = () => gateway.requests.map(({ body }) => body).filter((body) => typeof body === 'object' && body !== null && 'method' in body);

it('sends three times and what was written with them, and leads back to the application', async () => {
  const match = aMatch(1);
  start(match);
  expect(await screen.findByRole('heading', { level: 1, name: /Noor Bakker 1/ })).toBeInTheDocument();
  expect(screen.getByText('3 of 6')).toBeInTheDocument();
  expect(screen.getByText(/^All times: \S/)).toBeInTheDocument();
  await write(screen.getByRole('textbox', { name: 'Message' }), ' Ring at the gate ');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send times' }));
  expect(await screen.findByRole('heading', { name: 'Application' })).toBeInTheDocument();
  expect(app.address()).toBe(`/matches/${match.id}`);
  const slot = expect.objectContaining({
    start: expect.stringMatching(/Z$/) as string,
    end: expect.stringMatching(/Z$/) as string,
  }) as object;
  expect(sent()).toEqual([{ method: 'TIMESLOTS', from: 'APPLIED', message: 'Ring at the gate', slots: [slot, slot, slot] }]);
});

it('says that somebody withdrew while his times were being chosen, and still lets him be invited', async () => {
  const match = aMatch(1);
  start(match);
  await screen.findByRole('button', { name: 'Send times' });
  const withdrawn = { ...match, status: 'DECLINED' as const };
  gateway.on<typeof matchingCalls.getApplication>(matchingCalls.getApplication.route, withdrawn);
  app.store.dispatch(api.util.invalidateTags(['Match']));
  const said = await screen.findByText(/This application was moved in the meantime: Declined on/);
  // Where nobody passes it by on the way to the button.
  const message = screen.getByRole('textbox', { name: 'Message' });
  expect(message.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('button', { name: 'Send times' }));
  expect(await screen.findByRole('heading', { name: 'Application' })).toBeInTheDocument();
  expect(sent()).toMatchObject([{ from: 'DECLINED' }]);
});

it('says that somebody else got the job meanwhile, sends nothing then, and keeps what was written', async () => {
  const match = aMatch(1);
  start(match);
  await write(await screen.findByRole('textbox', { name: 'Message' }), 'Ring at the gate');
  const filled = { ...match, vacancy: { ...match.vacancy, filledSince: '2026-11-02T09:00:00.000Z' } };
  gateway.on<typeof matchingCalls.getApplication>(matchingCalls.getApplication.route, filled);
  app.store.dispatch(api.util.invalidateTags(['Match']));
  expect(await screen.findByText(/This vacancy has been filled in the meantime/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send times' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Ring at the gate');
});

it('leaves the message that was written when the application goes, and leads to it', async () => {
  const match = aMatch(1);
  start(match);
  await write(await screen.findByRole('textbox', { name: 'Message' }), 'Ring at the gate');
  gateway.on<typeof matchingCalls.getApplication>(matchingCalls.getApplication.route, fails(404, 'match_not_found'));
  app.store.dispatch(api.util.invalidateTags(['Match']));
  const said = await screen.findByText('This application was not found');
  expect(screen.getByRole('textbox', { name: 'What you had typed' })).toHaveValue('Ring at the gate');
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(said);
});

it('offers neither a telephone nor a mail that nobody has', async () => {
  start(aMatch(1, { candidate: { phone: null, email: null } }));
  expect(await screen.findByRole('radio', { name: /^By phone/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^By e-mail/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^Send timeslots/ })).toBeChecked();
});

it('gives the number to call, and invites by telephone without times', async () => {
  start(aMatch(1, { status: 'REJECTED' }));
  await userEvent.click(await screen.findByRole('radio', { name: /^By phone/ }));
  expect(screen.getByRole('link', { name: /\+31 6 12345678/ })).toHaveAttribute('href', 'tel:+31612345678');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as invited' }));
  expect(await screen.findByRole('heading', { name: 'Application' })).toBeInTheDocument();
  expect(sent()).toEqual([{ method: 'PHONE', from: 'REJECTED' }]);
});

it('says which day of the week a time is on', async () => {
  start(aMatch(1));
  const [day] = await screen.findAllByRole('textbox', { name: 'Day' });
  await userEvent.clear(day!);
  await write(day!, '07/12/2099');
  await userEvent.tab();
  expect(day).toHaveAccessibleDescription('Monday');
});

it('leads whoever sends a time that is past to its day, each time', async () => {
  start(aMatch(1));
  const day = within(await screen.findByRole('group', { name: 'Time 2' })).getByRole('textbox', { name: 'Day' });
  await userEvent.clear(day);
  await userEvent.type(day, '01/01/2020');
  for (let tries = 0; tries < 2; tries++) {
    await userEvent.click(screen.getByRole('button', { name: 'Send times' }));
    await waitFor(() => expect(day).toHaveFocus());
    expect(day).toBeInvalid();
  }
  expect(sent()).toEqual([]);
});

it('leads whoever offers one time twice to the second of them', async () => {
  start(aMatch(1));
  const dayOf = (time: string) => within(screen.getByRole('group', { name: time })).getByRole('textbox', { name: 'Day' });
  await screen.findByRole('group', { name: 'Time 3' });
  await userEvent.clear(dayOf('Time 3'));
  await userEvent.type(dayOf('Time 3'), (dayOf('Time 1') as HTMLInputElement).value);
  await userEvent.click(screen.getByRole('button', { name: 'Send times' }));
  await waitFor(() => expect(dayOf('Time 3')).toHaveFocus());
  expect(dayOf('Time 3')).toHaveAccessibleDescription('This time overlaps another one');
  expect(sent()).toEqual([]);
});

it('offers times anew to somebody who chose none of those that have passed', async () => {
  const slots = [{ start: '2026-01-02T10:00:00.000Z', end: '2026-01-02T11:00:00.000Z' }];
  start(aMatch(1, { status: 'INVITED', invitation: { method: 'TIMESLOTS', message: null, slots, chosen: null, asksOther: false } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send times' }));
  expect(await screen.findByRole('heading', { name: 'Application' })).toBeInTheDocument();
  expect(sent()).toMatchObject([{ from: 'INVITED' }]);
});

it('leaves the focus on a time, by keyboard, whichever is added and removed', async () => {
  start(aMatch(1));
  const dayOf = (number: number) => within(screen.getByRole('group', { name: `Time ${number}` })).getByRole('textbox', { name: 'Day' });
  const press = async (name: string) => {
    act(() => screen.getByRole('button', { name }).focus());
    await userEvent.keyboard('{Enter}');
  };
  await screen.findByRole('group', { name: 'Time 3' });
  const third = dayOf(3);
  await press('Remove time 2');
  expect(third).toHaveFocus();
  await press('Remove time 2');
  expect(dayOf(1)).toHaveFocus();
  for (let number = 2; number <= 6; number++) {
    await press('Add a time');
    expect(dayOf(number)).toHaveFocus();
  }
  expect(screen.getByRole('button', { name: 'Add a time' })).toBeDisabled();
});

it('takes one time away for a double click, which the next one has come under', async () => {
  start(aMatch(1));
  await screen.findByRole('group', { name: 'Time 3' });
  const bin = () => screen.getByRole('button', { name: 'Remove time 1' });
  const times = () => screen.getAllByRole('group', { name: /^Time \d/ });
  // A busy machine would let more time pass between two clicks than a double click has.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  await userEvent.click(bin());
  clock.mockReturnValue(10_300);
  await userEvent.click(bin());
  expect(times()).toHaveLength(2);
  clock.mockReturnValue(12_000);
  await userEvent.click(bin());
  clock.mockRestore();
  expect(times()).toHaveLength(1);
});

it('keeps what was written when the invitation is refused, and says why', async () => {
  start(aMatch(1));
  gateway.on<typeof matchingCalls.invite>(matchingCalls.invite.route, fails(409, 'vacancy_filled'));
  await write(await screen.findByRole('textbox', { name: 'Message' }), 'Ring at the gate');
  await userEvent.click(screen.getByRole('button', { name: 'Send times' }));
  expect(await screen.findByText(/The invitation was not sent\./)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Ring at the gate');
});

it.each(['INVITED', 'INTERVIEW', 'JOB_TAKEN'] as const)('leads to the application when it is %s and cannot be invited', async (status) => {
  start(aMatch(1, { status }));
  expect(await screen.findByRole('heading', { name: 'Application' })).toBeInTheDocument();
});

describe('what is being written', () => {
  const match = aMatch(1);
  const message = async () => screen.findByRole('textbox', { name: 'Message' });
  /** The page is left and opened again in the same tab. */
  const comeBack = () => {
    app.unmount();
    start(match);
  };
  const startWriting = async () => {
    start(match);
    await write(await message(), 'Ring at the gate');
  };

  it('is there again for whoever signs in after the session ended while it was being sent', async () => {
    await startWriting();
    gateway.on<typeof matchingCalls.invite>(matchingCalls.invite.route, fails(401, 'unauthorized'));
    gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, fails(401, 'unauthorized'));
    gateway.raw('POST', '/auth/refresh', () => ({ status: 401 }));
    await userEvent.click(screen.getByRole('button', { name: 'Send times' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull());
    gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer());
    comeBack();
    expect(await message()).toHaveValue('Ring at the gate');
  });

  it('keeps the times too', async () => {
    await startWriting();
    await userEvent.click(screen.getByRole('button', { name: 'Add a time' }));
    comeBack();
    expect(await screen.findByText('4 of 6')).toBeInTheDocument();
  });

  it('is not shown to anybody else who signs in', async () => {
    await startWriting();
    gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer({ id: '6f1f6a50-0000-4000-8000-000000000077' }));
    comeBack();
    expect(await message()).toHaveValue('');
  });

  it.each([
    ['sent', 'button', 'Send times'],
    ['given up', 'link', 'Cancel'],
  ])('is forgotten once it is %s', async (_, role, name) => {
    await startWriting();
    await userEvent.click(screen.getByRole(role, { name }));
    await screen.findByRole('heading', { name: 'Application' });
    comeBack();
    expect(await message()).toHaveValue('');
  });

  it('goes with everything else when somebody signs out', async () => {
    await startWriting();
    clearForSignOut();
    comeBack();
    expect(await message()).toHaveValue('');
  });
});
