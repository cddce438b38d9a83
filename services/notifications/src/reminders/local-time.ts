import { zonesOfCountries } from './zones-of-countries';

/** Where somebody is, as far as it is known: a country of two letters and degrees east. */
export type Whereabouts = { country: string | null; longitude: number | null };

/** Nobody is reminded between these hours of his own day. */
const night = { from: 21, until: 8 };
/** Clocks of the world differ by quarters of an hour, and are put forward and back by them. */
const QUARTER = 900_000;
const fallback = 'Europe/Amsterdam';

const hourIn = (zone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(at));

/** Node 20 has the property only; later ones have the method, and from 26 on that alone. */
type RegionalLocale = Intl.Locale & { timeZones?: readonly string[]; getTimeZones?: () => readonly string[] };

const zoneOfCountry = (country: string): string | undefined => {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const locale = new Intl.Locale('und', { region: country }) as RegionalLocale;
  return (locale.getTimeZones?.() ?? locale.timeZones)?.[0];
};

/** Degrees between two meridians, the short way round. */
const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** The time zone somebody lives in: his country's; of several, that of the nearest city to the east or west. */
export const zoneOf = ({ country, longitude }: Whereabouts): string => {
  const several = country ? zonesOfCountries[country] : undefined;
  if (!several) return (country && zoneOfCountry(country)) || fallback;
  const zones = Object.entries(several);
  if (longitude !== null) zones.sort(([, one], [, other]) => apart(one, longitude) - apart(other, longitude));
  return zones[0]?.[0] ?? fallback;
};

export const isNight = (zone: string, at: Date): boolean => {
  const hour = hourIn(zone, at);
  return hour >= night.from || hour < night.until;
};

/** The first moment of the next morning there; the same moment when it is day. */
export const morningAfter = (zone: string, at: Date): Date => {
  if (!isNight(zone, at)) return at;
  const next = new Date(Math.floor(at.getTime() / QUARTER + 1) * QUARTER);
  return isNight(zone, next) ? morningAfter(zone, next) : next;
};
