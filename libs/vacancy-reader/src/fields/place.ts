import { distanceKm } from '@tandem/geo/distance';
import { findPlace, type Place } from '@tandem/geo/places';
import { spanAt } from '../document/document';
import type { Found, VacancyLanguage } from '../result';
import type { Clues } from './clues';
import { isTownToo, labelledPlaces, longestPlace } from './labelled-place';
import { countryOf, isCountry, isCounty } from './countries';
import { isFirm } from './company-words';
import { american, listing, nameWords, ordinaryWords, prepositions, seat, seats } from './place-words';

export interface ReadPlace {
  city: Found<string> | null;
  country: Found<string> | null;
  street: Found<string> | null;
}

const title = (name: string): string =>
  name === name.toUpperCase() || name === name.toLowerCase()
    ? name.toLowerCase().replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

/** A place with less to speak for it is none. */
const leastScore = 1;
/** How far a town of a region may be from the town that gives it its name. */
const regionKm = 40;

interface Candidate {
  name: string;
  score: number;
  at: number;
  place: Place | null;
  country?: string;
  street?: string;
  /** Named by a label for a region: the work may be in another town of it. */
  isRegion?: boolean;
}

const postcodes: readonly (readonly [string | null, RegExp])[] = [
  ['NL', new RegExp(`\\b([1-9]\\d{3} ?[A-Z]{2})\\s*,?\\s+(?:te )?(${nameWords})`, 'gu')],
  ['AU', /\b()([\p{Lu}][\p{L}]+(?: [\p{Lu}][\p{L}]+)?) (?:VIC|NSW|QLD|WA|SA|TAS|ACT) \d{4}\b/gu],
  [null, new RegExp(`(?:^|[\\s,])()(?:[A-Z]{1,2}-)?[1-9]\\d{3} (${nameWords})(?=,? |$|\\n|,)`, 'gmu')],
];

const fromPostcodes = ({ document }: Clues): Candidate[] =>
  postcodes.flatMap(([country, pattern]) =>
    [...document.text.matchAll(pattern)].flatMap((match) => {
      const written = match[2] ?? '';
      const place = longestPlace(written, country);
      if (
        !place &&
        country === null &&
        !/denmark|belgi|germany/i.test(document.text.slice(match.index, match.index + 60)) &&
        written !== written.toUpperCase()
      )
        return [];
      const at = match.index + match[0].indexOf(written);
      const street = /([\p{Lu}][\p{L}.' -]{3,40} \d{1,4}[a-zA-Z]?)[\s,]*$/u.exec(
        document.text.slice(Math.max(0, match.index - 60), match.index + (match[0].match(/^\s/) ? 1 : 0)),
      )?.[1];
      return [
        {
          name: place?.written ?? written.split(/ (?=[A-Z][a-z])/)[0] ?? written,
          place: place?.place ?? null,
          score: 2.6 - (at / document.text.length) * 1.2,
          at,
          ...(country ? { country } : {}),
          ...(street ? { street } : {}),
        },
      ];
    }),
  );

const fromSeats = ({ document }: Clues): Candidate[] =>
  seats.flatMap(([score, pattern]) =>
    [...document.text.matchAll(pattern)].flatMap((match) => {
      const found = longestPlace(match[1] ?? '', null);
      if (!found || ordinaryWords.test(found.written)) return [];
      const at = match.index + match[0].lastIndexOf(match[1] ?? '');
      return [{ name: found.written, place: found.place, score: score - (match.index / document.text.length) * 0.6, at }];
    }),
  );

/** "GroenWerk, Harselaarseweg 20, Barneveld": behind a street, without a postcode. */
const address = new RegExp(`\\p{Lu}[\\p{L}.' -]{3,40} \\d{1,4}[a-zA-Z]?,\\s+(${nameWords})`, 'gu');
const fromAddress = ({ document }: Clues): Candidate[] =>
  [...document.text.matchAll(address)].flatMap((match) => {
    const found = longestPlace(match[1] ?? '', null);
    const street = streetIn([match[0].split(',')[0] ?? '']);
    const at = match.index + match[0].lastIndexOf(match[1] ?? '');
    return found && !ordinaryWords.test(found.written) ? [{ name: found.written, place: found.place, score: 1.6, at, ...street }] : [];
  });

const seatWithin = 60;

const fromText = ({ document, pageTitle }: Clues): Candidate[] => {
  const candidates = [...document.text.matchAll(prepositions)].flatMap((match) => {
    const found = longestPlace(match[1] ?? '', null);
    if (!found || found.place.population < 300 || ordinaryWords.test(found.written)) return [];
    const isRegion = /regio|job in|locatie/.test(match[0]);
    const isSeat = seat.test(document.text.slice(Math.max(0, match.index - seatWithin), match.index));
    return [
      {
        name: found.written,
        place: found.place,
        score: 1.3 + (isRegion ? 0.8 : 0) + (isSeat ? 0.5 : 0) - (match.index / document.text.length) * 0.6,
        at: match.index + match[0].indexOf(match[1] ?? ''),
      },
    ];
  });
  const inTitle = (pageTitle ?? '').split(/[\s,|–-]*(?:\b(?:in|te)\b|[,|–-])\s*/u).flatMap((part) => {
    const place = part.length > 2 ? findPlace(part.trim()) : null;
    return place && /^\p{Lu}/u.test(part.trim()) ? [{ name: part.trim(), place, score: 2.4, at: -1 }] : [];
  });
  return [
    ...candidates.map((each) => ({ ...each, score: each.score + 0.25 * Math.min(6, document.text.split(each.name).length - 1) })),
    ...inTitle,
  ];
};

const leastPeople = 10_000;
const mostWords = 3;

/** A large town at the end of some words that say more. */
const townAtEnd = (line: string): { name: string; place: Place; rest: string; last: string } | null => {
  const words = line.length <= 90 ? line.replace(/[\s.,)]+$/u, '').split(/[\s,(/-]+/u) : [];
  for (let count = Math.min(mostWords, words.length - 2); count > 0; count--) {
    const name = words.slice(-count).join(' ');
    const place = /^\p{Lu}(?:\p{Ll}|\p{Lu}{3})/u.test(name) && !ordinaryWords.test(name) ? findPlace(name) : null;
    if (place && place.population >= leastPeople)
      return { name, place, rest: words.slice(0, -count).join(' '), last: words.at(-count) ?? '' };
  }
  return null;
};

/** "Stress Engineer Glasgow", "Occupational Therapist North London": a town at the end of the first line; of the next ones behind a firm. */
const fromTitle = ({ document }: Clues): Candidate[] =>
  document.blocks.slice(0, 4).flatMap((block, number) => {
    const found = townAtEnd(number === 0 ? (block.text.split(/!+/)[0] ?? '') : block.text);
    // "In Drachten en Heerenveen": of several towns the first.
    const before = /(\p{Lu}[\p{L}'-]+) (?:en|and|of|or)$/u.exec(found?.rest ?? '')?.[1];
    if (before && findPlace(before)) return [];
    return found && (number === 0 || isFirm(found.rest))
      ? [{ name: found.name, place: found.place, score: 1.5, at: block.start + block.text.lastIndexOf(found.last) }]
      : [];
  });

const fromState = ({ document }: Clues): Candidate[] =>
  document.blocks.slice(0, 6).flatMap((block) => {
    const name = block.text.length <= longestFacts ? american.exec(block.text)?.[1] : undefined;
    return name ? [{ name, place: null, score: 2.4, at: block.start + block.text.indexOf(name), country: 'US' }] : [];
  });

const streetLine = /^[\p{Lu}][\p{L}.' -]{3,40} \d{1,4}[a-zA-Z]?$/u;
const streetIn = (parts: string[]): Pick<Candidate, 'street'> => {
  const street = parts.find((part) => streetLine.test(part));
  return street ? { street } : {};
};

const country = /^(?:uk|united kingdom|england|the netherlands|netherlands|nederland|nl|belgium|belgië|be|ireland)$/i;
/** "Sardine, Micawber Street, London, UK". */
const isAddress = (parts: readonly string[]): boolean => country.test(parts.at(-1) ?? '') && findPlace(parts.at(-2) ?? '') !== null;

const [longestLine, longestFacts] = [70, 160];
/** "Data engineer (Rotterdam / remote)". */
const bracketed = (text: string): string[] => (/\(([^()]{3,60})\)/.exec(text)?.[1] ?? '').split(/\s*[,/]\s*/);
/** "Stourbridge Haulage": a firm that is called after its town. */
const isNamed = (part: string, town: string): boolean => /^ \p{Lu}\p{Ll}{3,}$/u.test(part.slice(town.length)) && isFirm(part);
/** Lines near the title that hold a place and little else: "Witney, Oxfordshire". */
const fromHead = ({ document }: Clues): Candidate[] =>
  document.blocks.slice(0, 6).flatMap((block, number): Candidate[] => {
    const parts = block.text.split(/\s*[,|•·]\s*/);
    const apart = block.text.split(
      /\s*[,|•·]\s*|\s+[–—/-]\s+|\s+(?:or|of) (?=remote|thuis)|(?<=\p{Ll}{3})\.\s+|\s*\p{Extended_Pictographic}\u{fe0f}?\s*/u,
    );
    if (block.text.length > (parts.length > 2 || /\(/.test(block.text) ? longestFacts : longestLine)) return [];
    // In a list of facts a place stands alone.
    // "📍 Hoogeveen  🕐 28-36 uur" is read as an item.
    const areFacts = parts.length > 1 && parts.some((part) => /\d\s?(?:uur|hours)(?!\p{L})|€\s?\d|£\s?\d/u.test(part));
    if (block.kind === 'item' && !areFacts && (parts.length > 1 ? !isAddress(parts) && !isCounty(parts[1] ?? '') : !findPlace(block.text)))
      return [];
    const found = (isAddress(parts) ? parts.slice(-2, -1) : [...apart, ...bracketed(block.text)])
      .map((written) =>
        written.replace(/\s*\([^)]*\)|\s+(?:e\.?o\.?|(?:en|and)(?: de)? (?:omgeving|omstreken|surroundings|surrounding area))$/gi, ''),
      )
      .map((part) => ({ part, place: longestPlace(part, null) }))
      .find(
        ({ part, place }) =>
          place !== null && !isNamed(part, place.written) && place.written.length >= part.length - 8 && !ordinaryWords.test(place.written),
      );
    if (found?.place)
      return [
        {
          name: found.place.written,
          place: found.place.place,
          score: 2 - number * 0.15,
          at: block.start + block.text.indexOf(found.place.written),
          ...streetIn(parts),
        },
      ];
    const isPair =
      parts.length === 2 &&
      !ordinaryWords.test(parts[0] ?? '') &&
      number > 0 &&
      number < 4 &&
      parts.every((part) => /^[\p{Lu}][\p{L} -]{2,25}$/u.test(part));
    return isPair ? [{ name: parts[0] ?? '', place: null, score: 1.5, at: block.start }] : [];
  });

const fromListing = ({ document }: Clues): Candidate[] => {
  const match = listing.exec(document.text);
  const name = (match?.[1] ?? '').replace(/^Regio\s+/u, '');
  return match && name ? [{ name, place: findPlace(name, 'BE'), score: 4, at: match.index + match[0].indexOf(name), country: 'BE' }] : [];
};

/** A town under its label says most, a region that is no town next to nothing. */
const fromLabels = ({ document }: Clues, isToldToMachines: boolean): Candidate[] =>
  labelledPlaces(document).flatMap((each, number) => {
    if (!each.place && isToldToMachines) return [];
    const known = each.kind === 'town' ? 3.5 : isTownToo(each) ? 2.3 : 1.2;
    return [
      {
        name: each.name,
        place: each.place,
        at: each.at,
        score: (each.place ? known : 1.2) - number * 0.01,
        isRegion: each.kind === 'region',
      },
    ];
  });

/** A town among the facts of a short message, also where it is typed without its capital. */
const fromNotice = ({ notice }: Clues): Candidate[] =>
  (notice?.facts ?? []).flatMap(({ kind, text, start, place }) => (kind === 'place' ? [{ name: text, place, score: 2, at: start }] : []));

/** The likeliest town. Where that is the name of a region, a town that something else names in it comes first. */
const likeliest = (candidates: readonly Candidate[]): Candidate | undefined => {
  const inOrder = [...candidates].sort((a, b) => b.score - a.score);
  const [best] = inOrder;
  const around = best?.isRegion === true ? best.place : null;
  if (!best || !around) return best;
  const isInside = ({ name, place, score }: Candidate): boolean =>
    place !== null && name !== best.name && score >= leastScore && distanceKm(place, around) <= regionKm;
  return inOrder.find(isInside) ?? best;
};

/** What people write where a town is asked and the work has none. */
const nowhere = /^(?:fully )?(?:remote|hybrid|hybride|thuis|thuiswerken|anywhere|worldwide)\b/i;

/** The town that machines are told, with its region or in one line with a street: "Ginnekenstraat 9, Breda". */
const townTold = (told: string): string | undefined => {
  const parts = told.split(',').map((part) => part.trim());
  const [first] = parts;
  return first && streetLine.test(first) ? (parts.slice(1).find((part) => findPlace(part) !== null) ?? undefined) : first;
};

/** Where the work is. */
export const readPlace = (clues: Clues, language: VacancyLanguage): ReadPlace => {
  const { document, posting } = clues;
  const postingCity = posting?.city ? townTold(posting.city) : undefined;
  const candidates: Candidate[] = [
    ...(postingCity ? [{ name: postingCity, place: findPlace(postingCity), score: 5, at: document.text.indexOf(postingCity) }] : []),
    ...fromNotice(clues),
    ...fromLabels(clues, postingCity !== undefined),
    ...fromListing(clues),
    ...fromPostcodes(clues),
    ...fromAddress(clues),
    ...fromHead(clues),
    ...fromTitle(clues),
    ...fromState(clues),
    ...fromSeats(clues),
    ...fromText(clues),
  ].filter(({ name }) => name.length >= 2 && name.length <= 40 && !nowhere.test(name) && !isCountry(name));
  const best = likeliest(candidates);
  const street = posting?.street ?? candidates.find((each) => each.street && each.name === best?.name)?.street ?? null;
  const country = countryOf(clues, best, language);
  if (!best || best.score < leastScore) return { city: null, country, street: null };
  return {
    city: {
      value: title(best.name),
      confidence: Math.min(0.95, 0.45 + best.score * 0.12),
      span: best.at < 0 ? null : spanAt(best.at, 0, best.name.length),
    },
    country,
    street: street
      ? {
          value: street,
          confidence: 0.8,
          span: document.text.includes(street) ? spanAt(document.text.indexOf(street), 0, street.length) : null,
        }
      : null,
  };
};
