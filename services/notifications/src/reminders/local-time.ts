/** Where somebody is, as far as it is known: a country of two letters and degrees east. */
export type Whereabouts = { country: string | null; longitude: number | null };

/** Nobody is reminded between these hours of his own day. */
const night = { from: 21, until: 8 };
const HOUR = 3_600_000;
const fallback = 'Europe/Amsterdam';

const hourIn = (zone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(at));

const zonesOf = (country: string): readonly string[] => {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & { timeZones?: readonly string[] };
  return locale.timeZones ?? [];
};

/** Hours ahead of UTC, at a moment. */
const offsetOf = (zone: string, at: Date): number => {
  const hours = hourIn(zone, at) - at.getUTCHours();
  return hours > 12 ? hours - 24 : hours < -12 ? hours + 24 : hours;
};

/** The time zone somebody lives in: his country's; of several, the one the sun agrees with. */
export const zoneOf = ({ country, longitude }: Whereabouts, at: Date): string => {
  const zones = country ? zonesOf(country) : [];
  if (longitude === null || zones.length < 2) return zones[0] ?? fallback;
  const distance = (zone: string) => Math.abs(offsetOf(zone, at) - longitude / 15);
  return zones.reduce((best, zone) => (distance(zone) < distance(best) ? zone : best));
};

export const isNight = (zone: string, at: Date): boolean => {
  const hour = hourIn(zone, at);
  return hour >= night.from || hour < night.until;
};

/** The first moment of the next morning there; the same moment when it is day. */
export const morningAfter = (zone: string, at: Date): Date => {
  if (!isNight(zone, at)) return at;
  const next = new Date(Math.floor(at.getTime() / HOUR + 1) * HOUR);
  return isNight(zone, next) ? morningAfter(zone, next) : next;
};
