import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import type { MatchingConfig } from '../config';
import { Travel } from './travel';

class TestClock extends Clock {
  at = 0;
  now() {
    return new Date(this.at);
  }
  id() {
    return '00000000-0000-4000-8000-000000000000';
  }
}

const utrecht = { latitude: 52.09, longitude: 5.12 };
const elsewhere = Array.from({ length: 200 }, (_, n) => ({ latitude: 51 + n / 100, longitude: 5 }));

describe('minutes from a router', () => {
  let server: Server;
  let answer: (request: IncomingMessage, body: string) => { status?: number; body?: unknown } | null;
  const asked: string[] = [];
  const clock = new TestClock();
  // Only the router that never answers is given a short wait: on a busy machine an answer may take longer.
  const travel = (router: 'osrm' | 'valhalla', milliseconds = 10_000): Travel => {
    const { port } = server.address() as AddressInfo;
    return new Travel(
      { TRAVEL_URL: `http://127.0.0.1:${port}/`, TRAVEL_ROUTER: router, TRAVEL_TIMEOUT: milliseconds } as MatchingConfig,
      clock,
    );
  };

  beforeAll(async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        asked.push(`${request.method} ${request.url}`);
        const given = answer(request, body);
        if (given) response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(given.body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => (asked.length = 0));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('are those of OSRM, asked for as many places at a time as it takes', async () => {
    answer = ({ url = '' }) => {
      const count = url.split('/driving/')[1]?.split('?')[0]?.split(';').length ?? 0;
      return { body: { code: 'Ok', durations: [Array.from({ length: count }, (_, n) => n * 60)] } };
    };
    const minutes = await travel('osrm').minutesByCar(utrecht, elsewhere);
    expect(minutes.slice(0, 3)).toEqual([1, 2, 3]);
    expect(minutes).toHaveLength(200);
    expect(asked).toHaveLength(3);
    expect(asked[0]).toContain('GET /table/v1/driving/5.12,52.09;5,51;');
  });

  it('are those of Valhalla, and unknown where there is no way or no place', async () => {
    answer = (_, body) => {
      expect(JSON.parse(body)).toMatchObject({ sources: [{ lat: 52.09, lon: 5.12 }], costing: 'auto' });
      return { body: { sources_to_targets: [[{ time: 1_500 }, { time: null }]] } };
    };
    const [first, second] = elsewhere;
    expect(await travel('valhalla').minutesByCar(utrecht, [first ?? null, null, second ?? null])).toEqual([25, null, null]);
  });

  it.each([
    ['does not answer in time', () => null, 200],
    ['fails', () => ({ status: 500, body: {} }), 10_000],
    ['says something else', () => ({ body: { durations: 'soon' } }), 10_000],
    ['answers for other places', () => ({ body: { code: 'Ok', durations: [[0, 60, 120, 180]] } }), 10_000],
  ])('are unknown when the router %s, which is then left alone for a minute', async (_, given, milliseconds) => {
    answer = given;
    const asking = travel('osrm', milliseconds);
    expect(await asking.minutesByCar(utrecht, elsewhere)).toEqual(elsewhere.map(() => null));
    expect(asked).toHaveLength(1);
    await asking.minutesByCar(utrecht, elsewhere);
    expect(asked).toHaveLength(1);
    clock.at += 61_000;
    await asking.minutesByCar(utrecht, elsewhere);
    expect(asked).toHaveLength(2);
  });

  it('are unknown without a router', async () => {
    expect(await new Travel({} as MatchingConfig, clock).minutesByCar(utrecht, [utrecht])).toEqual([null]);
    expect(asked).toEqual([]);
  });
});
