import { isCountry as isCountryCode } from '@tandem/domain/countries';
import { trimValue } from '../text/fold';
import { isCountry, isTown, looksLikeTown, placeScore } from '../vocabulary/places';
import type { Chunk } from './chunks';

/** A value and the place that stood behind it. */
export interface Placed {
  value: string;
  place: string | null;
}

/** Parts a trailing place from a value: "ACME, Austin, TX". */
export function splitPlace(text: string): Placed {
  const parts = text.split(/,\s*/);
  for (const count of [3, 2, 1]) {
    if (parts.length <= count) continue;
    const place = parts.slice(-count).join(', ');
    if ((placeScore(place) >= 0.9 || (count === 1 && isTown(place))) && (count > 1 || parts.length > 1))
      return { value: parts.slice(0, -count).join(', '), place };
  }
  // "Monteur bij Feenstra te Heerenveen"; a school may be called after its town this way.
  const [, named = '', town = ''] = /^(.*\S)\s+te\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  if (looksLikeTown(town) && !/(?:school|college|universiteit|academie|lyceum)$/i.test(named))
    return { value: trimValue(named), place: town };
  const [, apart = '', country = ''] = /^(.*\S)\s+in\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  if (isCountry(country) && !/\b(?:in|of|for|and|en|voor)$/i.test(apart)) return { value: trimValue(apart), place: country };
  // "Allocation GmbH in München": a form of enterprise ends a name.
  const [, firm = '', seat = ''] =
    /^(.*\b(?:GmbH|AG|KG|SE|e\.V\.|Ltd\.?|Inc\.?|B\.?V\.?|N\.?V\.?|S\.?A\.?|S\.r\.l\.))\s+in\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  if (isTown(seat)) return { value: firm, place: seat };
  // "Fruitbedrijf Remijn in Kapelle": a town behind a name of two words or more.
  const [, house = '', site = ''] = /^(\S+\s.*\S)\s+in\s+(\p{Lu}[^,]*)$/u.exec(text) ?? [];
  if (isTown(site) && !/\b(?:in|of|for|and|en|voor)$/i.test(house)) return { value: house, place: site };
  // "Clinic, Aleppo (Syria)": a town and its country.
  const [, before = '', seatTown = '', land = ''] = /^(.*\S),\s*(\p{Lu}[^,()]*?)\s*\(([^()]+)\)$/u.exec(text) ?? [];
  if (looksLikeTown(seatTown) && (isCountry(land) || isCountryCode(land))) return { value: before, place: `${seatTown}, ${land}` };
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(text);
  if (bracket && (placeScore(bracket[2] ?? '') >= 0.9 || isTown(bracket[2] ?? '')))
    return { value: bracket[1] ?? text, place: bracket[2] ?? null };
  return { value: text, place: null };
}

/** The same with the place behind the last comma, whether its town is known or not. */
export function seatedPlace(text: string): Placed {
  const known = splitPlace(text);
  const [, value = text, place = null] = /^(.*),\s+([^,]+)$/u.exec(text) ?? [];
  return known.place ? known : { value, place };
}

/** A value without the place at its end, and that place. */
export function placeApart(
  chunk: Chunk | null,
  isClear: (place: string) => boolean = () => true,
  split = splitPlace,
): [Chunk | null, Chunk | null] {
  if (!chunk) return [null, null];
  const { value, place } = split(chunk.text);
  return place && isClear(place)
    ? [
        { ...chunk, text: value },
        { ...chunk, text: place },
      ]
    : [chunk, null];
}

/** The employer before the name of a country, which is no town that anybody knows; `title` says how much a text is one. */
export function seatOf(chunk: Chunk, title: (text: string) => number): Chunk | null {
  const [name = '', country = '', ...more] = chunk.text.split(/,\s+/);
  return more.length === 0 && isCountry(country) && !isTown(name) && title(name) === 0 ? { ...chunk, text: name } : null;
}
