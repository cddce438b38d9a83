import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAll } from '../src/object-store/object-store';

type Stored = { bytes: Buffer; type: string; modifiedAt: Date };

/** The part of S3's protocol that the store speaks, over HTTP and in memory: one bucket, pages of two keys. */
export class S3Server {
  readonly objects = new Map<string, Stored>();
  readonly authorizations = new Set<string>();
  /** Whether there is no room left. */
  isFull = false;
  private readonly server: Server;

  constructor(private readonly bucket: string) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    this.authorizations.add(request.headers.authorization ?? '');
    if (bucket !== this.bucket) return fail(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT' && this.isFull) return fail(response, 507, 'XMinioStorageFull');
    if (request.method === 'PUT') return this.put(request, response, key);
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    return key ? this.get(response, key) : this.list(response, url.searchParams);
  }

  private async put(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    const source = request.headers['x-amz-copy-source'];
    if (typeof source === 'string') {
      const found = this.objects.get(
        decodeURIComponent(source)
          .replace(/^\/?/, '')
          .slice(this.bucket.length + 1),
      );
      if (!found) return fail(response, 404, 'NoSuchKey');
      this.objects.set(key, { ...found, modifiedAt: new Date() });
      return xml(
        response,
        200,
        `<CopyObjectResult><LastModified>${new Date().toISOString()}</LastModified><ETag>"0"</ETag></CopyObjectResult>`,
      );
    }
    const body = await readAll(request).catch(() => null);
    if (!body) return;
    const bytes = request.headers['content-encoding']?.includes('aws-chunked') ? unchunked(body) : body;
    this.objects.set(key, { bytes, type: request.headers['content-type'] ?? '', modifiedAt: new Date() });
    response.writeHead(200, { etag: '"0"' }).end();
  }

  private get(response: ServerResponse, key: string): void {
    const found = this.objects.get(key);
    if (!found) return fail(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length }).end(found.bytes);
  }

  private list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const page = keys.slice(0, 2);
    const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>${this.objects.get(key)?.modifiedAt.toISOString()}</LastModified></Contents>`,
    );
    xml(response, 200, `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`);
  }
}

const xml = (response: ServerResponse, status: number, body: string): void =>
  void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);

const fail = (response: ServerResponse, status: number, code: string): void =>
  xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** The bytes of a signed stream: chunks after lines of their length in hexadecimal, until one of length nought. */
const unchunked = (body: Buffer): Buffer => {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.subarray(at, end).toString().split(';')[0] ?? '', 16);
    if (!length) return Buffer.concat(chunks);
    chunks.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
};
