import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

export type Check = () => Promise<unknown>;

const WITHIN = 2_000;

const passes = async (check: Check): Promise<boolean> =>
  Promise.race([check().then(() => true, () => false), new Promise<boolean>((resolve) => setTimeout(resolve, WITHIN, false).unref())]); // prettier-ignore

/**
 * Health and metrics on a port of their own. `live` says the process answers; `ready` that it can do its work:
 * its checks pass and it is not stopping.
 */
export class OpsServer {
  private readonly server: Server;
  private checks: Record<string, Check> = {};
  private isReady = false;

  constructor(registry: Registry) {
    this.server = createServer((request, response) => {
      const answer = (status: number, body: string, type = 'application/json') =>
        response.writeHead(status, { 'content-type': type }).end(body);
      if (request.url === '/health/live') return answer(200, '{"status":"ok"}');
      if (request.url === '/health/ready') {
        return void this.readiness().then(({ isReady, services }) =>
          answer(isReady ? 200 : 503, JSON.stringify({ status: isReady ? 'ok' : 'not_ready', services })),
        );
      }
      if (request.url === '/metrics') return void registry.metrics().then((text) => answer(200, text, registry.contentType), () => answer(500, '')); // prettier-ignore
      return answer(404, '');
    });
  }

  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => this.server.once('error', reject).listen(port, host, resolve));
    return (this.server.address() as AddressInfo).port;
  }

  ready(checks: Record<string, Check>): void {
    this.checks = checks;
    this.isReady = true;
  }

  draining(): void {
    this.isReady = false;
  }

  async readiness(): Promise<{ isReady: boolean; services: Record<string, 'ok' | 'down'> }> {
    const results = await Promise.all(Object.entries(this.checks).map(async ([name, check]) => [name, await passes(check)] as const));
    return {
      isReady: this.isReady && results.every(([, ok]) => ok),
      services: Object.fromEntries(results.map(([name, ok]) => [name, ok ? 'ok' : 'down'])),
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
