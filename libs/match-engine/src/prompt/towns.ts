import { findPlace, type Place } from '@tandem/geo/places';

/** Smaller places, and those further away, are only heard where a word says that a place follows. */
const leastPeople = 5_000;
const nearby = new Set(['NL', 'BE']);

/** Names of places that are everyday words as well; written small they are no places without a word that says so. */
const alsoWords = new Set(
  'made best goes essen bergen rijen putten horst buren beek elst halle zetten doorn horn grave lent dieren winkel hoorn boom mol geel peer spa helden duiven silly mere linden borne stein lier orden heers wellen heel duffel balen leek lede reet'.split(
    ' ',
  ),
);

/** Whether a name of a place is a word of every day. */
export const isAlsoWord = (name: string): boolean => alsoWords.has(name.toLowerCase());

/** Whether somebody names this place in a sentence about work without saying that it is one. */
export const isTown = ({ country, population }: Place): boolean => nearby.has(country) && population >= leastPeople;

/** Whether a word is the name of a town, whatever else it means. */
export const isTownName = (word: string): boolean => {
  const place = findPlace(word);
  return place !== null && isTown(place);
};
