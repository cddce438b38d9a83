import { browser } from '@tandem/web-kit/browser/browser';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { screen, waitFor } from '@testing-library/react';
import { bare, pages } from './routes';

const urls = { candidate: 'http://candidate.test', employer: 'http://employer.test', admin: 'http://admin.test' };
let app: RenderedApp;
const start = (at: string) => {
  app = renderApp(new FakeGateway(), { pages, bare, at, config: { app: 'candidate', urls, hasSession: false } });
};
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

it('has a login page', async () => {
  start('/login');
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
});

it('sends /admin to the console', async () => {
  const replace = jest.spyOn(browser, 'replace').mockImplementation(() => undefined);
  start('/admin');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('http://admin.test/admin'));
});
