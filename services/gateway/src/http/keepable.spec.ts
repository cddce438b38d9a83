import { unkeepableIn } from './keepable';

const nested = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));

it('finds nothing in what a database can keep', () => {
  expect(unkeepableIn({ name: 'Zoë 😀', list: [1, null, true, { text: '\n\t' }] })).toBeNull();
  expect(unkeepableIn(undefined)).toBeNull();
  expect(unkeepableIn(nested(60))).toBeNull();
});

it.each([
  ['a text with a zero in it', { about: { name: 'a\u0000b' } }, 'about.name'],
  ['half of a pair', { list: ['fine', '\ud800'] }, 'list.1'],
  ['the other half', { list: [{ name: 'a\udfffb' }] }, 'list.0.name'],
  ['a key with a zero in it', { data: { 'a\u0000': 1 } }, 'data'],
  ['a tree without end', { data: nested(60_000) }, 'data'],
])('finds %s, and where it is', (_, input, path) => {
  expect(unkeepableIn(input)).toBe(path);
});

/** Milliseconds, the best of three: the machine may have much else to do. */
const timeOf = (work: () => unknown): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const begin = performance.now();
      work();
      return performance.now() - begin;
    }),
  );

it('looks through a million bytes of zeros about as fast as they are read', () => {
  const text = `[${'0,'.repeat(499_990)}0]`;
  const input: unknown = JSON.parse(text);
  const [read, looked] = [timeOf(() => JSON.parse(text)), timeOf(() => unkeepableIn(input))];
  expect(looked).toBeLessThan(Math.max(50, read * 8));
});
