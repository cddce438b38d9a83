import { Counter, Registry } from 'prom-client';
import { OpsServer } from './ops-server';

const registry = new Registry();
new Counter({ name: 'tandem_test_total', help: 'Test.', registers: [registry] }).inc();

let ops: OpsServer;
let port: number;
beforeEach(async () => {
  ops = new OpsServer(registry);
  port = await ops.listen(0, '127.0.0.1');
});
afterEach(async () => ops.close());

const ask = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, body: await answer.text() };
};

describe('the port of health and metrics', () => {
  it('is live from the start and ready only when told', async () => {
    expect(await ask('/health/live')).toMatchObject({ status: 200 });
    expect(await ask('/health/ready')).toMatchObject({ status: 503 });
    ops.ready({ postgres: async () => Promise.resolve() });
    expect(await ask('/health/ready')).toEqual({ status: 200, body: '{"status":"ok","services":{"postgres":"ok"}}' });
  });

  it('names what is down, and stays live', async () => {
    ops.ready({ nats: async () => Promise.resolve(), postgres: async () => Promise.reject(new Error('password of the house')) });
    expect(await ask('/health/ready')).toEqual({ status: 503, body: '{"status":"not_ready","services":{"nats":"ok","postgres":"down"}}' });
    expect(await ask('/health/live')).toMatchObject({ status: 200 });
  });

  it('takes a check that hangs for down', async () => {
    ops.ready({ postgres: async () => new Promise(() => undefined) });
    expect(await ask('/health/ready')).toMatchObject({ status: 503 });
  });

  it('is not ready while the service stops', async () => {
    ops.ready({});
    ops.draining();
    expect(await ask('/health/ready')).toMatchObject({ status: 503 });
  });

  it('shows metrics, and nothing else', async () => {
    expect(await ask('/metrics')).toMatchObject({ status: 200, body: expect.stringContaining('tandem_test_total 1') as string });
    expect(await ask('/env')).toEqual({ status: 404, body: '' });
  });
});
