import { queryString } from './query-string';

it('brackets nested keys, joins lists and drops what is falsy', () => {
  expect(queryString({ address: { city: 'X' }, archived: false, states: ['A', 'B'] })).toBe('?address[city]=X&states=A,B');
});

it.each([[undefined], [{}], [{ page: 0, search: '', list: [], gone: null, none: undefined }]])('is empty for %p', (query) => {
  expect(queryString(query)).toBe('');
});

it('goes as deep as the value does', () => {
  expect(queryString({ a: { b: { c: 1 } }, from: new Date('2026-01-02T03:04:05Z') })).toBe('?a[b][c]=1&from=2026-01-02T03%3A04%3A05.000Z');
});

it('escapes what would break a query', () => {
  expect(queryString({ search: 'C# & co=1' })).toBe('?search=C%23%20%26%20co%3D1');
});
