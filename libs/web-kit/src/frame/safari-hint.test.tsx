import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authPages, publicPages } from '../app/shared-routes';
import { FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';

const inInstagram = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 Mobile/22D63 Instagram 368.0';
const writeText = jest.fn<Promise<void>, [string]>();
let app: RenderedApp;

const start = async (userAgent: string, at = '/nowhere') => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  app = renderApp(new FakeGateway(), { pages: publicPages, bare: authPages, at, config: { hasSession: false } });
  await screen.findByRole('heading', { level: 1 });
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const popup = () => screen.queryByRole('alertdialog', { name: 'Open this page in Safari' });
const user = userEvent.setup({ advanceTimers: (delay) => void jest.advanceTimersByTime(delay) });

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  cleanBrowser(app.store);
});

it('suggests Safari after a second inside another app, and copies the link', async () => {
  await start(inInstagram);
  await pass(900);
  expect(popup()).toBeNull();
  await pass(100);
  expect(popup()).toHaveTextContent('Instagram');
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(writeText).toHaveBeenCalledWith(window.location.href);
  expect(await screen.findByText('Link copied. Paste it into Safari.')).toBeInTheDocument();
});

it('suggests it where one signs in, too: a page without the frame of the others', async () => {
  await start(inInstagram, '/forgot-password');
  await pass(1_000);
  expect(popup()).toHaveTextContent('Instagram');
});

it('says so when the app does not let it copy', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  await start(inInstagram);
  await pass(1_000);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(/could not be copied/)).toBeInTheDocument();
});

it('asks once, whatever the answer', async () => {
  await start(inInstagram);
  await pass(1_000);
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  app.unmount();
  await start(inInstagram);
  await pass(5_000);
  expect(popup()).toBeNull();
  expect(writeText).not.toHaveBeenCalled();
});

it('leaves Safari itself alone', async () => {
  await start('Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 Version/18.3 Mobile/15E148 Safari/604.1');
  await pass(5_000);
  expect(popup()).toBeNull();
});
