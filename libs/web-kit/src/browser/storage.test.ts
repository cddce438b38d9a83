import { replaceConfig } from '../app/config';
import { clearForSignOut, storage } from './storage';

beforeEach(() => {
  localStorage.clear();
  replaceConfig({ app: 'candidate' });
});

it('has the documented defaults on a first visit', () => {
  expect(storage.language.get()).toBe('en');
  expect(storage.accountType.get()).toBe('CANDIDATE');
  expect(storage.cookieConsent.get()).toBeNull();
  expect(storage.lastOpenVacancySearch.get()).toEqual({});
  expect(storage.openResumeId.get()).toBeNull();
  expect(storage.tokenExpiry.get()).toBeNull();
});

it('assumes an employer in the employer app', () => {
  replaceConfig({ app: 'employer' });
  expect(storage.accountType.get()).toBe('EMPLOYER');
});

it('treats an unknown language as English and an unknown account type as a candidate', () => {
  localStorage.setItem('language', 'fr');
  localStorage.setItem('accountType', 'ROBOT');
  expect(storage.language.get()).toBe('en');
  expect(storage.accountType.get()).toBe('CANDIDATE');
});

it('logs and forgets a stored search that is not JSON', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('lastOpenVacancySearch', '{"vacancies": [');
  expect(storage.lastOpenVacancySearch.get()).toEqual({});
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

it('keeps language, consent and last search at sign-out and nothing else', () => {
  storage.language.set('nl');
  storage.cookieConsent.set('accepted');
  storage.lastOpenVacancySearch.set({ usage: 1 });
  storage.tokenExpiry.set(5);
  storage.openResumeId.set('a');
  storage.accountType.set('EMPLOYER');
  clearForSignOut();
  expect({ ...localStorage }).toEqual({ language: 'nl', cookieConsent: 'accepted', lastOpenVacancySearch: '{"usage":1}' });
});

it('writes the defaults at sign-out where nothing was chosen', () => {
  clearForSignOut();
  expect({ ...localStorage }).toEqual({ language: 'en', cookieConsent: 'declined', lastOpenVacancySearch: '{}' });
});

it('remembers for the visit when the browser refuses storage', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  storage.language.set('nl');
  expect(storage.language.get()).toBe('nl');
  refuse.mockRestore();
  read.mockRestore();
});
