import type { PublicConfig } from '../app/config';
import { headOf, shortened } from './head';
import { filesOf } from './page-files';
import { plainText } from './plain-text';
import type { Described } from './public-page';

const config: PublicConfig = {
  app: 'employer',
  product: 'Tandem',
  urls: { candidate: 'https://jobs.example', employer: 'https://hire.example', admin: 'https://admin.example' },
  contact: { email: 'a@b.example', address: 'Here' },
  signIn: {},
  hasSession: false,
};
const head = (described: Partial<Described> = {}, asked: 'nl' | null = null) => {
  const page = { title: 'Baker', description: 'Bread', ...described };
  document.head.innerHTML = headOf({ config, language: asked ?? 'en', asked, path: '/jobs/7/', described: page });
  const get = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    title: document.title,
    canonical: get('link[rel=canonical]', 'href'),
    robots: get('meta[name=robots]', 'content'),
    image: get('meta[property="og:image"]', 'content'),
    alternates: [...document.head.querySelectorAll('link[hreflang]')].map(
      (each) => `${each.getAttribute('hreflang')} ${each.getAttribute('href')}`,
    ),
    locale: get('meta[property="og:locale"]', 'content'),
    data: document.head.querySelector('script')?.textContent,
    scripts: document.head.querySelectorAll('script').length,
  };
};

it('leads search engines to the address where a page is at home, in every language', () => {
  expect(head({ home: { path: '/jobs/7' } })).toMatchObject({
    title: 'Baker - Tandem',
    canonical: 'https://jobs.example/jobs/7',
    robots: null,
    alternates: [
      'en https://jobs.example/jobs/7?lang=en',
      'nl https://jobs.example/jobs/7?lang=nl',
      'x-default https://jobs.example/jobs/7',
    ],
  });
  expect(head().canonical).toBe('https://hire.example/jobs/7');
});

it('is its own address in the language that was asked for', () => {
  expect(head({}, 'nl')).toMatchObject({ canonical: 'https://hire.example/jobs/7?lang=nl', locale: 'nl_NL' });
});

it('asks not to be listed where nothing is to be found', () => {
  expect(head({ status: 404 })).toMatchObject({ canonical: null, alternates: [], robots: 'noindex' });
  expect(head({ isUnlisted: true })).toMatchObject({ canonical: null, robots: 'noindex' });
});

it('shows the picture of the page, else that of the product', () => {
  expect(head({ picture: '/pictures/vacancies/7.png' }).image).toBe('https://hire.example/pictures/vacancies/7.png?lang=en');
  expect(head().image).toBe('https://hire.example/pictures/page.png?lang=en');
});

it('lets no text out of its place', () => {
  const evil = '"><script>alert(1)</script>';
  const made = head({ title: evil, description: evil, structured: [{ name: '</script><script>alert(1)</script>' }] });
  expect(made.title).toBe(`${evil} - Tandem`);
  expect(made.scripts).toBe(1);
  expect(JSON.parse(made.data ?? '')).toEqual({ name: '</script><script>alert(1)</script>' });
});

it('cuts a description between words', () => {
  expect(shortened('one two three', 9)).toBe('one two…');
  expect(shortened(`${'word '.repeat(60)}`).length).toBeLessThanOrEqual(160);
});

it('reads markdown as one line of words', () => {
  expect(plainText('# Title\n\nWe **heat** [homes](https://a.example).\n\n- warm\n- <b>dry</b>')).toBe('We heat homes. warm dry');
});

it('names the styles of a page, and its scripts, each after those it needs and the one that starts the app last', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['shell'] },
    shell: { file: 'shell.js', css: ['shell.css'], imports: ['shared'] },
    shared: { file: 'shared.js', css: ['shared.css'] },
    'src/features/jobs/job-page.tsx': { file: 'job.js', css: ['job.css'], imports: ['shared', 'text', 'index.html'] },
    text: { file: 'text.js', css: ['text.css'], imports: ['src/features/jobs/job-page.tsx'] },
  };
  expect(filesOf(manifest, 'jobs/job-page')).toEqual({
    styles: ['/shared.css', '/shell.css', '/text.css', '/job.css'],
    scripts: ['/shared.js', '/shell.js', '/text.js', '/job.js', '/index.js'],
  });
  expect(filesOf(manifest).scripts).toEqual(['/shared.js', '/shell.js', '/index.js']);
  expect(() => filesOf(manifest, 'jobs/gone')).toThrow('jobs/gone');
});
