import type { CandidateProfile } from '@tandem/match-engine/profile';
import { travelMinutes } from '@tandem/geo/travel';
import type { Reach } from './match-tasks';

/** Ways a little too long are looked at too: the engine lets them count for less. */
const tolerance = 1.5;
const kilometresPerDegree = 111.2;

/** The widest distance in degrees of latitude that takes no longer than so many minutes, found by halving. */
const degreesWithin = (minutes: number, mode: 'CAR' | 'PUBLIC_TRANSPORT'): number => {
  let [least, most] = [0, 30];
  for (let step = 0; step < 20; step++) {
    const middle = (least + most) / 2;
    if (travelMinutes({ latitude: 0, longitude: 0 }, { latitude: middle, longitude: 0 }, mode) <= minutes) least = middle;
    else most = middle;
  }
  return most;
};

/**
 * How far around his place a candidate may work; null without a place or a longest way.
 * @param longer how many times the longest way still counts
 */
export const reachOf = ({ place, wishes }: CandidateProfile, longer = tolerance): Reach => {
  if (!place || wishes.travelMinutes === null) return null;
  const latitude = Math.max(degreesWithin(wishes.travelMinutes * longer, wishes.travelMode ?? 'CAR'), 2 / kilometresPerDegree);
  return { latitude, longitude: latitude / Math.max(0.1, Math.cos((place.latitude * Math.PI) / 180)) };
};
