import { dutchPlaceLines } from './data/dutch-places';
import { otherNames } from './data/names';
import { placeLines } from './data/places';
import { regionNames } from './data/regions';
import { fold } from './fold';
import type { Language, Place } from './place';

/** A place with all the ways people write it, folded; the first is its Dutch name. */
export type Entry = { place: Place; english: string; keys: readonly string[] };

const entry = (line: string): Entry => {
  const [name = '', country = '', region = '', latitude, longitude, population] = line.split('|');
  const [dutch, english, ...also] = otherNames[`${name}|${country}`] ?? [name, name];
  const place = {
    name: dutch,
    region: regionNames[`${country}.${region}`] ?? '',
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  };
  return { place, english, keys: [...new Set([dutch, english, name, ...also].map(fold))] };
};

const linesOf = (text: string): string[] => text.trim().split('\n');

let entries: readonly Entry[] | undefined;
let added: readonly Place[] = [];

/** Places beside those of the data, under names the data does not know in their country. To be told before the first question. */
export const addPlaces = (places: readonly Place[]): void => {
  added = places;
  entries = undefined;
};

const withAdded = (known: Entry[]): Entry[] => {
  const names = new Set(known.flatMap(({ place, keys }) => keys.map((key) => `${place.country} ${key}`)));
  const free = added.filter(({ country, name }) => !names.has(`${country} ${fold(name)}`));
  return [...known, ...free.map((place) => ({ place, english: place.name, keys: [fold(place.name)] }))];
};

/** Every place, the Netherlands first, then by inhabitants; read at the first question, since many processes never ask. */
export const gazetteer = (): readonly Entry[] =>
  (entries ??= withAdded([...linesOf(placeLines), ...linesOf(dutchPlaceLines)].map(entry)).sort(
    (a, b) => Number(b.place.country === 'NL') - Number(a.place.country === 'NL') || b.place.population - a.place.population,
  ));

/** The place under the name it has in this language. */
export const named = ({ place, english }: Entry, language: Language): Place => (language === 'en' ? { ...place, name: english } : place);
