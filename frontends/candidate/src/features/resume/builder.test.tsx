import type { resumesCalls as Calls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import { page } from '@tandem/web-kit/app/page';
import { browser } from '@tandem/web-kit/browser/browser';
import { storage } from '@tandem/web-kit/browser/storage';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aResume } from '@tandem/web-kit/testing/resumes';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

jest.mock('./preview/live-pages', () => {
  throw new Error('Failed to fetch dynamically imported module: live-pages.js');
});

let app: RenderedApp;
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

it('goes on without the page when its file cannot be fetched, and loads it anew when asked to', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
  const resume = aResume();
  const gateway = new FakeGateway()
    .on<typeof Calls.getAnonymous>(at.getAnonymous, () => resume)
    .on<typeof Calls.saveAnonymousSettings>(at.saveAnonymousSettings, () => resume)
    .on<typeof Calls.saveAnonymousSummary>(at.saveAnonymousSummary, ({ body }) => ({ ...resume, ...(body as { summary: string }) }));
  storage.openResumeId.set(resume.id);
  const pages = [page('/resume', { visitor: async () => import('./resume-page') })];
  app = renderApp(gateway, { pages, at: '/resume', config: { hasSession: false } });
  const failed = await screen.findByRole('alert', {}, { timeout: 30_000 });
  const summary = screen.getByRole('textbox', { name: 'In two or three sentences' });
  await userEvent.type(summary, 'Maps.');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(summary).toHaveValue('Maps.');
  await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
}, 60_000);
