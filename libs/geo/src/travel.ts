import { distanceKm } from './distance';
import type { Point } from './place';

/** Ways to travel that a candidate can choose. */
export type TravelMode = 'CAR' | 'PUBLIC_TRANSPORT';

/** Roads and rails are this much longer than the straight line. */
const detour = 1.3;

/** A stretch of the way: up to so many kilometres from the start, at this speed. */
type Leg = readonly [untilKm: number, kmPerHour: number];

const models: Record<TravelMode, { fixedMinutes: number; legs: readonly Leg[] }> = {
  // Streets, then roads around town, then main roads, then motorways; parking and walking are the fixed part.
  CAR: {
    fixedMinutes: 3,
    legs: [
      [5, 35],
      [20, 60],
      [60, 85],
      [Infinity, 105],
    ],
  },
  // Bus and tram on the first kilometres, then stopping trains, then intercity trains, then changes; walking and waiting are fixed.
  PUBLIC_TRANSPORT: {
    fixedMinutes: 12,
    legs: [
      [6, 25],
      [30, 65],
      [90, 110],
      [Infinity, 85],
    ],
  },
};

/**
 * Minutes one way, door to door, between two places: a fixed part plus the straight line times a detour factor, driven at a speed that
 * grows with the distance. Set by hand to known Dutch commutes; expect an error of about a fifth. Rivers, jams and timetables are not in it.
 */
export const travelMinutes = (a: Point, b: Point, mode: TravelMode): number => {
  const km = distanceKm(a, b) * detour;
  const { fixedMinutes, legs } = models[mode];
  let minutes = fixedMinutes;
  let from = 0;
  for (const [until, speed] of legs) {
    minutes += (Math.max(0, Math.min(km, until) - from) / speed) * 60;
    from = until;
    if (km <= until) break;
  }
  return Math.round(minutes);
};
