import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { Member } from '@tandem/contracts/entities/company';
import { page } from '@tandem/web-kit/app/page';
import { anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway, fails } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { api } from '@tandem/web-kit/gateway/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { write } from '@tandem/web-kit/testing/write';

const pages = [page('/settings', { title: 'nav.settings', EMPLOYER: () => import('./settings-page') })];
const me = anEmployer();
const admin: Member = { id: me.id, email: me.email, firstName: 'Daan', lastName: 'de Wit', role: 'Admin', state: 'Active' };
const invited: Member = {
  id: '6f1f6a50-0000-4000-8000-000000000030',
  email: 'noor@w.example',
  firstName: null,
  lastName: null,
  role: 'Admin',
  state: 'Invited',
};

let gateway: FakeGateway;
let app: RenderedApp;
let members: Member[];
const start = (search = '', account = me) => {
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, account);
  app = renderApp(gateway, { pages, at: `/settings${search}`, config: { app: 'employer', hasSession: true } });
};
const bodies = (call: string) => gateway.requests.filter((_, index) => gateway.calls[index] === call).map(({ body }) => body);
beforeEach(() => {
  gateway = new FakeGateway();
  members = [admin, invited];
  gateway.on<typeof accountsCalls.listMembers>(accountsCalls.listMembers.route, () => members);
  gateway.on<typeof accountsCalls.update>(accountsCalls.update.route, me);
});
afterEach(() => cleanBrowser(app.store));

describe('overview', () => {
  it('saves a field when it is left, and only when it has changed', async () => {
    start();
    const name = await screen.findByRole('textbox', { name: /Company name/ });
    await userEvent.click(name);
    await userEvent.tab();
    expect(bodies('PATCH /account')).toEqual([]);
    await write(name, ' Zuid');
    await userEvent.tab();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(bodies('PATCH /account')).toEqual([{ companyName: 'Warmtenet Zuid' }]);
  });

  it('does not save without a company name', async () => {
    start();
    await userEvent.clear(await screen.findByRole('textbox', { name: /Company name/ }));
    await userEvent.tab();
    expect(await screen.findByText('Please fill this in')).toBeInTheDocument();
    expect(bodies('PATCH /account')).toEqual([]);
  });

  it('keeps the words of a summary that is typed when a colleague saves another, and offers that one', async () => {
    const at = (name: string) => anEmployer({ id: me.id, accountInfo: { summaryUrl: `/files/public/companies/1/${name}.md` } });
    const answer = (name: string) => gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, at(name));
    gateway.raw('GET', '/files/public/companies/1/{file}', ({ params }) => ({ type: 'text/markdown', body: `Of ${params['file']}` }));
    start('', at('one'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Edit' }));
    const summary = screen.getByRole('textbox', { name: 'Company summary' });
    const changes = async (name: string) => {
      answer(name);
      await act(async () => void app.store.dispatch(api.util.invalidateTags(['Account'])));
    };
    await changes('two');
    await waitFor(() => expect(summary).toHaveValue('Of two.md'));
    await write(summary, ' And more.');
    await changes('three');
    const take = await screen.findByRole('button', { name: 'Use the other text' });
    expect(screen.getByRole('textbox', { name: 'Company summary' })).toHaveValue('Of two.md And more.');
    await userEvent.click(take);
    expect(screen.getByRole('textbox', { name: 'Company summary' })).toHaveValue('Of three.md');
  });

  it('has the words of a summary again that were typed when the session ended', async () => {
    gateway.raw('GET', '/files/public/companies/1/one.md', () => ({ type: 'text/markdown', body: 'Of one' }));
    const account = anEmployer({ id: me.id, accountInfo: { summaryUrl: '/files/public/companies/1/one.md' } });
    start('', account);
    await userEvent.click(await screen.findByRole('radio', { name: 'Edit' }));
    await write(screen.getByRole('textbox', { name: 'Company summary' }), ' And more.');
    app.unmount();
    start('', account);
    expect(await screen.findByText('Of one And more.')).toBeInTheDocument();
  });

  it('leaves the focus on the button that saves the summary, which sends nothing twice', async () => {
    gateway.raw('GET', '/files/public/companies/1/one.md', () => ({ type: 'text/markdown', body: 'Of one' }));
    gateway.on<typeof accountsCalls.saveProfileSummary>(accountsCalls.saveProfileSummary.route, me);
    start('', anEmployer({ id: me.id, accountInfo: { summaryUrl: '/files/public/companies/1/one.md' } }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Edit' }));
    await write(screen.getByRole('textbox', { name: 'Company summary' }), '!');
    const button = screen.getByRole('button', { name: 'Save' });
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('The company summary is saved')).toBeInTheDocument();
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(bodies('PUT /account/profile-summary')).toEqual([{ summary: 'Of one!', seen: '/files/public/companies/1/one.md' }]);
  });

  it('takes what was saved here a moment ago for no colleague’s', async () => {
    const [one, two] = ['/files/public/companies/1/one.md', '/files/public/companies/1/two.md'];
    gateway.raw('GET', one, () => ({ type: 'text/markdown', body: 'Of one' }));
    const saved = anEmployer({ id: me.id, accountInfo: { summaryUrl: two } });
    gateway.on<typeof accountsCalls.saveProfileSummary>(accountsCalls.saveProfileSummary.route, saved);
    start('', anEmployer({ id: me.id, accountInfo: { summaryUrl: one } }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Edit' }));
    const field = screen.getByRole('textbox', { name: 'Company summary' });
    for (const sign of ['!', '?']) {
      await write(field, sign);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(bodies('PUT /account/profile-summary')).toHaveLength(sign === '!' ? 1 : 2));
    }
    expect(bodies('PUT /account/profile-summary')).toMatchObject([{ seen: one }, { seen: two }]);
  });

  it('says that changes could not be saved', async () => {
    gateway.on<typeof accountsCalls.update>(accountsCalls.update.route, fails(503, 'unavailable'));
    start();
    await userEvent.type(await screen.findByRole('textbox', { name: /First name/ }), 'x');
    await userEvent.tab();
    expect(await screen.findByText('Your changes could not be saved')).toBeInTheDocument();
  });

  it('asks whoever joined a complete company for the own name only', async () => {
    const address = { city: 'Kampen', country: 'NL' };
    start(
      '',
      anEmployer({
        firstName: null,
        lastName: null,
        accountInfo: { companyName: 'Warmtenet', address, phone: '+31385550400', industry: 'legal' },
      }),
    );
    expect(await screen.findByText('Your name is still missing. It stands in the invitations you mail.')).toBeInTheDocument();
    expect(screen.queryByText(/Candidates want to know who they will work for/)).toBeNull();
  });

  it('locks the e-mail address of who signs in elsewhere, and offers the intake while there is no summary', async () => {
    start('', anEmployer({ authProvider: 'google' }));
    expect(await screen.findByRole('textbox', { name: /E-mail/ })).toBeDisabled();
    const links = screen.getAllByRole('link', { name: 'Go to intake' });
    expect(links[0]).toHaveAttribute('href', '/intake?redirectTo=%2Fsettings');
    expect(screen.getByRole('heading', { name: 'There is no summary yet' })).toBeInTheDocument();
  });
});

describe('members', () => {
  it('lists user, role and state, and keeps the last Admin', async () => {
    start('?tab=members');
    const table = await screen.findByRole('table', { name: 'Members' });
    expect(within(table).getByRole('row', { name: /Daan de Wit.*Active/ })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: /noor@w.example.*Invited/ })).toBeInTheDocument();
    expect(within(table).getByRole('button', { name: 'Remove Daan de Wit' })).toBeDisabled();
    expect(within(table).getByRole('button', { name: 'Remove noor@w.example' })).toBeEnabled();
    expect(screen.getByText(/A company always keeps one active admin/)).toBeInTheDocument();
  });

  it('invites with an address only, as Admin', async () => {
    gateway.on<typeof accountsCalls.inviteMember>(accountsCalls.inviteMember.route, invited);
    start('?tab=members');
    const send = await screen.findByRole('button', { name: 'Send invitation' });
    expect(send).toBeDisabled();
    await write(screen.getByRole('textbox', { name: /E-mail/ }), 'Noor@W.example', '{Enter}');
    expect(await screen.findByText('The invitation is on its way to noor@w.example')).toBeInTheDocument();
    expect(bodies('POST /employer/members')).toEqual([{ email: 'noor@w.example' }]);
    await waitFor(() => expect(send).toBeDisabled());
  });

  it('leaves whoever sends an invitation by its button in the field for the next address', async () => {
    gateway.on<typeof accountsCalls.inviteMember>(accountsCalls.inviteMember.route, invited);
    start('?tab=members');
    const email = await screen.findByRole('textbox', { name: /E-mail/ });
    await write(email, 'noor@w.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(email).toHaveValue(''));
    expect(email).toHaveFocus();
  });

  it('leaves it to the login to say that the session ended under an invitation', async () => {
    gateway.on<typeof accountsCalls.inviteMember>(accountsCalls.inviteMember.route, fails(401, 'unauthorized'));
    start('?tab=members');
    const email = await screen.findByRole('textbox', { name: /E-mail/ });
    gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, fails(401, 'unauthorized'));
    gateway.raw('POST', '/auth/refresh', () => ({ status: 401 }));
    await write(email, 'noor@w.example', '{Enter}');
    await waitFor(() => expect(email).not.toBeInTheDocument());
    expect(screen.queryByText('The invitation could not be sent')).toBeNull();
  });

  it('says when an invitation fails, and why beside the address', async () => {
    gateway.on<typeof accountsCalls.inviteMember>(
      accountsCalls.inviteMember.route,
      fails(409, 'member_exists', [{ field: 'email', detail: 'member_exists' }]),
    );
    start('?tab=members');
    await write(await screen.findByRole('textbox', { name: /E-mail/ }), 'daan@warmtenet.example', '{Enter}');
    expect(await screen.findByText('The invitation could not be sent')).toBeInTheDocument();
    expect(screen.getByText('This person is already a member')).toBeInTheDocument();
  });

  it('removes a member after a yes', async () => {
    gateway.on<typeof accountsCalls.removeMember>(accountsCalls.removeMember.route, () => {
      members = [admin];
      return null as never;
    });
    start('?tab=members');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove noor@w.example' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove noor@w.example?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('noor@w.example is removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Members' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('row', { name: /noor@w.example/ })).toBeNull());
  });

  it('leads from a member who was removed to the next one, or to the one before', async () => {
    const others = ['ada', 'bo'].map((name, place) => ({
      ...invited,
      id: `6f1f6a50-0000-4000-8000-00000000008${place}`,
      email: `${name}@w.example`,
    }));
    members = [admin, ...others, invited];
    gateway.on<typeof accountsCalls.removeMember>(accountsCalls.removeMember.route, ({ params }) => {
      members = members.filter(({ id }) => id !== params['memberId']);
      return null as never;
    });
    start('?tab=members');
    const remove = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
      const question = await screen.findByRole('alertdialog', { name: `Remove ${name}?` });
      await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull());
    };
    await remove('bo@w.example');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove noor@w.example' })).toHaveFocus());
    await remove('noor@w.example');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove ada@w.example' })).toHaveFocus());
  });

  it('gives a Member nothing to manage', async () => {
    members = [
      { ...admin, role: 'Member' },
      { ...invited, state: 'Active' },
    ];
    start('?tab=members');
    expect(await screen.findByText('Admins of your company invite and remove members.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Remove|Send invitation/ })).toBeNull();
  });
});
