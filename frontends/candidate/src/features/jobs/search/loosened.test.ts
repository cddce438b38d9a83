import type { Understanding } from '@tandem/domain/search';
import { loosened } from './loosened';

const sentence = 'calm work in care, 24 hours, near home';
const part = (kind: Understanding, text: string, whole = sentence) => ({
  kind,
  text,
  start: whole.indexOf(text),
  end: whole.indexOf(text) + text.length,
});
const queryOf = (search: string) => ({
  search,
  address: { city: 'Zwolle', country: 'NL', latitude: null, longitude: null },
  travelMode: 'CAR' as const,
  travelTime: 30,
  sessionId: 'one',
});
const hours = { wish: 'hours', count: 4, minutes: null } as const;

it('leaves the words of a wish out of the sentence', () => {
  const understood = [part('work', 'in care'), part('hours', '24 hours'), part('travel', 'near home')];
  expect(loosened(queryOf(sentence), hours, understood)?.search).toBe('calm work in care, near home');
});

it.each([
  ['24 uur in de zorg', '24 uur', 'in de zorg'],
  ['in de zorg met 24 uur', '24 uur', 'in de zorg'],
  ['in de zorg en 24 uur en rustig', '24 uur', 'in de zorg, rustig'],
])('keeps the rest of "%s"', (search, text, rest) => {
  expect(loosened(queryOf(search), hours, [part('hours', text, search)])?.search).toBe(rest);
});

it('goes farther for travel, with the same words', () => {
  expect(loosened(queryOf(sentence), { wish: 'travel', count: 3, minutes: 45 }, [])).toMatchObject({ search: sentence, travelTime: 45 });
});

it('offers nothing where no word says the wish, or no word would be left', () => {
  expect(loosened(queryOf(sentence), hours, [part('travel', 'near home')])).toBeNull();
  expect(loosened(queryOf('24 hours'), hours, [part('hours', '24 hours', '24 hours')])).toBeNull();
});
