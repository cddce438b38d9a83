import { replaceConfig } from '../app/config';
import { keepLanguage, languageOfVisit } from './language-state';
import { storage } from '../browser/storage';
import { cleanBrowser } from '../testing/render-app';

const visit = (address: string) => window.history.replaceState(null, '', address);
beforeEach(() => {
  replaceConfig({ language: 'en' });
  visit('/jobs');
});
afterEach(() => cleanBrowser());

it('is what the server made out where nobody has chosen, and keeps nothing then', () => {
  expect(languageOfVisit()).toBe('en');
  expect([localStorage.length, document.cookie]).toEqual([0, '']);
});

it('is what a link names, from then on', () => {
  visit('/jobs?lang=nl');
  expect(languageOfVisit()).toBe('nl');
  visit('/jobs');
  expect(languageOfVisit()).toBe('nl');
  expect(document.cookie).toBe('language=nl');
});

it('takes no language from a link that the product does not speak', () => {
  visit('/jobs?lang=fr');
  expect(languageOfVisit()).toBe('en');
});

it('tells the server by a cookie what was chosen, also of one that was chosen before there was a cookie', () => {
  keepLanguage('nl');
  expect([storage.language.get(), document.cookie]).toEqual(['nl', 'language=nl']);
  document.cookie = 'language=; Max-Age=0; Path=/';
  expect(languageOfVisit()).toBe('nl');
  expect(document.cookie).toBe('language=nl');
});
