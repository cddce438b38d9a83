import { adminCalls } from '@tandem/contracts/admin/admin';
import type { Queue } from '@tandem/contracts/admin/admin.shapes';
import { api } from '@tandem/web-kit/gateway/api';
import { FakeGateway, fails } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAsAdmin } from '../../../testing/start';

let gateway: FakeGateway;
let app: RenderedApp;
const counts = { waiting: 0, running: 0, failed: 0, amountParked: 0, outboxLag: 0, parked: [] };
const mail = {
  id: 'job:notifications.sendMail:1',
  kind: 'job' as const,
  name: 'notifications.sendMail',
  consumer: null,
  attempts: 5,
  error: 'the mail server is away',
  since: '2026-11-23T09:00:00.000Z',
};
const work: Queue[] = [
  { queue: 'notifications', isReachable: true, ...counts, amountParked: 1, parked: [mail] },
  { queue: 'matching', isReachable: false, ...counts },
];
const answer = (queues: Queue[]) => gateway.on<typeof adminCalls.listQueues>(adminCalls.listQueues.route, queues);
const parked = () => screen.findByRole('table', { name: 'Parked work' });
const heading = () => screen.getByRole('heading', { name: 'Parked work' });

beforeEach(() => {
  gateway = new FakeGateway();
  answer(work);
  gateway.on<typeof adminCalls.replayWork>(adminCalls.replayWork.route, undefined);
  gateway.on<typeof adminCalls.discardWork>(adminCalls.discardWork.route, undefined);
  app = startAsAdmin(gateway, '/admin?tab=operations');
});
afterEach(() => cleanBrowser(app.store));

it('tells of each service whether it answers, and of parked work what went wrong', async () => {
  const services = await screen.findByRole('table', { name: 'Services and their work' });
  expect(within(services).getByRole('row', { name: /^matching/ })).toHaveTextContent('matchingNot reachable–––––');
  expect(await parked()).toHaveTextContent('notifications.sendMailnotificationsJobnone5');
  expect(await parked()).toHaveTextContent('the mail server is away');
});

it('tries parked work again, and keeps the place of whoever did', async () => {
  const button = within(await parked()).getByRole('button', { name: 'Replay notifications.sendMail' });
  answer(work.map((queue) => ({ ...queue, parked: [] })));
  await userEvent.click(button);
  expect(await screen.findByText('The work is tried again.')).toBeInTheDocument();
  await within(await parked()).findByText('Nothing is parked.');
  expect(heading()).toHaveFocus();
});

it('discards parked work only when asked twice, and keeps the place of whoever did', async () => {
  const discards = () => gateway.calls.filter((call) => call.endsWith('/discard')).length;
  const ask = async () => userEvent.click(within(await parked()).getByRole('button', { name: 'Discard notifications.sendMail' }));
  await ask();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(discards()).toBe(0);
  await ask();
  answer(work.map((queue) => ({ ...queue, parked: [] })));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('The work is discarded.')).toBeInTheDocument();
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(discards()).toBe(1);
});

it('says when somebody else was quicker', async () => {
  gateway.on<typeof adminCalls.replayWork>(adminCalls.replayWork.route, fails(404, 'work_not_found'));
  await userEvent.click(within(await parked()).getByRole('button', { name: 'Replay notifications.sendMail' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

it('says that figures are old when new ones cannot be had, and shows none to somebody who is no administrator any more', async () => {
  await parked();
  gateway.on<typeof adminCalls.listQueues>(adminCalls.listQueues.route, fails(503, 'unavailable'));
  const look = () => app.store.dispatch(api.util.invalidateTags(['Admin']));
  look();
  expect(await screen.findByText(/^Not refreshed/)).toBeInTheDocument();
  expect(await parked()).toBeInTheDocument();
  gateway.on<typeof adminCalls.listQueues>(adminCalls.listQueues.route, fails(403, 'forbidden'));
  look();
  expect(await screen.findByText('You are not allowed to do this')).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Parked work' })).toBeNull();
});
