import type { AuditEntry } from '@tandem/contracts/admin/admin.shapes';
import { bundles, languages } from '@tandem/locales/bundle';
import { createIntl } from 'react-intl';
import { deedOf, placeOf, whoOf, whomOf } from './deed-words';

const wordsIn = (language: (typeof languages)[number]) => {
  const intl = createIntl({ locale: language, messages: bundles[language] });
  const t = (id: string, values = {}) => intl.formatMessage({ id }, values);
  return { t, textIfAny: (id: string, values = {}) => (id in bundles[language] ? t(id, values) : undefined) };
};
const anEntry = (over: Partial<AuditEntry>): AuditEntry => ({
  id: '6f1f6a50-0000-4000-8000-000000000001',
  at: '2026-11-21T10:00:00.000Z',
  adminId: '6f1f6a50-0000-4000-8000-000000000002',
  adminEmail: 'staff@example.org',
  action: 'listUsers',
  target: null,
  targetName: null,
  ...over,
});

it('says what was done in both languages, and the name of a call it does not know', () => {
  expect(deedOf(anEntry({}), wordsIn('en').textIfAny)).toBe('Looked at the list of users');
  expect(deedOf(anEntry({}), wordsIn('nl').textIfAny)).toBe('Heeft de lijst van gebruikers bekeken');
  expect(deedOf(anEntry({ action: 'newCall' }), wordsIn('en').textIfAny)).toBe('newCall');
});

it('says what a list was asked for', () => {
  const target = 'sortField=createdAt&sortDirection=DESC&search=mila&fromDate=2026-11-01&accountType=CANDIDATE';
  expect(whomOf(anEntry({ target }), wordsIn('en'))).toBe('search: mila, from 01-11-2026, type: Candidate, sorted by created, descending');
  expect(whomOf(anEntry({ target }), wordsIn('nl'))).toMatch(
    /^zoekt: mila, vanaf 01-11-2026, type: Kandidaat, gesorteerd op .*, aflopend$/,
  );
  expect(whomOf(anEntry({ target: 'onlyActivelyScraping=true' }), wordsIn('en'))).toBe('only actively scraping');
  expect(whomOf(anEntry({}), wordsIn('en'))).toBe('everything');
});

it('names whom it was about and leads there; what is gone keeps its id', () => {
  const about = anEntry({ action: 'getUser', target: 'some-id', targetName: 'mila@example.org' });
  expect(whomOf(about, wordsIn('en'))).toBe('mila@example.org');
  expect(placeOf(about)).toBe('/admin?tab=users&open=some-id');
  expect(placeOf({ ...about, action: 'matchCandidate' })).toBe('/admin?tab=matching-tool&candidate=some-id');
  expect(placeOf({ ...about, action: 'downloadTestResume' })).toBe('/admin?tab=matching-tool&candidate=some-id');
  expect(whomOf({ ...about, action: 'downloadTestMatches', targetName: 'Test Person' }, wordsIn('en'))).toBe('Test Person');
  expect(whomOf({ ...about, targetName: null }, wordsIn('en'))).toBe('some-id');
  expect(placeOf(anEntry({ target: 'search=mila' }))).toBeNull();
});

it('names whoever had no more than the key in the language of the reader', () => {
  expect(whoOf(anEntry({}), wordsIn('nl').t)).toBe('staff@example.org');
  const byKey = anEntry({ adminId: '00000000-0000-0000-0000-000000000000', adminEmail: 'API key' });
  expect([whoOf(byKey, wordsIn('en').t), whoOf(byKey, wordsIn('nl').t)]).toEqual(['Whoever holds the API key', 'Wie de API-sleutel heeft']);
});
