import { adminCalls } from '@tandem/contracts/admin/admin';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, aUser, idOf, startAsAdmin } from '../../../testing/start';
import { write } from '@tandem/web-kit/testing/write';

let gateway: FakeGateway;
let app: RenderedApp;
const start = (at = '/admin?tab=users') => {
  app = startAsAdmin(gateway, at);
};
const lastQuery = () => {
  const place = gateway.calls.lastIndexOf('GET /admin/users');
  return Object.fromEntries(gateway.requests[place]?.query ?? []);
};
const table = () => screen.findByRole('table', { name: 'Users' });

beforeEach(() => {
  gateway = new FakeGateway();
  gateway.on<typeof adminCalls.listUsers>(
    adminCalls.listUsers.route,
    aPage([aUser(), aUser({ id: idOf(2), email: 'hr@zorgpad.example', accountType: 'EMPLOYER', phone: null })], {
      total: 120,
      totalPages: 3,
    }),
  );
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.useRealTimers();
});

it('lists 50 users a page with their columns, the size of the list and the totals of the page', async () => {
  start();
  const rows = within(await table()).getAllByRole('row');
  expect(rows[0]).toHaveTextContent('E-mailTypeProviderCreatedUpdatedFirst nameLast namePhoneLinkedIn');
  expect(rows[1]).toHaveTextContent('yusuf@post.exampleCandidateGoogle11-10-202621-11-2026YusufAydin+31622017784none');
  expect(rows[3]).toHaveTextContent('2 on this page1 cand. / 1 empl.');
  expect(screen.getByRole('heading', { level: 1, name: 'Users 120' })).toBeInTheDocument();
  expect(screen.getByText('1 to 2 of 120')).toBeInTheDocument();
  expect(lastQuery()).toEqual({ page: '1', pageSize: '50', sortField: 'createdAt', sortDirection: 'DESC' });
});

it('takes what it shows from the address, and leaves out what makes no sense there', async () => {
  start('/admin?tab=users&page=0&sort=password&direction=desc&from=2026-13-01&type=ROBOT');
  await table();
  expect(lastQuery()).toEqual({ page: '1', pageSize: '50', sortField: 'createdAt', sortDirection: 'DESC' });
  await app.go('/admin?tab=users&page=2&sort=lastName&from=2026-01-01&type=EMPLOYER&search=hr');
  await waitFor(() =>
    expect(lastQuery()).toEqual({
      page: '2',
      pageSize: '50',
      sortField: 'lastName',
      sortDirection: 'ASC',
      fromDate: '2026-01-01',
      accountType: 'EMPLOYER',
      search: 'hr',
    }),
  );
});

it('sorts by a column, and turns the order round, from the first page on', async () => {
  start('/admin?tab=users&page=2');
  await userEvent.click(within(await table()).getByRole('button', { name: 'E-mail' }));
  await waitFor(() => expect(app.address()).toBe('/admin?tab=users&sort=email'));
  await userEvent.click(within(await table()).getByRole('button', { name: 'E-mail' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ page: '1', sortField: 'email', sortDirection: 'DESC' }));
});

it('sorts by a list of its columns too, for a phone, where most of their heads are out of view', async () => {
  start('/admin?tab=users&page=2');
  await table();
  await userEvent.click(screen.getByRole('button', { name: /Sort by$/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Last name' }));
  await waitFor(() => expect(app.address()).toBe('/admin?tab=users&sort=lastName&direction=desc'));
  await userEvent.click(screen.getByRole('radio', { name: 'Ascending' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ page: '1', sortField: 'lastName', sortDirection: 'ASC' }));
});

it('says that the accounts it shows only come close to what was searched, in their own order', async () => {
  const close = aPage([aUser({ lastName: 'Oosterhuis' })], { total: 1, totalPages: 1 });
  gateway.on<typeof adminCalls.listUsers>(adminCalls.listUsers.route, { ...close, isAlike: true });
  start('/admin?tab=users&search=oosterhuys');
  const headings = within(await table()).getAllByRole('columnheader');
  expect(
    screen.getByText('Nobody was found for “oosterhuys”; of a deleted account neither name nor address is kept. This one comes close:'),
  ).toBeInTheDocument();
  expect(headings.some((heading) => heading.hasAttribute('aria-sort'))).toBe(false);
  expect(lastQuery()).toEqual({ page: '1', pageSize: '50', search: 'oosterhuys' });
});

it('names those who only come close under the few who are found, and leads to them', async () => {
  const few = aPage([aUser({ lastName: 'Jansen' })], { total: 1, totalPages: 1 });
  const alike = [aUser({ id: idOf(3), email: 'j@post.example', lastName: 'Janssen' })];
  gateway.on<typeof adminCalls.listUsers>(adminCalls.listUsers.route, { ...few, alike });
  start('/admin?tab=users&search=jansen');
  expect(within(await table()).getAllByRole('row')).toHaveLength(3);
  const also = within(screen.getByRole('table', { name: 'This one comes close:' }));
  expect(also.getAllByRole('row')).toHaveLength(2);
  expect(also.getByRole('link', { name: 'j@post.example' })).toHaveAttribute('href', `/admin?tab=users&search=jansen&open=${idOf(3)}`);
});

it('searches when the typing stops and filters by type', async () => {
  start();
  await table();
  await write(screen.getByRole('searchbox', { name: 'Search' }), 'zorg');
  await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'zorg' }));
  await userEvent.click(screen.getByRole('button', { name: /Account type/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Employer' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'zorg', accountType: 'EMPLOYER' }));
});

it('hides columns that are not chosen', async () => {
  start('/admin?tab=users&hide=phone');
  expect(within(await table()).queryByRole('columnheader', { name: 'Phone' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'LinkedIn' }));
  expect(app.address()).toContain('hide=phone%2ClinkedinUrl');
});

it('asks again every ten seconds', async () => {
  jest.useFakeTimers();
  start();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  const before = gateway.calls.filter((call) => call === 'GET /admin/users').length;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(gateway.calls.filter((call) => call === 'GET /admin/users').length - before).toBe(2);
});

it('asks nothing while its tab is hidden, and at once when it shows again', async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const show = async (state: DocumentVisibilityState): Promise<void> => {
    visibility.mockReturnValue(state);
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await jest.advanceTimersByTimeAsync(1);
    });
  };
  const asked = () => gateway.calls.filter((call) => call === 'GET /admin/users').length;
  start();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await show('hidden');
  const before = asked();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(before);
  await show('visible');
  expect(asked()).toBe(before + 1);
  visibility.mockRestore();
});

it('leaves nothing on screen for somebody who is no administrator any more', async () => {
  start();
  await table();
  gateway.on<typeof adminCalls.listUsers>(adminCalls.listUsers.route, fails(403, 'forbidden'));
  await app.go('/admin?tab=users&page=2');
  expect(await screen.findByText('You are not allowed to do this')).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Users' })).toBeNull();
});

it('opens a user beside the list, with a timeline, and closes it by Escape', async () => {
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, {
    ...aUser(),
    signIn: null,
    timeline: [
      {
        at: '2026-11-21T10:00:00.000Z',
        what: 'moved',
        facts: {
          from: 'APPLIED',
          to: 'INVITED',
          actor: 'EMPLOYER',
          vacancyTitle: 'Engineer',
          companyName: 'Waterkant',
          candidateName: 'Yusuf',
        },
      },
      { at: '2026-10-11T09:00:00.000Z', what: 'registered', facts: { authProvider: 'google' } },
    ],
  });
  start();
  const link = within(await table()).getByRole('link', { name: 'yusuf@post.example' });
  await userEvent.click(link);
  const drawer = await screen.findByRole('complementary', { name: 'Yusuf Aydin' });
  expect(drawer).toHaveTextContent('Engineer (Waterkant), Yusuf: from applied to invited, by the employer');
  expect(drawer).toHaveTextContent('Registered by Google');
  expect(app.address()).toBe(`/admin?tab=users&open=${idOf(1)}`);
  await userEvent.click(within(drawer).getByRole('heading', { name: 'Yusuf Aydin' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(app.address()).toBe('/admin?tab=users'));
});

it('shows the last page for one past it', async () => {
  gateway.raw('GET', adminCalls.listUsers.route.path, ({ query }) => {
    const page = Number(query.get('page'));
    return { body: aPage(page > 2 ? [] : [aUser()], { page, total: 51, totalPages: 2 }) };
  });
  start('/admin?tab=users&page=9');
  expect(await screen.findByRole('link', { name: 'yusuf@post.example' })).toBeInTheDocument();
  expect(app.address()).toBe('/admin?tab=users&page=2');
});

it('says that an account is gone, which trying again does not mend', async () => {
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, fails(404, 'user_not_found'));
  start(`/admin?tab=users&open=${idOf(1)}`);
  const drawer = await screen.findByRole('complementary', { name: 'Account' });
  expect(await within(drawer).findByText(/does not exist \(any more\)/)).toBeInTheDocument();
  expect(within(drawer).queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('shows nothing more of somebody who deletes his account while staff looks at it', async () => {
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, { ...aUser(), signIn: null, timeline: [] });
  start(`/admin?tab=users&open=${idOf(1)}`);
  await screen.findByRole('complementary', { name: 'Yusuf Aydin' });
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, fails(404, 'user_not_found'));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByText(/does not exist \(any more\)/)).toBeInTheDocument();
  expect(screen.queryByRole('complementary', { name: 'Yusuf Aydin' })).toBeNull();
});

it('leaves the focus at the page where what a user was opened from is gone', async () => {
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, { ...aUser(), signIn: null, timeline: [] });
  start(`/admin?tab=users&open=${idOf(1)}`);
  const drawer = await screen.findByRole('complementary', { name: 'Yusuf Aydin' });
  await waitFor(() => expect(drawer).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('tells how somebody gets in, and has links mailed to him', async () => {
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, {
    ...aUser({ authProvider: 'email' }),
    timeline: [],
    signIn: {
      verifiedAt: null,
      hasPassword: true,
      pendingEmail: 'new@post.example',
      sessions: [{ userAgent: null, createdAt: '2026-11-20T09:00:00.000Z', lastUsedAt: '2026-11-21T09:00:00.000Z' }],
    },
  });
  gateway.on<typeof adminCalls.mailVerification>(adminCalls.mailVerification.route, { outcome: 'mailed' });
  gateway.on<typeof adminCalls.mailPasswordLink>(adminCalls.mailPasswordLink.route, { outcome: 'too_soon' });
  start(`/admin?tab=users&open=${idOf(1)}`);
  const drawer = await screen.findByRole('complementary', { name: 'Yusuf Aydin' });
  expect(drawer).toHaveTextContent('Not confirmed yet');
  expect(drawer).toHaveTextContent('new@post.example');
  expect(drawer).toHaveTextContent('last used 21-11-2026');
  await userEvent.click(within(drawer).getByRole('button', { name: 'E-mail confirmation link' }));
  expect(await screen.findByText('A link is on its way to yusuf@post.example.')).toBeInTheDocument();
  await userEvent.click(within(drawer).getByRole('button', { name: 'E-mail password link' }));
  expect(await screen.findByText(/was e-mailed to yusuf@post.example a few minutes ago/)).toBeInTheDocument();
});

it('says of somebody with LinkedIn alone that no password can be mailed to him, and how he gets in', async () => {
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, {
    ...aUser({ authProvider: 'linkedin' }),
    timeline: [],
    signIn: { verifiedAt: '2026-10-11T09:00:00.000Z', hasPassword: false, pendingEmail: null, sessions: [] },
  });
  start(`/admin?tab=users&open=${idOf(1)}`);
  const drawer = await screen.findByRole('complementary', { name: 'Yusuf Aydin' });
  expect(drawer).toHaveTextContent('The LinkedIn button on the login page lets its owner in.');
  expect(within(drawer).queryByRole('button', { name: 'E-mail password link' })).not.toBeInTheDocument();
});

it('logs somebody out everywhere, after asking', async () => {
  let sessions = [{ userAgent: null, createdAt: '2026-11-20T09:00:00.000Z', lastUsedAt: '2026-11-21T09:00:00.000Z' }];
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, () => ({
    ...aUser({ authProvider: 'email' }),
    timeline: [],
    signIn: { verifiedAt: '2026-10-11T09:00:00.000Z', hasPassword: true, pendingEmail: null, sessions },
  }));
  let asked = 0;
  gateway.on<typeof adminCalls.endSessions>(adminCalls.endSessions.route, () => {
    asked++;
    const ended = sessions.length;
    sessions = [];
    return { ended };
  });
  start(`/admin?tab=users&open=${idOf(1)}`);
  const button = await screen.findByRole('button', { name: 'Log out everywhere' });
  await userEvent.click(button);
  const question = await screen.findByRole('alertdialog', { name: 'Log out everywhere' });
  expect(question).toHaveTextContent('yusuf@post.example');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(asked).toBe(0);
  await userEvent.click(button);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('Logged out on 1 device.')).toBeInTheDocument();
  expect(await screen.findByText('nowhere')).toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('says when it is wrong passwords for several accounts that keep somebody out', async () => {
  const locked = { lockedUntil: new Date(2026, 10, 21, 10, 12).toISOString(), isNetworkLocked: true };
  const signIn = { verifiedAt: null, hasPassword: true, pendingEmail: null, sessions: [], ...locked };
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, { ...aUser({ authProvider: 'email' }), timeline: [], signIn });
  start(`/admin?tab=users&open=${idOf(1)}`);
  const drawer = await screen.findByRole('complementary', { name: 'Yusuf Aydin' });
  expect(drawer).toHaveTextContent('until 10:12, after too many wrong passwords for several accounts from one network');
  expect(within(drawer).getByRole('button', { name: 'Unlock login' })).toBeInTheDocument();
});

it('says until when wrong passwords keep somebody out, and lets him log in again', async () => {
  let lockedUntil: string | null = new Date(2026, 10, 21, 10, 12).toISOString();
  const signIn = { verifiedAt: '2026-10-11T09:00:00.000Z', hasPassword: true, pendingEmail: null, sessions: [] };
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, () => ({
    ...aUser({ authProvider: 'email' }),
    timeline: [],
    signIn: { ...signIn, lockedUntil },
  }));
  gateway.on<typeof adminCalls.unlockLogin>(adminCalls.unlockLogin.route, () => {
    lockedUntil = null;
    return { wasLocked: true };
  });
  start(`/admin?tab=users&open=${idOf(1)}`);
  const drawer = await screen.findByRole('complementary', { name: 'Yusuf Aydin' });
  expect(drawer).toHaveTextContent('Login locked');
  expect(drawer).toHaveTextContent('until 10:12, after too many wrong passwords');
  const button = within(drawer).getByRole('button', { name: 'Unlock login' });
  await userEvent.click(button);
  expect(await screen.findByText('yusuf@post.example can try to log in again.')).toBeInTheDocument();
  await waitFor(() => expect(drawer).not.toHaveTextContent('Login locked'));
  expect(button).toHaveFocus();
});

it('has another address wait for somebody who lost his mailbox', async () => {
  const signIn = { verifiedAt: '2026-10-11T09:00:00.000Z', hasPassword: true, pendingEmail: null, sessions: [] };
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, { ...aUser({ authProvider: 'email' }), timeline: [], signIn });
  const asked: unknown[] = [];
  gateway.on<typeof adminCalls.changeEmail>(adminCalls.changeEmail.route, ({ body }) => {
    asked.push(body);
    return { pendingEmail: (body as { email: string }).email };
  });
  start(`/admin?tab=users&open=${idOf(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Other e-mail address' }));
  const dialog = await screen.findByRole('dialog', { name: 'Another address for this account' });
  const field = within(dialog).getByRole('textbox', { name: /New e-mail address/ });
  await write(field, 'yusuf@post.example');
  await userEvent.click(within(dialog).getByRole('button', { name: 'E-mail the link' }));
  expect(await within(dialog).findByText('This is the address of the account already')).toBeInTheDocument();
  await userEvent.clear(field);
  await write(field, 'yusuf@new.example');
  await userEvent.click(within(dialog).getByRole('button', { name: 'E-mail the link' }));
  expect(await screen.findByText(/A link is on its way to yusuf@new.example/)).toBeInTheDocument();
  expect(asked).toEqual([{ email: 'yusuf@new.example' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('gives no administrator another address', async () => {
  const signIn = { verifiedAt: '2026-10-11T09:00:00.000Z', hasPassword: true, pendingEmail: null, sessions: [] };
  const staff = aUser({ authProvider: 'email', isAdmin: true });
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, { ...staff, timeline: [], signIn });
  start(`/admin?tab=users&open=${idOf(1)}`);
  expect(await screen.findByRole('button', { name: 'E-mail password link' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Other e-mail address' })).not.toBeInTheDocument();
});

it.each([
  ['somebody brought in from elsewhere', null, 'This account was brought in from elsewhere; nobody can log in to it.'],
  ['somebody whose log-in cannot be asked for', undefined, 'How this account logs in is not known at the moment.'],
])('says of %s what is known of the log-in', async (_, signIn, words) => {
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, { ...aUser(), timeline: [], signIn });
  start(`/admin?tab=users&open=${idOf(1)}`);
  expect(await screen.findByRole('complementary', { name: 'Yusuf Aydin' })).toHaveTextContent(words);
});

it('offers no links to somebody who signs in elsewhere', async () => {
  const signIn = { verifiedAt: '2026-10-11T09:00:00.000Z', hasPassword: false, pendingEmail: null, sessions: [] };
  gateway.on<typeof adminCalls.getUser>(adminCalls.getUser.route, { ...aUser(), timeline: [], signIn });
  start(`/admin?tab=users&open=${idOf(1)}`);
  const drawer = await screen.findByRole('complementary', { name: 'Yusuf Aydin' });
  expect(drawer).toHaveTextContent('None: logs in with Google');
  expect(within(drawer).queryByRole('button', { name: /Mail/ })).toBeNull();
});

it('says that nobody matches, and lets a failure be tried again', async () => {
  gateway.on<typeof adminCalls.listUsers>(adminCalls.listUsers.route, aPage([]));
  start();
  expect(await screen.findByText('No users match these filters.')).toBeInTheDocument();
  await app.go('/admin?tab=users&search=gone@post.example');
  expect(await screen.findByText(/the account was deleted: then neither name nor address is kept/)).toBeInTheDocument();
  gateway.on<typeof adminCalls.listUsers>(adminCalls.listUsers.route, fails(503, 'unreachable'));
  await app.go('/admin?tab=users&page=3&type=CANDIDATE');
  expect(await screen.findByRole('status', { name: '' })).toHaveTextContent(/Not refreshed/);
});
