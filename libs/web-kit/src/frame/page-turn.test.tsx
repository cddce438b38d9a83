import { screen, waitFor } from '@testing-library/react';
import { page } from '../app/page';
import { FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';

const here = async () => ({ default: () => <h1>Here</h1> });
let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));

const open = async (there: () => Promise<{ default: () => React.JSX.Element }>): Promise<void> => {
  app = renderApp(new FakeGateway(), { pages: [page('/', { everyone: here }), page('/there', { everyone: there })] });
  await screen.findByRole('heading', { name: 'Here' });
};

it('says of a page that takes a while that it is on its way, and leaves the one before until then', async () => {
  let arrive = (): void => undefined;
  await open(async () => new Promise((resolve) => (arrive = () => resolve({ default: () => <h1>There</h1> }))));
  await app.go('/there');
  expect(await screen.findByText('Loading the page')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
  arrive();
  expect(await screen.findByRole('heading', { name: 'There' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Loading the page')).toBeNull());
});

it('says nothing of one that comes at once', async () => {
  await open(async () => ({ default: () => <h1>There</h1> }));
  await app.go('/there');
  expect(await screen.findByRole('heading', { name: 'There' })).toBeInTheDocument();
  expect(screen.queryByText('Loading the page')).toBeNull();
});
