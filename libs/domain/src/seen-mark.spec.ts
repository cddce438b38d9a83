import { seenMark } from './seen-mark';

it('is the same for what holds the same, in whatever order its keys come', () => {
  expect(seenMark([{ id: 'a', years: 3, hidden: undefined }])).toBe(seenMark([{ years: 3, id: 'a' }]));
  expect(seenMark([])).toMatch(/^[0-9a-f]{16}$/);
});

it.each([
  [[{ id: 'a' }], [{ id: 'b' }]],
  [
    [{ id: 'a' }, { id: 'b' }],
    [{ id: 'b' }, { id: 'a' }],
  ],
  [[{ years: null }], [{ years: 0 }]],
  [['é'], ['e']],
])('is another for %j than for %j', (one, other) => expect(seenMark(one)).not.toBe(seenMark(other)));
