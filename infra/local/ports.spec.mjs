// @ts-check
import net from 'node:net';
import { chooseFreeBase, choosePorts, isPortFree, parsePortBase } from './ports.mjs';

const allFree = async () => true;
/** @param {number[]} taken */
const allFreeBut =
  (...taken) =>
  async (/** @type {number} */ port) =>
    !taken.includes(port);

describe('choosing ports', () => {
  it('gives people the five ports from the base', async () => {
    const { gateway, candidate, employer, admin, mail } = await choosePorts(8080, [], allFree);
    expect([gateway, candidate, employer, admin, mail]).toEqual([8080, 8081, 8082, 8083, 8084]);
  });

  it('gives every server and process a port of its own', async () => {
    const { ops, ...others } = await choosePorts(8080, ['auth', 'matching'], allFree);
    const ports = [...Object.values(others), ...Object.values(ops)];
    expect(new Set(ports).size).toBe(ports.length);
    expect(others).toMatchObject({ postgres: 8100, nats: 8101, redis: 8102, smtp: 8103, identity: 8104 });
    expect(ops).toEqual({ auth: 8110, matching: 8111 });
  });

  it('names the port in use and the way out', async () => {
    await expect(choosePorts(8080, [], allFreeBut(8082))).rejects.toThrow(/8082 \(employer\)[^]*PORT_BASE=9080/);
  });

  it('names all of them when several are in use', async () => {
    await expect(choosePorts(8080, [], allFreeBut(8080, 8082))).rejects.toThrow(/Ports in use by other programs: 8080 \(gateway\), 8082/);
  });

  it('sends nobody to ports that are in use as well, or that browsers refuse', async () => {
    await expect(choosePorts(8080, [], allFreeBut(8080, 9081))).rejects.toThrow(/PORT_BASE=11080/);
  });

  it.each([10_080, 10_079, 5057, 6665])('refuses the base %d, one of whose ports no browser opens', async (base) => {
    await expect(choosePorts(base, [], allFree)).rejects.toThrow(/Browsers refuse to open port[^]*PORT_BASE=/);
  });

  it('passes over ports behind the scenes that cannot be asked by HTTP', async () => {
    expect(await choosePorts(10_050, ['auth', 'matching'], allFree)).toMatchObject({ ops: { auth: 10_081, matching: 10_082 } });
    expect(await choosePorts(9980, ['one', 'two'], allFreeBut(10_010))).toMatchObject({ ops: { one: 10_011, two: 10_012 } });
  });

  it('moves a server nobody addresses by hand to the next free port', async () => {
    expect(await choosePorts(8080, ['auth'], allFreeBut(8100, 8110))).toMatchObject({ postgres: 8101, nats: 8102, ops: { auth: 8111 } });
  });

  it.each(['80', '65500', 'x', '', '8080.5'])('refuses PORT_BASE=%s', (text) => {
    expect(() => parsePortBase(text)).toThrow(/PORT_BASE must be a number from 1024/);
  });

  it('starts from 8080 when nothing is said', () => {
    expect(parsePortBase(undefined)).toBe(8080);
  });

  it('finds a base whose five ports are free', async () => {
    const first = await chooseFreeBase(18_080, allFree);
    expect(await chooseFreeBase(18_080, allFreeBut(first + 3))).not.toBe(first);
    expect(await chooseFreeBase(10_078 - (process.pid % 100) * 100, allFree)).not.toBe(10_078);
  });
});

describe('asking whether a port is free', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('sees who listens on %s', async (host) => {
    const server = net.createServer();
    await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });
});
