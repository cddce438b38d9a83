import type { Address } from '@tandem/contracts/entities/address';
import * as z from 'zod';

/** Somebody else's search for addresses: how he is asked, and how his answer is read. Answers that are not his shape throw. */
type AddressProvider = { url: (base: string, query: string, language: string) => URL; read: (answer: unknown) => Address[] };

const text = z.string().nullish();
const at = (base: string, path: string, params: Record<string, string>): URL => {
  const url = new URL(`${base.replace(/\/$/, '')}/${path}`);
  Object.entries(params).forEach(([name, value]) => url.searchParams.set(name, value));
  return url;
};
const streetOf = (street: string | null | undefined, number: string | null | undefined): string | null =>
  [street, number].filter(Boolean).join(' ') || null;
const inCountry = (code: string | null | undefined): string | null => code?.toUpperCase() ?? null;

const Pdok = z.object({
  response: z.object({
    docs: z.array(z.object({ straatnaam: text, huis_nlt: text, woonplaatsnaam: text, postcode: text, centroide_ll: z.string() })),
  }),
});

/** The Dutch land registry's Locatieserver: every address of the Netherlands. */
const pdok: AddressProvider = {
  url: (base, q) =>
    at(base, 'free', {
      q,
      rows: '10',
      fq: 'type:(woonplaats OR weg OR postcode OR adres)',
      fl: 'straatnaam,huis_nlt,woonplaatsnaam,postcode,centroide_ll',
    }),
  read: (answer) =>
    Pdok.parse(answer).response.docs.map(({ straatnaam, huis_nlt, woonplaatsnaam, postcode, centroide_ll }) => {
      const [longitude, latitude] = /^POINT\((\S+) (\S+)\)$/.exec(centroide_ll)?.slice(1).map(Number) ?? [null, null];
      return {
        street: streetOf(straatnaam, huis_nlt),
        city: woonplaatsnaam ?? null,
        postalCode: postcode ?? null,
        country: 'NL',
        latitude,
        longitude,
      };
    }),
};

const Photon = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({ type: text, name: text, street: text, housenumber: text, city: text, postcode: text, countrycode: text }),
    }),
  ),
});

/** Photon, on OpenStreetMap's data. */
const photon: AddressProvider = {
  url: (base, q, language) => at(base, 'api', { q, limit: '10', lang: language === 'nl' ? 'default' : language }),
  read: (answer) =>
    Photon.parse(answer).features.map(({ geometry: { coordinates }, properties: place }) => ({
      street: streetOf(place.street ?? (place.type === 'street' ? place.name : null), place.housenumber),
      city: place.city ?? (place.type === 'street' ? null : (place.name ?? null)),
      postalCode: place.postcode ?? null,
      country: inCountry(place.countrycode),
      latitude: coordinates[1],
      longitude: coordinates[0],
    })),
};

const Nominatim = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    address: z.object({
      road: text,
      house_number: text,
      city: text,
      town: text,
      village: text,
      municipality: text,
      postcode: text,
      country_code: text,
    }),
  }),
);

/** Nominatim, OpenStreetMap's own. */
const nominatim: AddressProvider = {
  url: (base, q, language) => at(base, 'search', { q, format: 'jsonv2', addressdetails: '1', limit: '10', 'accept-language': language }),
  read: (answer) =>
    Nominatim.parse(answer).map(({ lat, lon, address: place }) => ({
      street: streetOf(place.road, place.house_number),
      city: place.city ?? place.town ?? place.village ?? place.municipality ?? null,
      postalCode: place.postcode ?? null,
      country: inCountry(place.country_code),
      latitude: lat,
      longitude: lon,
    })),
};

export const addressProviders = { pdok, photon, nominatim };
