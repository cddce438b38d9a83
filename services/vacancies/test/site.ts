import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SitePage {
  status?: number;
  type?: string;
  location?: string;
  body?: string | Buffer;
}

/** A web site on this machine: pages by path, and what was asked of it. */
export class Site {
  readonly asked: { path: string; at: number; agent: string }[] = [];
  readonly pages = new Map<string, SitePage>();
  connections = 0;
  private server: Server;
  origin = '';

  async start(): Promise<this> {
    this.server = createServer((request, response) => {
      const path = request.url ?? '/';
      this.asked.push({ path, at: Date.now(), agent: request.headers['user-agent'] ?? '' });
      const page = this.pages.get(path) ?? { status: 404, body: 'not here' };
      response.writeHead(page.status ?? 200, {
        'content-type': page.type ?? 'text/html; charset=utf-8',
        ...(page.location ? { location: page.location } : {}),
      });
      response.end(page.body ?? '');
    });
    this.server.on('connection', () => this.connections++);
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  set(path: string, page: SitePage): string {
    this.pages.set(path, page);
    return `${this.origin}${path}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}
