import * as z from 'zod';

export type Point = { latitude: number; longitude: number };

/** How a router is asked for the way from one place to many, and how its answer is read: seconds, null where there is no way. */
export type Router = {
  request: (url: string, from: Point, to: readonly Point[]) => { url: string; body?: unknown };
  seconds: (answer: unknown) => (number | null)[];
};

const duration = z.number().nonnegative().nullable();
const Osrm = z.object({ code: z.literal('Ok'), durations: z.array(z.array(duration)).length(1) });
const Valhalla = z.object({ sources_to_targets: z.array(z.array(z.object({ time: duration.optional() }))).length(1) });
const plain = (url: string): string => url.replace(/\/+$/, '');

/** The table service of OSRM, and the matrix of Valhalla. Both know the way by car. */
export const routers = {
  osrm: {
    request: (url, from, to) => {
      const points = [from, ...to].map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';');
      return { url: `${plain(url)}/table/v1/driving/${points}?sources=0&annotations=duration` };
    },
    seconds: (answer) => (Osrm.parse(answer).durations[0] ?? []).slice(1),
  },
  valhalla: {
    request: (url, from, to) => {
      const place = ({ latitude, longitude }: Point) => ({ lat: latitude, lon: longitude });
      return { url: `${plain(url)}/sources_to_targets`, body: { sources: [place(from)], targets: to.map(place), costing: 'auto' } };
    },
    seconds: (answer) => (Valhalla.parse(answer).sources_to_targets[0] ?? []).map(({ time }) => time ?? null),
  },
} as const satisfies Record<string, Router>;
export const routerKinds = ['osrm', 'valhalla'] as const;
