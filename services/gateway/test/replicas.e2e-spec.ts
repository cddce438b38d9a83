import { topics } from '@tandem/contracts/topics';
import { startService, type RunningService } from '@tandem/service-kit/start';
import { eventually } from '@tandem/test-kit/eventually';
import type { INestApplication } from '@nestjs/common';
import { createServer, connect as dial, type AddressInfo, type Server, type Socket as Plain } from 'node:net';
import { JSONCodec } from 'nats';
import { io, type Socket } from 'socket.io-client';
import { boot, service } from '../src/service';
import { GatewayUnderTest } from './harness';

jest.setTimeout(60_000);

/** One address in front of several ports, each connection to the next of them in turn; a port can be taken out. */
class Balancer {
  private next = 0;
  private readonly open = new Set<Plain>();
  private constructor(
    private readonly server: Server,
    public ports: number[],
  ) {}

  static async before(...ports: number[]): Promise<Balancer> {
    const server = createServer();
    const balancer = new Balancer(server, ports);
    server.on('connection', (client) => balancer.pass(client));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Breaks every connection there is, as a laptop does that falls asleep. */
  cut(): void {
    for (const socket of this.open) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(client: Plain): void {
    const port = this.ports[this.next++ % this.ports.length];
    if (port === undefined) return void client.destroy();
    const server = dial(port, '127.0.0.1');
    client.pipe(server).pipe(client);
    for (const [socket, other] of [[client, server], [server, client]] as const) {
      this.open.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => this.open.delete(socket) && other.destroy());
    } // prettier-ignore
  }
}

let gateway: GatewayUnderTest;
let second: RunningService;
let balancer: Balancer;
const open: Socket[] = [];
const portOf = (running: RunningService) =>
  ((running.app as INestApplication).getHttpServer() as { address(): AddressInfo }).address().port;
const socketsOf = async (running: RunningService): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${running.opsPort}/metrics`)).text();
  return Number(/^tandem_sockets(?:{.*})? (\d+)/m.exec(text)?.[1] ?? Number.NaN);
};

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  second = await startService(service, gateway.environment.of('gateway'), { boot });
  balancer = await Balancer.before(Number(new URL(gateway.url).port), portOf(second));
});
afterEach(() => open.splice(0).forEach((socket) => socket.disconnect()));
afterAll(async () => {
  await balancer?.close();
  await second?.stop();
  await gateway?.stop();
});

/** A browser of somebody, as the apps connect: it joins its topics again whenever the connection is new. */
const browserOf = async (cookie: string, topic: string) => {
  const socket = io(balancer.url, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true, reconnectionDelay: 50, reconnectionDelayMax: 100 }); // prettier-ignore
  open.push(socket);
  const seen = { joined: 0, heard: 0 };
  socket.on(topic, () => seen.heard++);
  socket.on('connect', () => void socket.emitWithAck('subscribe', topic).then((answer: { ok: boolean }) => answer.ok && seen.joined++));
  await eventually(() => expect(seen.joined).toBe(1), 20_000);
  return seen;
};
const hint = (topic: string) => gateway.services.nats.publish('hint', JSONCodec().encode({ topic }));

it('reaches a person behind every replica, and nobody else', async () => {
  const person = gateway.someone();
  const topic = topics.matches(person.accountId);
  const cookie = await gateway.cookie(person);
  const browsers = [await browserOf(cookie, topic), await browserOf(cookie, topic), await browserOf(cookie, topic), await browserOf(cookie, topic)]; // prettier-ignore
  const stranger = gateway.someone();
  const other = await browserOf(await gateway.cookie(stranger), topics.matches(stranger.accountId));
  expect(await socketsOf(second)).toBeGreaterThanOrEqual(2);
  expect(await socketsOf(second)).toBeLessThan(5);
  hint(topic);
  await eventually(() => expect(browsers.map(({ heard }) => heard)).toEqual([1, 1, 1, 1]), 20_000);
  expect(other.heard).toBe(0);
});

it('hears again through another replica after its connection and its replica are gone', async () => {
  const person = gateway.someone();
  const topic = topics.notifications(person.accountId);
  const cookie = await gateway.cookie(person);
  const browsers = [await browserOf(cookie, topic), await browserOf(cookie, topic)];
  const both = balancer.ports;
  balancer.ports = both.slice(0, 1);
  balancer.cut();
  hint(topic);
  await eventually(() => expect(browsers.map(({ joined }) => joined)).toEqual([2, 2]), 20_000);
  hint(topic);
  await eventually(() => expect(browsers.every(({ heard }) => heard > 0)).toBe(true), 20_000);
  balancer.ports = both;
});
