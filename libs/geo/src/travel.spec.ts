import fc from 'fast-check';
import { distanceKm } from './distance';
import { findPlace } from './places';
import { travelMinutes } from './travel';

const place = (name: string) => findPlace(name)!;
const point = fc.record({
  latitude: fc.double({ min: 36, max: 70, noNaN: true }),
  longitude: fc.double({ min: -10, max: 30, noNaN: true }),
});

describe('distance', () => {
  it('is right for known pairs within a percent', () => {
    expect(distanceKm(place('Amsterdam'), place('Utrecht'))).toBeCloseTo(35.2, 0);
    expect(Math.abs(distanceKm(place('Groningen'), place('Maastricht')) - 269)).toBeLessThan(3);
  });

  it('is the same there and back, and zero at home', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9);
        expect(distanceKm(a, a)).toBe(0);
      }),
    );
  });
});

describe('travel minutes', () => {
  it.each([
    ['Tilburg', 'Waalwijk', 'CAR', 23],
    ['Utrecht', 'Amersfoort', 'CAR', 27],
    ['Rotterdam', 'Den Haag', 'CAR', 30],
    ['Amsterdam', 'Eindhoven', 'CAR', 85],
    ['Utrecht', 'Amsterdam', 'PUBLIC_TRANSPORT', 55],
    ['Utrecht', 'Den Haag', 'PUBLIC_TRANSPORT', 72],
    ['Leiden', 'Groningen', 'PUBLIC_TRANSPORT', 170],
  ] as const)('%s to %s by %s is about %i minutes', (from, to, mode, minutes) => {
    const error = Math.abs(travelMinutes(place(from), place(to), mode) - minutes);
    expect(error).toBeLessThanOrEqual(minutes * 0.25);
  });

  it('never shrinks when the distance grows', () => {
    const home = { latitude: 52, longitude: 5 };
    for (const mode of ['CAR', 'PUBLIC_TRANSPORT'] as const) {
      const minutes = Array.from({ length: 200 }, (_, step) => travelMinutes(home, { latitude: 52, longitude: 5 + step / 50 }, mode));
      expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    }
  });

  it('is a whole number of minutes, never below zero', () => {
    fc.assert(
      fc.property(point, point, fc.constantFrom('CAR' as const, 'PUBLIC_TRANSPORT' as const), (a, b, mode) => {
        const minutes = travelMinutes(a, b, mode);
        expect(Number.isInteger(minutes) && minutes >= 0).toBe(true);
      }),
    );
  });
});
