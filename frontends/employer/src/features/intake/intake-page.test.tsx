import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { page } from '@tandem/web-kit/app/page';
import { api } from '@tandem/web-kit/gateway/api';
import { anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway, fails } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { write } from '@tandem/web-kit/testing/write';

const blank = (name: string) => async () => ({ default: () => <h1>{name}</h1> });
const pages = [
  page('/intake', { visitor: 'gate', EMPLOYER: () => import('./intake-page') }),
  page('/vacancies/create', { EMPLOYER: blank('A new vacancy') }),
  page('/settings', { EMPLOYER: blank('Settings') }),
];
const person = { firstName: 'Femke', lastName: 'Roos', phone: '+31612345678' };
const facts = {
  companyName: 'Warmtenet',
  address: { city: 'Rotterdam', country: 'NL' },
  foundingDate: '2009-09-15',
  industry: 'energy-utilities' as const,
  companySize: 'MEDIUM' as const,
};
const draft = '/files/public/companies/draft.md';

let gateway: FakeGateway;
let app: RenderedApp;
let account: ReturnType<typeof anEmployer>;
const start = (given = anEmployer(), at = '/intake') => {
  account = given;
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, () => account);
  app = renderApp(gateway, { pages, at, config: { app: 'employer', hasSession: true } });
};
const sent = (method: string) => gateway.requests.filter((_, index) => gateway.calls[index]?.startsWith(method)).map(({ body }) => body);
const serveUpdate = () =>
  gateway.on<typeof accountsCalls.update>(accountsCalls.update.route, ({ body }) => {
    const { firstName, lastName, phone, ...company } = body as Record<string, never>;
    account = anEmployer({
      ...account,
      firstName: firstName ?? account.firstName,
      lastName: lastName ?? account.lastName,
      phone: phone ?? account.phone,
      accountInfo: { ...account.accountInfo, ...company },
    });
    return account;
  });

beforeEach(() => {
  gateway = new FakeGateway();
  serveUpdate();
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

it('asks name and phone first, the e-mail address locked, and goes on only when all is there', async () => {
  start(anEmployer({ firstName: 'Femke', lastName: 'Roos' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Who you are' })).toBeInTheDocument();
  expect(screen.getByLabelText(/E-mail/)).toBeDisabled();
  const next = screen.getByRole('button', { name: 'Next' });
  await waitFor(() => expect(next).toBeDisabled());
  await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '6 12345678');
  await waitFor(() => expect(next).toBeEnabled());
  await userEvent.click(next);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your company' })).toBeInTheDocument();
  expect(sent('PATCH')).toEqual([{ firstName: 'Femke', lastName: 'Roos', phone: '+31612345678' }]);
});

it('keeps its step in the address, beside where it leads to, and goes back by the browser', async () => {
  start(anEmployer({ ...person }), '/intake?redirectTo=%2Fsettings');
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Who you are' })).toBeInTheDocument();
  expect(app.address()).toBe('/intake?redirectTo=%2Fsettings&step=1');
  await app.back();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your company' })).toBeInTheDocument();
  expect(app.address()).toBe('/intake?redirectTo=%2Fsettings&step=2');
});

it('fills a step with what another window saved meanwhile, and goes on from there', async () => {
  start(anEmployer({ firstName: null, lastName: null, phone: null, accountInfo: { phone: null } }));
  const next = await screen.findByRole('button', { name: 'Next' });
  await waitFor(() => expect(next).toBeDisabled());
  account = anEmployer({ ...account, ...person });
  act(() => void app.store.dispatch(api.util.invalidateTags(['Account'])));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Femke'));
  await waitFor(() => expect(next).toBeEnabled());
  await userEvent.click(next);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your company' })).toBeInTheDocument();
});

it('has what was typed when the page is opened again, and forgets it once it is saved', async () => {
  start(anEmployer({ firstName: 'Femke', lastName: null }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Last name/ }), 'Roos');
  await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '6 12345678');
  app.unmount();
  start(account);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Last name/ })).toHaveValue('Roos'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your company' })).toBeInTheDocument();
  expect(sent('PATCH')).toEqual([{ firstName: 'Femke', lastName: 'Roos', phone: '+31612345678' }]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('keeps next off in step 2 while the industry is missing', async () => {
  start(anEmployer({ ...person, accountInfo: { ...facts, industry: null } }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your company' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled());
});

it('puts https:// before a homepage that comes without', async () => {
  start(anEmployer({ ...person, accountInfo: facts }));
  const home = await screen.findByLabelText(/Homepage/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled());
  await write(home, 'warmtenet.example');
  await userEvent.tab();
  expect(home).toHaveValue('https://warmtenet.example');
  gateway.on<typeof accountsCalls.generateCompanySummary>(accountsCalls.generateCompanySummary.route, { queued: true });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tell candidates who you are' })).toBeInTheDocument();
  expect(sent('PATCH')).toEqual([{ websites: { home: 'https://warmtenet.example', careers: null, aboutUs: null, other: null } }]);
});

it('has a summary written when there is none, lets it be changed, and goes where the link said', async () => {
  const waiting = anEmployer({ ...person, accountInfo: { ...facts, websites: { home: 'https://warmtenet.example' } } });
  gateway.on<typeof accountsCalls.generateCompanySummary>(accountsCalls.generateCompanySummary.route, () => {
    account = anEmployer({ ...account, accountInfo: { ...account.accountInfo, summaryDraftUrl: draft } });
    return { queued: true };
  });
  gateway.raw('GET', draft, () => ({ body: '## About\n\nHeat.', type: 'text/markdown' }));
  gateway.on<typeof accountsCalls.saveProfileSummary>(accountsCalls.saveProfileSummary.route, () => account);
  start(waiting, '/intake?redirectTo=%2Fsettings');
  expect(await screen.findByRole('heading', { name: 'About' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('radio', { name: 'Edit' }));
  const text = screen.getByRole('textbox', { name: /Company summary/ });
  expect(text).toHaveValue('## About\n\nHeat.');
  expect(gateway.calls.filter((call) => call === 'POST /employer/generate-summary')).toHaveLength(1);
  await write(text, ' And water.');
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
  expect(sent('PUT')).toEqual([{ summary: '## About\n\nHeat. And water.', fromMessage: false }]);
});

it('keeps what is typed into the summary over a reload, though its link is signed anew', async () => {
  const given = (token: string) =>
    anEmployer({
      ...person,
      accountInfo: { ...facts, websites: { home: 'https://w.example' }, summaryDraftUrl: `${draft}?token=${token}` },
    });
  gateway.raw('GET', draft, () => ({ body: 'Heat.', type: 'text/markdown' }));
  start(given('first'));
  await userEvent.click(await screen.findByRole('radio', { name: 'Edit' }));
  await write(screen.getByRole('textbox', { name: /Company summary/ }), ' And water.');
  app.unmount();
  start(given('second'));
  expect(await screen.findByText('Heat. And water.')).toBeInTheDocument();
});

it('keeps the town over a reload, where it can be seen', async () => {
  gateway.on<typeof accountsCalls.searchAddress>(accountsCalls.searchAddress.route, [
    { city: 'Kampen', country: 'NL', latitude: 52.6, longitude: 5.9 },
  ]);
  const location = () => screen.findByRole('combobox', { name: /Location/ });
  start(anEmployer(person));
  await write(await location(), 'Kampen');
  await userEvent.click(await screen.findByRole('option', { name: /Kampen/ }));
  app.unmount();
  start(anEmployer(person));
  await waitFor(async () => expect(await location()).toHaveValue('Kampen'));
});

it('does not leave the app for a foreign redirectTo', async () => {
  start(
    anEmployer({ ...person, accountInfo: { ...facts, websites: { home: 'https://w.example' }, summaryDraftUrl: draft } }),
    '/intake?redirectTo=%2F%2Fevil.example',
  );
  gateway.raw('GET', draft, () => ({ body: 'Heat.', type: 'text/markdown' }));
  gateway.on<typeof accountsCalls.saveProfileSummary>(accountsCalls.saveProfileSummary.route, () => account);
  await userEvent.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(await screen.findByRole('heading', { name: 'A new vacancy' })).toBeInTheDocument();
  expect(sent('PUT')).toEqual([{ summary: 'Heat.', fromMessage: true }]);
});

it('lets the summary be written by hand when it cannot be generated, and only logs why', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  gateway.on<typeof accountsCalls.generateCompanySummary>(accountsCalls.generateCompanySummary.route, fails(503, 'unavailable'));
  start(anEmployer({ ...person, accountInfo: { ...facts, websites: { home: 'https://warmtenet.example' } } }));
  expect(await screen.findByRole('textbox', { name: /Company summary/ })).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
  expect(screen.queryByText('This part is not reachable at the moment. Please try again in a minute.')).toBeNull();
});

it('says in a toast that a step could not be saved', async () => {
  gateway.on<typeof accountsCalls.update>(accountsCalls.update.route, fails(500, 'internal_error'));
  start(anEmployer(person));
  await screen.findByRole('heading', { level: 1, name: 'Your company' });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Your changes could not be saved')).toBeInTheDocument();
});
