import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { Account, MailPreferences } from '@tandem/contracts/entities/account';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../app/page';
import { api } from '../gateway/api';
import { useAccount } from '../session/session';
import { aCandidate, anEmployer } from '../testing/accounts';
import { fails, FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { MailSwitches } from './mail-switches';

let app: RenderedApp;
let gateway: FakeGateway;
let account: Account;
const Screen = () => {
  const known = useAccount();
  return known ? <MailSwitches account={known} /> : null;
};
const start = async (given: Account) => {
  account = given;
  gateway = new FakeGateway()
    .on<typeof accountsCalls.get>(accountsRoutes.get, () => account)
    .on<typeof accountsCalls.updateMailPreferences>(accountsRoutes.updateMailPreferences, ({ body }) =>
      switched(body as Partial<MailPreferences>),
    );
  app = renderApp(gateway, { pages: [page('/', { everyone: async () => ({ default: Screen }) })] });
  await screen.findAllByRole('switch');
};
const switched = (change: Partial<MailPreferences>): Account => {
  account = { ...account, mailPreferences: { ...account.mailPreferences, ...change } } as Account;
  return account;
};
const theSwitch = (name: RegExp) => screen.getByRole('switch', { name });
const asked = () => gateway.requests.filter((_, index) => gateway.calls[index]?.startsWith('PATCH')).map(({ body }) => body);
afterEach(() => cleanBrowser(app.store));

it.each([
  ['a candidate', aCandidate(), ['New matches', 'Changes to a match', 'After an interview'], /an employer invites you/],
  ['an employer', anEmployer(), ['Changes to a match', 'After an interview'], /somebody applies or accepts/],
] as const)('offers %s the mails there are, and says when they come', async (_, who, kinds, when) => {
  await start(who);
  expect(screen.getAllByRole('switch')).toHaveLength(kinds.length);
  for (const kind of kinds) expect(screen.getByRole('switch', { name: new RegExp(`^${kind}`) })).toBeInTheDocument();
  expect(screen.getByText(when)).toBeInTheDocument();
});

it('sends the one that was switched, and shows it at once', async () => {
  await start(aCandidate());
  await userEvent.click(theSwitch(/New matches/));
  expect(theSwitch(/New matches/)).not.toBeChecked();
  await waitFor(() => expect(asked()).toEqual([{ newMatches: false }]));
  expect(theSwitch(/After an interview/)).toBeChecked();
});

it('shows what another window, or the link in a mail, switched later', async () => {
  await start(aCandidate());
  await userEvent.click(theSwitch(/New matches/));
  await waitFor(() => expect(asked()).toHaveLength(1));
  switched({ newMatches: true, interviewCheck: false });
  act(() => void app.store.dispatch(api.util.invalidateTags(['Account'])));
  await waitFor(() => expect(theSwitch(/New matches/)).toBeChecked());
  expect(theSwitch(/After an interview/)).not.toBeChecked();
});

it('goes back, and says so, when it could not be saved', async () => {
  await start(aCandidate());
  gateway.on<typeof accountsCalls.updateMailPreferences>(accountsRoutes.updateMailPreferences, fails(500, 'internal_error'));
  await userEvent.click(theSwitch(/New matches/));
  expect(await screen.findByText('Your changes could not be saved')).toBeInTheDocument();
  expect(theSwitch(/New matches/)).toBeChecked();
});

it('ends as it was left by whoever changes his mind', async () => {
  await start(aCandidate());
  await userEvent.dblClick(theSwitch(/New matches/));
  await waitFor(() => expect(asked()).toEqual([{ newMatches: false }, { newMatches: true }]));
  expect(theSwitch(/New matches/)).toBeChecked();
});
