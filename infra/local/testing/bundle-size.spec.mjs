// @ts-check
// How much script a page costs before it works, gzipped, in the apps as they were built.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

/** @typedef {Record<string, { file: string, imports?: string[], isDynamicEntry?: boolean }>} Manifest */

/** A page that says hello with the same libraries: React, router, store, texts, a link, a menu and a dialog. */
const helloWorld = 179_000;
/** The shell of an app without a page. */
const shell = 1.26;
/** With its first page. */
const withPage = 1.6;
const route = 60_000;
/** What a page brings by itself as soon as it is open, by its largest part. */
/** @type {Record<string, string[]>} */
const parts = {
  'intake/intake-page': ['intake/personal-step', 'intake/company-step'],
  'profile/profile-page': ['profile/resume-card', 'profile/signing-in'],
  'resume/resume-page': ['resume/builder'],
  'settings/settings-page': ['settings/overview'],
  'vacancy-intake/wizard-page': ['vacancy-intake/basics-step'],
};
/** Routes of people who are signed in that bring forms, calendars and the resume; none may grow. */
/** @type {Record<string, Record<string, number>>} */
const heavy = {
  candidate: {
    'intake/intake-page': 72_600,
    'profile/profile-page': 82_600,
    'resume/resume-page': 73_600,
  },
  employer: {
    'vacancy-intake/wizard-page': 58_000,
    'settings/settings-page': 73_300,
  },
};

/** @param {string} app */
const builtApp = (app) => {
  const dist = path.join(root, 'frontends', app, 'dist');
  /** @type {Manifest} */
  const manifest = JSON.parse(fs.readFileSync(path.join(dist, 'manifest.json'), 'utf8'));
  /** @type {(key: string, seen?: Set<string>) => Set<string>} */
  const reach = (key, seen = new Set()) => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) reach(next, seen);
    return seen;
  };
  const sizeOf = (/** @type {string} */ key) => {
    const file = path.join(dist, manifest[key]?.file ?? '');
    return fs.statSync(fs.existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
  };
  const sum = (/** @type {string[]} */ keys) => keys.reduce((total, key) => total + sizeOf(key), 0);
  const first = reach('index.html');
  const nameOf = (/** @type {string} */ key) => key.replace(/^.*src\/(features\/)?/, '').replace('.tsx', '');
  const withParts = (/** @type {string} */ key) => {
    const all = reach(key);
    const own = (parts[nameOf(key)] ?? []).map((name) => `src/features/${name}.tsx`).filter((part) => manifest[part]);
    own.forEach((part) => reach(part, all));
    return all;
  };
  const pages = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && key.endsWith('-page.tsx'));
  return {
    first: sum([...first]),
    pages: pages.map((key) => ({
      name: nameOf(key),
      size: sum([...withParts(key)].filter((each) => !first.has(each))),
    })),
  };
};

/** @param {number} size */
const ratio = (size) => Math.round((size / helloWorld) * 100) / 100;

describe.each(['candidate', 'employer'])('the %s app', (app) => {
  it('has a shell hardly larger than a page that says hello with the same libraries', () => {
    expect(ratio(builtApp(app).first)).toBeLessThanOrEqual(shell);
  });

  it('shows its first pages for little more', () => {
    const { first, pages } = builtApp(app);
    for (const name of ['home/home-page', 'jobs/search/open-search-page', 'auth/login-page']) {
      const size = pages.find((page) => page.name === name)?.size;
      if (name !== 'jobs/search/open-search-page' || app === 'candidate') expect(size).toBeDefined();
      expect(ratio(first + (size ?? 0))).toBeLessThanOrEqual(withPage);
    }
  });

  it('brings at most 60 kB for a route', () => {
    const { pages } = builtApp(app);
    expect(pages.length).toBeGreaterThan(10);
    const most = (/** @type {string} */ name) => heavy[app]?.[name] ?? route;
    expect(pages.filter(({ name, size }) => size > most(name))).toEqual([]);
  });
});
