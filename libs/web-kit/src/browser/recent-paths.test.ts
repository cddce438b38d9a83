import { lastAddressOf, rememberPath } from './recent-paths';

it('knows the last fifty paths, and a page as it was narrowed there last', () => {
  expect(lastAddressOf('/funnel')).toBe('/funnel');
  ['/funnel?search=a', '/funnel?search=anna&tab=REJECTED', '/matches/1', '/matches/1', '/matches/1/invite', '/matches/1'].forEach(
    rememberPath,
  );
  expect(lastAddressOf('/funnel')).toBe('/funnel?search=anna&tab=REJECTED');
  // Whoever looks through twenty applicants comes back to the board he began at.
  Array.from({ length: 20 }, (_, number) => rememberPath(`/matches/${number}`));
  expect(lastAddressOf('/funnel')).toBe('/funnel?search=anna&tab=REJECTED');
  Array.from({ length: 30 }, (_, number) => rememberPath(`/companies/${number}`));
  rememberPath('/vacancies?page=2');
  expect(lastAddressOf('/funnel')).toBe('/funnel');
  expect(lastAddressOf('/vacancies')).toBe('/vacancies?page=2');
});
