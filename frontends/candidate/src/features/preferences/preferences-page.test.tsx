import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { adminCalls } from '@tandem/contracts/admin/admin';
import { eventRoutes } from '@tandem/contracts/admin/event.routes';
import type { CandidatePreferences } from '@tandem/contracts/entities/candidate-preferences';
import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import { page } from '@tandem/web-kit/app/page';
import { api } from '@tandem/web-kit/gateway/api';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { write } from '@tandem/web-kit/testing/write';

const complete: CandidatePreferences = {
  desiredJobTitle: 'Nurse',
  jobTypes: ['FULL_TIME'],
  workModels: ['ON_SITE'],
  travelMode: 'CAR',
  travelTime: 30,
  greenFlags: [{ value: 'Fixed team', dealbreaker: false }],
};

const routes = [
  page('/job-preferences', { CANDIDATE: () => import('./preferences-page') }),
  page('/jobs', { CANDIDATE: async () => ({ default: () => <h1>Jobs for you</h1> }) }),
];

let app: RenderedApp;
let gateway: FakeGateway;
const start = async (
  preferences: CandidatePreferences | null,
  { at = '/job-preferences', beingMatched = false, hasResume = true } = {},
) => {
  const resume = hasResume ? { id: '6f1f6a50-0000-4000-8000-0000000000cc', status: 'VERIFIED' as const } : null;
  const account = aCandidate({ accountInfo: { preferences, beingMatched, resume, lastMatchedAt: '2026-02-01T10:00:00.000Z' } });
  gateway = new FakeGateway()
    .on<typeof accountsCalls.get>(accountsRoutes.get, account)
    .on<typeof accountsCalls.updateCandidate>(accountsRoutes.updateCandidate, account)
    .on<typeof matchingCalls.startMatching>(matchingRoutes.startMatching, { beingMatched: true })
    .on<typeof adminCalls.recordEvent>(eventRoutes.recordEvent, undefined);
  app = renderApp(gateway, { pages: routes, at });
  await screen.findByRole('heading', { name: 'Job preferences' });
};
afterEach(() => cleanBrowser(app.store));

const button = (name: string) => screen.getByRole('button', { name });
const sent = (call: string) => gateway.requests[gateway.calls.indexOf(call)]?.body;
const patched = async () => {
  await waitFor(() => expect(gateway.calls).toContain('PATCH /candidate/account'));
  return (sent('PATCH /candidate/account') as { preferences: CandidatePreferences }).preferences;
};

describe('job preferences', () => {
  it('saves what has changed and looks for matches anew', async () => {
    await start(complete);
    expect(button('Save')).toBeDisabled();
    await write(screen.getByRole('textbox', { name: /The job you want/ }), ' in a hospital');
    await userEvent.click(button('Save'));
    expect(await patched()).toMatchObject({ desiredJobTitle: 'Nurse in a hospital', travelTime: 30 });
    expect(await screen.findByText('Your wishes are saved.')).toBeInTheDocument();
    expect(gateway.calls).toContain('POST /candidate/matches/start-matching');
    expect(app.address()).toBe('/job-preferences');
  });

  it('saves, counts and goes to the jobs by "Save and search"', async () => {
    await start(complete);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remote' }));
    await userEvent.click(button('Save and search'));
    expect(await screen.findByRole('heading', { name: 'Jobs for you' })).toBeInTheDocument();
    expect(gateway.calls).toContain('POST /candidate/matches/start-matching');
    expect(sent('POST /analytics')).toMatchObject({ type: 'job_preferences_saved' });
  });

  it('follows what another window saves, and has nothing to save then', async () => {
    await start(complete);
    await write(screen.getByRole('textbox', { name: /The job you want/ }), ' in a hospital');
    const elsewhere = { ...complete, desiredJobTitle: 'Planner', workModels: ['REMOTE' as const] };
    gateway.on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate({ accountInfo: { preferences: elsewhere } }));
    act(() => void app.store.dispatch(api.util.invalidateTags(['Account'])));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Remote' })).toBeChecked());
    expect(screen.getByRole('checkbox', { name: 'On site' })).not.toBeChecked();
    const title = screen.getByRole('textbox', { name: /The job you want/ });
    expect(title).toHaveValue('Nurse in a hospital');
    expect(button('Save')).toBeEnabled();
    await userEvent.clear(title);
    await write(title, 'Planner');
    await waitFor(() => expect(button('Save')).toBeDisabled());
  });

  it('saves nothing when nothing has changed, and searches all the same, as the resume may have', async () => {
    await start(complete);
    await userEvent.click(button('Save and search'));
    await screen.findByRole('heading', { name: 'Jobs for you' });
    expect(gateway.calls).not.toContain('PATCH /candidate/account');
    expect(gateway.calls).toContain('POST /candidate/matches/start-matching');
  });

  it.each([
    ['no place to work', { ...complete, workModels: [] }, 'Still needed: Where you work'],
    ['part time without hours', { ...complete, jobTypes: ['PART_TIME' as const] }, 'Still needed: Hours a week'],
    ['no travel time', { ...complete, travelTime: null }, 'Still needed: Travel at most, one way'],
    ['nothing at all', null, /Still needed: The job you want, Kind of job, Where you work, How you travel, Travel at most/],
  ])('cannot be saved with %s, and says so', async (_, preferences, reason) => {
    await start(preferences);
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(button('Save')).toBeDisabled();
    expect(button('Save and search')).toBeDisabled();
  });

  it('asks for hours only of part-timers and forgets them otherwise', async () => {
    await start({ ...complete, jobTypes: ['PART_TIME'], hoursPerWeek: 24 });
    expect(screen.getByRole('textbox', { name: /Hours a week/ })).toHaveValue('24');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Part time' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Full time' }));
    expect(screen.queryByRole('textbox', { name: /Hours a week/ })).not.toBeInTheDocument();
    await userEvent.click(button('Save'));
    expect(await patched()).not.toHaveProperty('hoursPerWeek');
  });

  it('adds a flag by Enter, counts a dealbreaker and leaves empty lines out', async () => {
    await start(complete);
    await userEvent.type(screen.getByRole('textbox', { name: 'Green flag 1' }), '{Enter}A garden{Enter}');
    expect(screen.getByRole('textbox', { name: 'Green flag 3' })).toHaveFocus();
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Dealbreaker if missing' })[1] as HTMLElement);
    await waitFor(() => expect(sent('POST /analytics')).toMatchObject({ type: 'flag_dealbreaker_used' }));
    await userEvent.click(button('Save'));
    expect((await patched()).greenFlags).toEqual([
      { value: 'Fixed team', dealbreaker: false },
      { value: 'A garden', dealbreaker: true },
    ]);
  });

  it('takes several industries and sizes', async () => {
    await start(complete);
    await userEvent.click(screen.getByRole('button', { name: /Add industry/ }));
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(names).toEqual([...names.slice(0, -1).sort((a, b) => (a ?? '').localeCompare(b ?? '')), 'Other']);
    await userEvent.click(screen.getByRole('option', { name: 'Healthcare' }));
    await userEvent.click(screen.getByRole('option', { name: 'Education' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Small (up to 49 people)' }));
    await userEvent.click(button('Save'));
    const { industries, companySize } = await patched();
    expect([...(industries ?? [])].sort()).toEqual(['education', 'healthcare-medical']);
    expect(companySize).toEqual(['SMALL']);
  });

  it('keeps the tab in the address and what was typed in the others', async () => {
    await start(complete, { at: '/job-preferences?tab=travel-time' });
    await userEvent.clear(screen.getByRole('textbox', { name: /Travel at most/ }));
    await userEvent.click(screen.getByRole('tab', { name: 'Salary wishes' }));
    expect(app.address()).toBe('/job-preferences?tab=salary-wishes');
    await userEvent.type(screen.getByRole('textbox', { name: /Minimum salary/ }), '3.000');
    await userEvent.click(screen.getByRole('tab', { name: 'Travel time' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Travel at most/ }), '45');
    await userEvent.click(button('Save'));
    expect(await patched()).toMatchObject({ travelTime: 45, salary: 3000 });
  });

  it('says so when more is typed than can be', async () => {
    await start(complete, { at: '/job-preferences?tab=travel-time' });
    const minutes = screen.getByRole('textbox', { name: /Travel at most/ });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '900');
    await userEvent.tab();
    expect(minutes).toHaveValue('600');
    expect(minutes).toHaveAccessibleDescription('At most 600 can be given here.');
  });

  it('waits while vacancies are being compared', async () => {
    await start(complete, { beingMatched: true });
    expect(screen.getByText('We are looking for you')).toBeInTheDocument();
    expect(button('Save and search')).toBeDisabled();
  });

  it('says when matching could not be started, and keeps what was saved', async () => {
    await start(complete);
    gateway.on<typeof matchingCalls.startMatching>(matchingRoutes.startMatching, fails(503, 'unavailable'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hybrid' }));
    await userEvent.click(button('Save'));
    expect(await screen.findByText('Failed to start rematching')).toBeInTheDocument();
  });

  it('saves without a word of matching while there is no resume to compare', async () => {
    await start(complete, { hasResume: false });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hybrid' }));
    await userEvent.click(button('Save'));
    expect(await screen.findByText('Your wishes are saved.')).toBeInTheDocument();
    expect(gateway.calls).not.toContain('POST /candidate/matches/start-matching');
  });

  it('says when nothing could be saved, and stays', async () => {
    await start(complete);
    gateway.on<typeof accountsCalls.updateCandidate>(accountsRoutes.updateCandidate, fails(500, 'internal_error'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hybrid' }));
    await userEvent.click(button('Save and search'));
    expect(await screen.findByText('Your changes could not be saved')).toBeInTheDocument();
    expect(gateway.calls).not.toContain('POST /candidate/matches/start-matching');
    expect(app.address()).toBe('/job-preferences');
  });

  it('says that the session has ended, and no other error, when that happens at saving', async () => {
    await start(complete);
    gateway.on<typeof accountsCalls.updateCandidate>(accountsRoutes.updateCandidate, fails(401, 'unauthorized'));
    gateway.raw('POST', '/auth/refresh', () => ({ status: 401 }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hybrid' }));
    await userEvent.click(button('Save and search'));
    expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
    expect(screen.queryByText('Your changes could not be saved')).toBeNull();
  });

  it('has what was typed when the page is opened again, and forgets it once it is saved', async () => {
    await start(complete);
    await write(screen.getByRole('textbox', { name: /The job you want/ }), ' in a hospital');
    app.unmount();
    await start(complete);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /The job you want/ })).toHaveValue('Nurse in a hospital'));
    await userEvent.click(button('Save'));
    expect(await patched()).toMatchObject({ desiredJobTitle: 'Nurse in a hospital' });
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('forgets what was typed when somebody leaves without saving', async () => {
    await start(complete);
    await write(screen.getByRole('textbox', { name: /The job you want/ }), ' in a hospital');
    await app.go('/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Jobs for you' })).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });
});
