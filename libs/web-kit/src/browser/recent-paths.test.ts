import { lastAddressOf, rememberPath } from './recent-paths';

it('knows the last five paths, and a page as it was narrowed there last', () => {
  expect(lastAddressOf('/funnel')).toBe('/funnel');
  ['/funnel?search=a', '/funnel?search=anna&tab=REJECTED', '/matches/1', '/matches/1', '/matches/1/invite', '/matches/1'].forEach(
    rememberPath,
  );
  expect(lastAddressOf('/funnel')).toBe('/funnel?search=anna&tab=REJECTED');
  ['/settings', '/vacancies?page=2'].forEach(rememberPath);
  expect(lastAddressOf('/funnel')).toBe('/funnel');
  expect(lastAddressOf('/vacancies')).toBe('/vacancies?page=2');
});
