import type { Account } from '@tandem/contracts/entities/account';
import { isCurrent, navigationOf } from './navigation';

const candidate = { accountType: 'CANDIDATE', isAdmin: false, accountInfo: { id: 'c' } } as Account;
const employer = { accountType: 'EMPLOYER', isAdmin: false, accountInfo: { id: 'e' } } as Account;
const hrefs = (places: readonly { href: string }[]) => places.map(({ href }) => href);
const footer = (...given: Parameters<typeof navigationOf>) => navigationOf(...given).footer.flatMap(({ places }) => hrefs(places));

it('offers visitors the search, the builder and the blog', () => {
  expect(hrefs(navigationOf('candidate', null).links)).toEqual(['/jobs', '/resume', '/blog']);
  expect(footer('candidate', null)).toEqual(['/terms-and-conditions', '/privacy', '/cookie-policy', '/accessibility']);
});

it('offers candidates their jobs, wishes, applications and the blog', () => {
  const { links, menu } = navigationOf('candidate', candidate);
  expect(hrefs(links)).toEqual(['/jobs', '/job-preferences', '/funnel', '/blog']);
  expect(hrefs(menu)).toEqual(['/profile', '/resume', '/my-data']);
  expect(footer('candidate', candidate)).toEqual(
    expect.arrayContaining(['/jobs', '/job-preferences', '/funnel', '/blogs', '/cookie-policy']),
  );
});

it('offers employers their dashboard, funnel, vacancies and company page', () => {
  const { links, menu } = navigationOf('employer', employer);
  expect(hrefs(links)).toEqual(['/', '/funnel', '/vacancies', '/blog']);
  expect(hrefs(menu)).toEqual(['/settings', '/my-data', '/companies/e']);
});

it('shows the way to the console to administrators only', () => {
  expect(hrefs(navigationOf('candidate', { ...candidate, isAdmin: true }).links)).toContain('/admin');
  expect(hrefs(navigationOf('candidate', candidate).links)).not.toContain('/admin');
});

it('shows somebody of the other app what visitors see', () => {
  expect(navigationOf('candidate', employer)).toEqual(navigationOf('candidate', null));
});

it('marks a place by its path, those below it and its other paths', () => {
  const [jobs, , funnel] = navigationOf('candidate', candidate).links;
  expect(['/jobs', '/jobs/7', '/'].map((path) => jobs && isCurrent(jobs, path))).toEqual([true, true, true]);
  expect(funnel && isCurrent(funnel, '/')).toBe(false);
  const [dashboard] = navigationOf('employer', employer).links;
  expect(dashboard && isCurrent(dashboard, '/vacancies')).toBe(false);
  const [profile] = navigationOf('candidate', candidate).menu;
  expect(profile && isCurrent(profile, '/intake')).toBe(true);
});
