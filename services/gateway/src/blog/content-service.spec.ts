import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { Clock } from '@tandem/service-kit/clock';
import { ContentService } from './content-service';

class SetClock extends Clock {
  time = Date.parse('2026-10-01T08:00:00Z');
  now() {
    return new Date(this.time);
  }
  id() {
    return 'id';
  }
}

let isDown = false;
let asked = 0;
const moment = '2026-10-01T08:00:00.000Z';
const server = createServer((_, response) => {
  asked += 1;
  if (isDown) response.writeHead(500);
  response.end(JSON.stringify({ data: [{ id: 1, title: `Answer ${asked}`, slug: 'first', createdAt: moment, updatedAt: moment }] }));
});
beforeAll(async () => {
  Logger.overrideLogger(false);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('keeps an answer for five minutes, shows it while the service fails, and hears the service again ten seconds later', async () => {
  const clock = new SetClock();
  const service = new ContentService(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, undefined, () => null, clock);
  const title = async () => (await service.posts({ populate: '*' }))[0]?.title;
  expect(await title()).toBe('Answer 1');
  clock.time += 299_000;
  expect(await title()).toBe('Answer 1');
  isDown = true;
  clock.time += 2_000;
  expect([await title(), asked]).toEqual(['Answer 1', 2]);
  isDown = false;
  clock.time += 9_000;
  expect([await title(), asked]).toEqual(['Answer 1', 2]);
  clock.time += 2_000;
  expect([await title(), asked]).toEqual(['Answer 3', 3]);
});
