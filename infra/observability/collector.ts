import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: { traceId: string; spanId: string; parentSpanId?: string; name: string; kind: number; attributes: Attribute[] }[];
    }[];
  }[];
};
export type CollectedSpan = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: string;
  attributes: Record<string, unknown>;
};

/** OTLP's numbers of kinds. */
const kinds = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'];

/** Takes spans over OTLP/HTTP, as a collector does. */
export class Collector {
  readonly spans: CollectedSpan[] = [];

  private constructor(private readonly server: Server) {}

  static async listen(): Promise<Collector> {
    const server = createServer();
    const collector = new Collector(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.url === '/v1/traces') collector.take(JSON.parse(Buffer.concat(chunks).toString()) as Sent);
        response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  of(traceId: string): CollectedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take({ resourceSpans }: Sent): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      for (const { traceId, spanId, parentSpanId = '', name, kind, attributes } of scopeSpans.flatMap(({ spans }) => spans)) {
        const known = Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
        this.spans.push({ service, traceId, spanId, parentSpanId, name, kind: kinds[kind] ?? '', attributes: known });
      }
    }
  }
}
