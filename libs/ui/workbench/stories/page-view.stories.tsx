import type { Layout, PageItem } from '@tandem/resume-layout/page';
import { Button } from '@tandem/ui/button';
import { PageView, type PageViewProps } from '@tandem/ui/page-view';
import type { Stories } from '../story';

const INK = '#1c2b24';
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="92" height="92"><rect width="92" height="92" fill="#f2c14e"/><circle cx="46" cy="36" r="18" fill="#3d6b35"/><rect x="14" y="60" width="64" height="32" rx="16" fill="#0f4c5c"/></svg>')}`;

const text = (words: string, x: number, y: number, size = 13): PageItem => ({
  kind: 'text',
  x,
  y,
  width: words.length * size * 0.5,
  text: words,
  font: size > 16 ? 'semibold' : 'regular',
  size,
  color: INK,
  block: 0,
});
const head: PageItem[] = [
  { kind: 'picture', x: 653, y: 48, width: 92, height: 92 },
  text('Sanne Visser', 48, 90, 28),
  text('Frontend engineer, Utrecht', 48, 118),
  { kind: 'area', x: 48, y: 140, width: 697.8, height: 2, color: '#2f6b4f' },
];
const lines = (from: string): PageItem[] =>
  Array.from({ length: 24 }, (_, index) => [
    { kind: 'dot' as const, x: 56, y: 196 + index * 30, radius: 3, color: '#2f6b4f' },
    text(`${from} ${index + 1}: screens with which residents see what their heat costs`, 72, 200 + index * 30),
  ]).flat();

const layoutOf = (pages: PageItem[][]): Layout => ({
  width: 793.8,
  height: 1122.66,
  language: 'en',
  title: 'Resume of Sanne Visser',
  pages: pages.map((items, index) => ({ number: index + 1, items })),
  blocks: [{ tag: 'H1', section: 'head', entryId: null }],
  starts: [],
  unshown: [],
});
const one = layoutOf([[...head, ...lines('Work')]]);
const three = layoutOf([[...head, ...lines('Work')], lines('Education'), lines('Letter')]);

const View = ({ name, ...view }: { name: string } & Partial<PageViewProps>) => (
  <div style={{ height: 420, display: 'grid' }}>
    <PageView
      layout={one}
      labels={{
        pages: `Pages, ${name}`,
        page: (number, count) => `Page ${number} of ${count}, ${name}`,
        zoomIn: 'Larger',
        zoomOut: 'Smaller',
        fit: 'Fit the width',
      }}
      {...view}
    />
  </div>
);
const OverHeading: PageViewProps['over'] = (page, zoom) => (
  <div style={{ position: 'absolute', top: 160 * zoom, right: 24 * zoom }}>
    <Button size="small" aria-label={`Break before the work on page ${page.number}`}>
      Break
    </Button>
  </div>
);

export default {
  title: 'Page view',
  group: 'Data',
  isWide: true,
  states: {
    'One page': () => <View name="one" />,
    'With a picture': () => <View name="picture" pictureUrl={PICTURE} />,
    'Several pages': () => <View name="several" layout={three} />,
    'Nothing on it yet': () => <View name="empty" layout={layoutOf([[]])} />,
    'With buttons over it': () => <View name="buttons" over={OverHeading} />,
  },
  opens: [{ press: 'Larger' }],
} satisfies Stories;
