import { page } from '@tandem/web-kit/app/page';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Answered } from './answered';

const refetch = jest.fn();
let app: RenderedApp;
const show = (answer: { data?: string; error?: unknown }) => {
  const Page = () => <Answered answer={{ isFetching: false, refetch, ...answer }}>{(data) => <p>{data}</p>}</Answered>;
  app = renderApp(new FakeGateway(), { pages: [page('/', { everyone: async () => ({ default: Page }) })] });
};
const refused = { status: 403, detail: 'forbidden' };
const away = { status: 503, detail: 'unavailable' };
beforeEach(() => refetch.mockClear());
afterEach(() => cleanBrowser(app.store));

it.each([
  ['that was never had', {}],
  ['that was shown until now', { data: 'Lotte Brouwer' }],
])('takes away what somebody may not see %s, says so, and lets him ask again', async (_what, had) => {
  show({ ...had, error: refused });
  expect(await screen.findByText('You are not allowed to do this')).toBeInTheDocument();
  expect(screen.queryByText('Lotte Brouwer')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('keeps what was shown when it could not be had anew, and says that it is old', async () => {
  show({ data: 'Lotte Brouwer', error: away });
  expect(await screen.findByText('Lotte Brouwer')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^Not refreshed: /);
});

it('waits for the first answer', async () => {
  show({});
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
});
