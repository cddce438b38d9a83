import type { Layout } from '@tandem/resume-layout/page';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { PageView } from './page-view';
import { fittingZoom, zoomedIn, zoomedOut } from './zoom';

const text = (value: string, x: number, y: number) => ({ kind: 'text' as const, x, y, width: 80, text: value, font: 'semibold' as const, size: 13, color: '#111111', block: 0 }); // prettier-ignore
const layout: Layout = {
  width: 793.8,
  height: 1122.66,
  language: 'en',
  title: 'Resume of Noor',
  pages: [
    { number: 1, items: [{ kind: 'area', x: 0, y: 0, width: 10, height: 20, color: '#eeeeee' }, text('Noor', 48, 90.25), { kind: 'dot', x: 5, y: 6, radius: 3, color: '#222222' }, { kind: 'picture', x: 1, y: 2, width: 92, height: 92 }] }, // prettier-ignore
    { number: 2, items: [text('Skills', 48, 70)] },
  ],
  blocks: [{ tag: 'H1', section: 'head', entryId: null }],
  starts: [],
  unshown: [],
};
const labels = {
  pages: 'Preview',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fit: 'Fit the width',
};

conforms(<PageView layout={layout} labels={labels} />, { ref: 'DIV' });

it('has every text exactly where the pages say', () => {
  render(<PageView layout={layout} labels={labels} pictureUrl="/me.jpg" />);
  for (const page of layout.pages) {
    const sheet = screen.getByRole('group', { name: `Page ${page.number} of 2` });
    expect(sheet).toHaveAttribute('viewBox', '0 0 793.8 1122.66');
    const drawn = [...sheet.querySelectorAll('text')].map((each) => [each.textContent, each.getAttribute('x'), each.getAttribute('y'), each.getAttribute('font-size')]); // prettier-ignore
    const meant = page.items.flatMap((item) =>
      item.kind === 'text' ? [[item.text, String(item.x), String(item.y), String(item.size)]] : [],
    );
    expect(drawn).toEqual(meant);
  }
  expect(document.querySelector('image')).toHaveAttribute('href', '/me.jpg');
});

it('zooms by buttons and keys, between a tenth and three times', async () => {
  const user = userEvent.setup();
  render(<PageView layout={layout} labels={labels} />);
  const sheet = screen.getByRole('group', { name: 'Page 1 of 2' });
  const width = () => Number(sheet.getAttribute('width')) / 793.8;
  const before = width();
  await user.click(screen.getByRole('button', { name: 'Larger' }));
  expect(width()).toBeCloseTo(before * 1.2);
  screen.getByRole('region', { name: 'Preview' }).focus();
  await user.keyboard('-');
  expect(width()).toBeCloseTo(before);
  for (let i = 0; i < 20; i++) fireEvent.keyDown(screen.getByRole('region', { name: 'Preview' }), { key: '+' });
  expect(width()).toBeCloseTo(3);
  expect(screen.getByRole('button', { name: 'Larger' })).toBeDisabled();
});

it.each([
  ['Larger', 20],
  ['Smaller', 30],
])('keeps the focus among its buttons when %s turns off under a finger', async (name, presses) => {
  const user = userEvent.setup();
  render(<PageView layout={layout} labels={labels} />);
  const button = screen.getByRole('button', { name });
  button.focus();
  for (let i = 0; i < presses && !button.hasAttribute('disabled'); i++) await user.keyboard('{Enter}');
  expect(button).toBeDisabled();
  expect(screen.getByRole('button', { name: labels.fit })).toHaveFocus();
});

it.each([
  [2.9, 3],
  [1, 1.2],
])('goes from %d to %d at the next step', (from, to) => expect(zoomedIn(from)).toBeCloseTo(to));

it('goes no farther than a tenth, and fits no larger than one and a half', () => {
  expect(zoomedOut(0.11)).toBe(0.1);
  expect(fittingZoom(4_000, 794)).toBe(1.5);
  expect(fittingZoom(397, 794)).toBe(0.5);
});
