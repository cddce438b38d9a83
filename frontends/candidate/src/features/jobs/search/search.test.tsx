import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { adminCalls } from '@tandem/contracts/admin/admin';
import { eventRoutes } from '@tandem/contracts/admin/event.routes';
import type { FoundVacancy } from '@tandem/contracts/matching/search';
import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import { page } from '@tandem/web-kit/app/page';
import { promptAddress } from '@tandem/web-kit/search/prompt-address';
import { storage } from '@tandem/web-kit/browser/storage';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedPrompt } from '@tandem/web-kit/search/prompt';
import { write } from '@tandem/web-kit/testing/write';

const utrecht = { city: 'Utrecht', country: 'NL', latitude: 52.09, longitude: 5.12 };
const sentence = 'nurse, 24 hours, no nights';
const asked = { search: sentence, address: utrecht, travelMode: 'CAR' as const, travelTime: 30 };

const found = (parts: Partial<FoundVacancy> = {}): FoundVacancy => ({
  ...aVacancy({ title: 'Ward nurse' }),
  fit: {
    percentage: 82,
    reason: {
      positive: [
        { key: 'reason.sought.work', term: 'occupation', params: { own: 'nurse', title: 'Ward nurse' }, points: 40, you: [], they: [] },
      ],
      negative: [],
      parts: [],
      certainty: 1,
    },
    travelMinutes: 18,
  },
  ...parts,
});

const gatewayFor = (vacancies: FoundVacancy[], { usage = 1, loosen = [] as { wish: 'travel'; count: number; minutes: number }[] } = {}) =>
  new FakeGateway()
    .on<typeof matchingCalls.openSearch>(matchingRoutes.openSearch, { usage, max: 3, vacancies })
    .on<typeof matchingCalls.searchVacancies>(matchingRoutes.searchVacancies, {
      items: vacancies.map((vacancy) => ({ ...vacancy, match: null })),
      page: 1,
      pageSize: 10,
      total: vacancies.length,
      totalPages: 1,
      usage,
      max: 10,
    })
    .on<typeof matchingCalls.searchUsage>(matchingRoutes.searchUsage, { usage: 0, max: 10 })
    .on<typeof matchingCalls.readSearch>(matchingRoutes.readSearch, {
      understood: [{ kind: 'unwanted', text: 'no nights', start: 17, end: 26 }],
      loosen,
    })
    .on<typeof accountsCalls.searchAddress>(accountsRoutes.searchAddress, [utrecht])
    .on<typeof adminCalls.recordEvent>(eventRoutes.recordEvent, undefined);

let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));
const count = (gateway: FakeGateway, call: string) => gateway.calls.filter((each) => each === call).length;

const fill = async () => {
  await write(screen.getByRole('textbox', { name: /What are you looking for/ }), sentence);
  await write(screen.getByRole('combobox', { name: /From/ }), 'Utrecht');
  await userEvent.click(await screen.findByRole('option', { name: /Utrecht/ }));
};

describe('the open search', () => {
  const routes = [page('/jobs', { title: 'jobs.title', visitor: () => import('./open-search-page') })];
  const start = async (gateway: FakeGateway, at = '/jobs') => {
    app = renderApp(gateway, { pages: routes, at, config: { hasSession: false } });
    await screen.findByRole('heading', { name: 'Search jobs' });
    expect(document.title).toMatch(/^Search jobs - /);
  };

  it('says what helps until something is searched', async () => {
    await start(gatewayFor([found()]));
    const tips = screen.getByRole('region', { name: 'What helps' });
    expect(within(tips).getAllByRole('listitem')).toHaveLength(3);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText('Ward nurse');
    expect(tips).not.toBeInTheDocument();
  });

  it('finds vacancies for a sentence and says how far and why', async () => {
    const gateway = gatewayFor([found()]);
    await start(gateway);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const results = await screen.findByRole('list', { name: 'Search results' });
    expect(within(results).getByRole('link', { name: /Ward nurse/ })).toHaveAttribute('href', '/jobs/6f1f6a50-0000-4000-8000-000000000010');
    expect(within(results).getByText('18 min by car')).toBeInTheDocument();
    expect(within(results).getByText('This is the work you look for: nurse.')).toBeInTheDocument();
    expect(await screen.findByText('no nights')).toBeInTheDocument();
    expect(screen.getByText('1 of 3 searches used today')).toBeInTheDocument();
    expect(screen.getByText(/rest on your sentence alone/)).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/register?type=CANDIDATE',
    );
    expect(document.title).toBe('Search jobs - Tandem');
  });

  it('says at its field that nobody knows the place, until another is searched from', async () => {
    const gateway = gatewayFor([found()]);
    const unknown = fails(400, 'place_not_found', [{ field: 'address', detail: 'place_not_found' }]);
    gateway.on<typeof matchingCalls.openSearch>(matchingRoutes.openSearch, unknown);
    await start(gateway);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /From/ })).toHaveAccessibleDescription(/We do not know this place/));
    expect(screen.getByRole('combobox', { name: /From/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    gateway.on<typeof matchingCalls.openSearch>(matchingRoutes.openSearch, { usage: 1, max: 3, vacancies: [found()] });
    await write(screen.getByRole('combobox', { name: /From/ }), ' Oost', '{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('list', { name: 'Search results' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: /From/ })).not.toHaveAccessibleDescription(/We do not know this place/);
  });

  it('takes back what was wrong at the first letter, so that the button stays under a press', async () => {
    const gateway = gatewayFor([]);
    const unclear = fails(400, 'search_not_understood', [{ field: 'search', detail: 'search_not_understood' }]);
    gateway.on<typeof matchingCalls.openSearch>(matchingRoutes.openSearch, unclear);
    await start(gateway);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const words = screen.getByRole('textbox', { name: /What are you looking for/ });
    await waitFor(() => expect(words).toBeInvalid());
    await userEvent.type(words, 's');
    await waitFor(() => expect(words).toBeValid());
    expect(words).toHaveFocus();
  });

  it('asks for everything before it searches', async () => {
    const gateway = gatewayFor([]);
    await start(gateway);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getAllByText('Please fill this in')).toHaveLength(2);
    expect(count(gateway, 'GET /public/vacancies')).toBe(0);
  });

  it('carries out at once what its address asks, a single time', async () => {
    const gateway = gatewayFor([found()]);
    await start(gateway, promptAddress(asked));
    expect(await screen.findByRole('list', { name: 'Search results' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /What are you looking for/ })).toHaveValue(sentence);
    expect(app.address()).toBe('/jobs');
    expect(count(gateway, 'GET /public/vacancies')).toBe(1);
  });

  it('shows the last answer again, and works when what is kept cannot be read', async () => {
    const gateway = gatewayFor([found()]);
    await start(gateway);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('list', { name: 'Search results' });
    app.unmount();
    await start(gateway);
    expect(await screen.findByRole('list', { name: 'Search results' })).toBeInTheDocument();
    expect(count(gateway, 'GET /public/vacancies')).toBe(1);
    app.unmount();
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem(storage.lastOpenVacancySearch.key, '{bad');
    await start(gateway);
    expect(screen.queryByRole('list', { name: 'Search results' })).toBeNull();
    expect(told).toHaveBeenCalled();
    told.mockRestore();
  });

  it('says which wish to loosen, and does it at a press', async () => {
    const gateway = gatewayFor([], { loosen: [{ wish: 'travel', count: 4, minutes: 45 }] });
    await start(gateway);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('No matches found')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Up to 45 minutes of travel: 4 vacancies' }));
    await waitFor(() => expect(count(gateway, 'GET /public/vacancies')).toBe(2));
    expect(gateway.requests.filter(({ query }) => query.has('sessionId')).map(({ query }) => query.get('travelTime'))).toContain('45');
  });

  it('offers an account when the searches of the day are used', async () => {
    await start(gatewayFor([], { usage: 3 }));
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText("You have used today's searches")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try for free' })).toHaveAttribute('href', '/register?type=CANDIDATE');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that the searches are used while what was found last still shows, with an account as the way on', async () => {
    await start(gatewayFor([found()], { usage: 3 }));
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('list', { name: 'Search results' })).toBeInTheDocument();
    expect(screen.getByText("You have used today's searches")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try for free' })).toHaveAttribute('href', '/register?type=CANDIDATE');
  });

  it('leaves whoever searches by keyboard in his field', async () => {
    await start(gatewayFor([found()]));
    await fill();
    const words = screen.getByRole('textbox', { name: /What are you looking for/ });
    await write(words, '', '{Enter}');
    expect(await screen.findByRole('list', { name: 'Search results' })).toBeInTheDocument();
    expect(words).toHaveFocus();
  });

  it('does not search by the Enter that ends a word still being composed', async () => {
    await start(gatewayFor([found()]));
    await fill();
    const words = screen.getByRole('textbox', { name: /What are you looking for/ });
    expect(fireEvent.keyDown(words, { key: 'Enter', isComposing: true })).toBe(true);
    expect(fireEvent.keyDown(words, { key: 'Enter' })).toBe(false);
  });

  it('brings the search and its answer into view where the form fills the window', async () => {
    let answer = (): void => undefined;
    const gateway = gatewayFor([]);
    gateway.raw('GET', '/public/vacancies', () => new Promise((give) => (answer = () => give({ body: { usage: 1, max: 3, vacancies: [found()] } })))); // prettier-ignore
    await start(gateway);
    await fill();
    const brought = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight, 300, 300));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const progress = await screen.findByRole('progressbar', { name: 'Searching' });
    expect(brought.mock.instances).toEqual([progress.closest('form ~ div')]);
    answer();
    const results = await screen.findByRole('list', { name: 'Search results' });
    expect(brought.mock.instances).toHaveLength(2);
    expect(brought.mock.instances[1]).toContainElement(results);
    jest.restoreAllMocks();
  });

  it('says what is wrong with a sentence nobody understands', async () => {
    const gateway = gatewayFor([]);
    gateway.on<typeof matchingCalls.openSearch>(matchingRoutes.openSearch, fails(400, 'search_language'));
    await start(gateway);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText(/We read English and Dutch/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /What are you looking for/ })).toHaveValue(sentence);
  });
});

describe('the prompt tab', () => {
  const load = { CANDIDATE: async () => import('../jobs-page') };
  const routes = [page('/jobs', load), page('/jobs/:vacancyId', load)];
  const start = (gateway: FakeGateway, at = '/jobs?tab=prompt') => {
    const account = aCandidate({
      accountInfo: {
        resume: { id: '6f1f6a50-0000-4000-8000-000000000009', status: 'VERIFIED' },
        summaryUrl: '/files/private/summary.md',
        address: utrecht,
        preferences: { travelMode: 'PUBLIC_TRANSPORT', travelTime: 45 },
      },
    });
    gateway.on<typeof accountsCalls.get>(accountsRoutes.get, account);
    app = renderApp(gateway, { pages: routes, at });
  };

  it('begins from home, the way the candidate travels', async () => {
    start(gatewayFor([]));
    expect(await screen.findByRole('combobox', { name: /From/ })).toHaveValue('Utrecht');
    expect(screen.getByRole('radio', { name: 'Public transport' })).toBeChecked();
    expect(await screen.findByText('0 of 10 searches used today')).toBeInTheDocument();
  });

  it('begins with what was searched here before there was an account, and sends nothing by itself', async () => {
    const gateway = gatewayFor([]);
    storage.lastOpenVacancySearch.set({
      query: { ...asked, sessionId: 's' },
      answer: { usage: 1, max: 3, vacancies: [] },
      day: '2026-01-01',
    });
    start(gateway);
    expect(await screen.findByRole('textbox', { name: /What are you looking for/ })).toHaveValue(sentence);
    expect(count(gateway, 'GET /candidate/vacancy')).toBe(0);
  });

  it('sends the form it kept once on return', async () => {
    storedPrompt.set(asked);
    const gateway = gatewayFor([found()]);
    start(gateway);
    expect(await screen.findByRole('list', { name: 'Search results' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /What are you looking for/ })).toHaveValue(sentence);
    expect(count(gateway, 'GET /candidate/vacancy')).toBe(1);
  });

  it('shows the last page of what was found to whoever comes back to one that is gone', async () => {
    storedPrompt.set(asked);
    start(gatewayFor([found()]), '/jobs?tab=prompt&page=3');
    await waitFor(() => expect(app.address()).toBe('/jobs?tab=prompt'));
    expect(await screen.findByRole('list', { name: 'Search results' })).toBeInTheDocument();
  });

  it('still says beside an open vacancy what was understood', async () => {
    storedPrompt.set(asked);
    start(gatewayFor([found()]), `/jobs/${found().id}?tab=prompt`);
    expect(await screen.findByText('no nights')).toBeInTheDocument();
  });

  it('says once what was said more than once', async () => {
    storedPrompt.set(asked);
    const again = [
      { kind: 'unwanted' as const, text: 'no nights', start: 0, end: 9 },
      { kind: 'unwanted' as const, text: 'No nights', start: 20, end: 29 },
      { kind: 'travel' as const, text: 'near home', start: 40, end: 49 },
    ];
    const gateway = gatewayFor([found()]);
    gateway.on<typeof matchingCalls.readSearch>(matchingRoutes.readSearch, { understood: again, loosen: [] });
    start(gateway);
    expect(await screen.findByText('near home')).toBeInTheDocument();
    const parts = within(screen.getByRole('region', { name: 'We understood' })).getAllByRole('listitem');
    expect(parts).toHaveLength(2);
  });

  it('says when searching goes on, and does so for whoever comes back to the page the next day', async () => {
    const gateway = gatewayFor([], { usage: 10 });
    gateway.on<typeof matchingCalls.searchUsage>(matchingRoutes.searchUsage, { usage: 10, max: 10 });
    await start(gateway);
    expect(await screen.findByText(/10 of 10 searches used today. You can search again tomorrow/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    gateway.on<typeof matchingCalls.searchUsage>(matchingRoutes.searchUsage, { usage: 0, max: 10 });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('0 of 10 searches used today')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled();
  });

  it('goes on saying how many searches are used when one fails', async () => {
    const gateway = gatewayFor([found()], { usage: 4 });
    start(gateway);
    await write(await screen.findByRole('textbox', { name: /What are you looking for/ }), sentence, '{Enter}');
    expect(await screen.findByText('4 of 10 searches used today')).toBeInTheDocument();
    gateway.on<typeof matchingCalls.searchVacancies>(matchingRoutes.searchVacancies, fails(503, 'unavailable'));
    await write(screen.getByRole('textbox', { name: /What are you looking for/ }), ' please', '{Enter}');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByText('4 of 10 searches used today')).toBeInTheDocument();
  });

  it('keeps what is sent, and searches nothing without credits', async () => {
    const gateway = gatewayFor([], { usage: 10 });
    start(gateway);
    await write(await screen.findByRole('textbox', { name: /What are you looking for/ }), sentence, '{Enter}');
    expect(await screen.findByText("You have used today's searches")).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Try for free' })).toBeNull();
    expect(storedPrompt.get()).toMatchObject({ search: sentence, travelTime: 45 });
    await write(screen.getByRole('textbox', { name: /What are you looking for/ }), ' in the day', '{Enter}');
    expect(count(gateway, 'GET /candidate/vacancy')).toBe(1);
  });
});
