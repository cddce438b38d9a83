import type { resumesCalls as Calls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import { page } from '@tandem/web-kit/app/page';
import { browser } from '@tandem/web-kit/browser/browser';
import { storage } from '@tandem/web-kit/browser/storage';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aResume } from '@tandem/web-kit/testing/resumes';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

let isAway = true;
jest.mock('./preview/live-pages', () => {
  if (isAway) throw new Error('Failed to fetch dynamically imported module: live-pages.js');
  return { __esModule: true, default: () => 'The pages' };
});

let app: RenderedApp;
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

const open = async (): Promise<HTMLElement> => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  isAway = true;
  const resume = aResume();
  const gateway = new FakeGateway()
    .on<typeof Calls.getAnonymous>(at.getAnonymous, () => resume)
    .on<typeof Calls.saveAnonymousSettings>(at.saveAnonymousSettings, () => resume)
    .on<typeof Calls.saveAnonymousSummary>(at.saveAnonymousSummary, ({ body }) => ({ ...resume, ...(body as { summary: string }) }));
  storage.openResumeId.set(resume.id);
  const pages = [page('/resume', { visitor: async () => import('./resume-page') })];
  app = renderApp(gateway, { pages, at: '/resume', config: { hasSession: false } });
  return screen.findByRole('alert', {}, { timeout: 30_000 });
};

it('goes on without the page when its file cannot be fetched, and asks for it once more before all is loaded anew', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  const failed = await open();
  const summary = screen.getByRole('textbox', { name: 'In two or three sentences' });
  await userEvent.type(summary, 'Maps.');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(summary).toHaveValue('Maps.');
  await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
  const again = await screen.findByRole('alert');
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(within(again).getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
}, 60_000);

it('shows the page by itself once the connection is back, and leaves what was typed alone', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  const summary = screen.getByRole('textbox', { name: 'In two or three sentences' });
  await userEvent.type(summary, 'Maps.');
  isAway = false;
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The pages')).toBeInTheDocument();
  expect(summary).toHaveValue('Maps.');
  expect(reload).not.toHaveBeenCalled();
}, 60_000);
