import { dutchPlaceLines } from './data/dutch-places';
import { distanceKm } from './distance';
import { otherNames } from './data/names';
import { placeLines } from './data/places';
import { findPlace, search } from './places';

const names = (query: string, language: 'nl' | 'en' = 'nl') => search(query, { language }).map((place) => place.name);

describe('searching places', () => {
  it('gives nothing under two characters', () => {
    expect(search('')).toEqual([]);
    expect(search('u')).toEqual([]);
    expect(search(' - ')).toEqual([]);
  });

  it('puts the Netherlands and large places first', () => {
    expect(names('ut')[0]).toBe('Utrecht');
    expect(names('amst')[0]).toBe('Amsterdam');
    expect(search('nij')[0]).toMatchObject({ name: 'Nijmegen', region: 'Gelderland', country: 'NL' });
  });

  it.each([
    ['den bosch', "'s-Hertogenbosch"],
    ['s hertogen', "'s-Hertogenbosch"],
    ['DEN HA', 'Den Haag'],
    ['the hague', 'Den Haag'],
    ['keulen', 'Keulen'],
    ['cologne', 'Keulen'],
    ['Dusseldorf', 'Düsseldorf'],
    ['bergen op', 'Bergen op Zoom'],
  ])('finds "%s" as %s', (typed, name) => expect(names(typed)[0]).toBe(name));

  it.each([
    ['Amstedam', 'Amsterdam'],
    ['Rotetrdam', 'Rotterdam'],
    ['Eindhooven', 'Eindhoven'],
    ['Groninfen', 'Groningen'],
  ])('forgives one slip in "%s"', (typed, name) => expect(names(typed)).toContain(name));

  it('names places in the language of the reader', () => {
    expect(names('den haag', 'en')[0]).toBe('The Hague');
    expect(names('parijs', 'en')[0]).toBe('Paris');
  });

  it('keeps to the limit', () => {
    expect(search('a', { limit: 3 })).toHaveLength(0);
    expect(search('am', { limit: 3 })).toHaveLength(3);
  });

  it('survives very long and odd input', () => {
    expect(search('x'.repeat(10_000))).toEqual([]);
    expect(search('%_\\(*)')).toEqual([]);
  });
});

describe('finding a place by its name', () => {
  it('ignores accents, hyphens, capitals and what follows a comma', () => {
    expect(findPlace('s-Hertogenbosch')?.name).toBe("'s-Hertogenbosch");
    expect(findPlace('UTRECHT, Nederland')).toMatchObject({ country: 'NL', region: 'Utrecht' });
  });

  it('keeps to the country that is asked for', () => {
    expect(findPlace('Bergen')?.country).toBe('NL');
    expect(findPlace('Bergen', 'be')?.country).toBe('BE');
    expect(findPlace('Utrecht', 'DE')).toBeNull();
  });

  it('answers null for what is no place', () => {
    expect(findPlace('Nergenshuizen')).toBeNull();
    expect(findPlace('')).toBeNull();
  });
});

describe('the table of places the extract leaves out', () => {
  const lines = dutchPlaceLines.trim().split('\n').map((line) => line.split('|')); // prettier-ignore

  it.each(['Etten-Leur', 'Nijverdal', 'Rosmalen', 'Landgraaf', 'Nieuw-Vennep', 'Katwijk', 'Driebergen', 'Heinkenszand', 'Schiphol', "'t Harde"])(
    'has %s',
    (name) => expect(findPlace(name)).toMatchObject({ country: 'NL', name: expect.stringContaining(name) as unknown }),
  ); // prettier-ignore

  it('has no place twice, and none that the extract has', () => {
    const names = lines.map(([name, country, region]) => [name, country, region].join('|'));
    const known = new Set(placeLines.split('\n').map((line) => line.split('|').slice(0, 3).join('|')));
    expect(names.filter((name, at) => names.indexOf(name) !== at || known.has(name))).toEqual([]);
  });

  it('puts each where its province is', () => {
    const others = placeLines.trim().split('\n').map((line) => line.split('|')).filter(([, country]) => country === 'NL'); // prettier-ignore
    const at = (line: readonly string[]) => ({ latitude: Number(line[3]), longitude: Number(line[4]) });
    const strays = lines.filter((line) => !others.some((other) => other[2] === line[2] && distanceKm(at(line), at(other)) < 12));
    expect(strays.map(([name]) => name)).toEqual([]);
  });
});

describe('the table of other names', () => {
  it('names only places that are listed', () => {
    const listed = new Set(`${placeLines}${dutchPlaceLines}`.split('\n').map((line) => line.split('|').slice(0, 2).join('|')));
    expect(Object.keys(otherNames).filter((key) => !listed.has(key))).toEqual([]);
  });
});
