import { adminCalls } from '@tandem/contracts/admin/admin';
import { homeDay } from '@tandem/domain/local-day';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAsAdmin } from '../../../testing/start';

let gateway: FakeGateway;
let app: RenderedApp;
const asked = () => gateway.requests.filter((_, place) => gateway.calls[place] === 'GET /admin/analytics').map(({ query }) => query);
const start = (range: string, days: { day: string; count: number }[]) => {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const types = (['registered', 'intake_completed', 'applied'] as const).map((type) => ({ type, total, days }));
  gateway.on<typeof adminCalls.analytics>(adminCalls.analytics.route, {
    types,
    rates: total > 0 ? { intake_completed: 1, applied: 1.44 } : {},
  });
  app = startAsAdmin(gateway, `/admin?tab=analytics&${range}`);
};
const chart = async () => screen.findByRole('region', { name: 'Registrations' });
/** A chart 300 pixels wide. */
const bars = (region: HTMLElement): Element => {
  const svg = region.querySelector('svg[viewBox$=" 100"]')!;
  jest.spyOn(svg, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 300 } as DOMRect);
  return svg;
};
/** What browsers call a pointer event, with the place that this one's lack. */
const point = (svg: Element, type: 'pointerdown' | 'pointermove', clientX: number) =>
  fireEvent(svg, new MouseEvent(type, { clientX, bubbles: true }));

beforeEach(() => {
  gateway = new FakeGateway();
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

it('tells of the day under a mouse or a finger, also of one with nothing', async () => {
  start('from=2026-11-01&to=2026-11-03', [
    { day: '2026-11-01', count: 1234567 },
    { day: '2026-11-03', count: 5 },
  ]);
  const region = await chart();
  const svg = bars(region);
  point(svg, 'pointerdown', 20);
  expect(within(region).getByText('01-11-2026: 1,234,567')).toBeInTheDocument();
  point(svg, 'pointermove', 150);
  expect(within(region).getByText('02-11-2026: 0')).toBeInTheDocument();
  point(svg, 'pointermove', 300);
  expect(within(region).getByText('03-11-2026: 5')).toBeInTheDocument();
});

it('names a single day once', async () => {
  start('from=2026-11-01&to=2026-11-01', [{ day: '2026-11-01', count: 2 }]);
  expect(within(await chart()).getAllByText('01-11-2026', { selector: 'span' })).toHaveLength(1);
});

it('says no percentage of nothing', async () => {
  start('from=2026-11-01&to=2026-11-03', []);
  await chart();
  expect(screen.getByText('Intake completed').nextSibling).toHaveTextContent(/^–$/);
  expect(screen.queryByText('0%')).not.toBeInTheDocument();
});

it('counts applications for each candidate, who may write more than one', async () => {
  start('from=2026-11-01&to=2026-11-03', [{ day: '2026-11-01', count: 9 }]);
  await chart();
  expect(screen.getByText('for each candidate with a completed intake').previousSibling).toHaveTextContent(/^1\.4$/);
});

it('asks for no day that there is not', async () => {
  start('from=2026-02-31&to=2026-03-10', []);
  await chart();
  expect(asked().map((query) => query.get('from'))).toEqual(['2026-02-09']);
});

it('asks for no day that is still to come', async () => {
  start('from=2099-01-01&to=2099-02-01', []);
  await chart();
  expect(asked().map((query) => query.get('to'))).toEqual([homeDay(new Date())]);
});

it('goes on to the next day at midnight at home, as what is counted does', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T23:30:00Z'));
  start('', []);
  await chart();
  expect(asked().map((query) => [query.get('from'), query.get('to')])).toEqual([['2026-11-02', '2026-12-01']]);
});

it.each([
  ['From', '05/10/2020', '2020-10-05', '2021-10-06'],
  ['From', '01/03/2026', '2026-03-01', '2026-03-10'],
  ['To', '01/01/2026', '2026-01-01', '2026-01-01'],
  ['To', '05/10/2099', undefined, undefined],
])('keeps the day that is typed into %s, %s, and moves the other end where the two do not go together', async (label, typed, from, to) => {
  start('from=2026-02-09&to=2026-03-10', []);
  await chart();
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.tab();
  const today = homeDay(new Date());
  await waitFor(() => expect(asked().at(-1)?.get('to')).toBe(to ?? today));
  if (from) expect(asked().at(-1)?.get('from')).toBe(from);
  expect(field).toHaveValue((label === 'From' ? from! : (to ?? today)).split('-').reverse().join('/'));
});
