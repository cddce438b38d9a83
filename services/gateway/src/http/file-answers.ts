import { Injectable } from '@nestjs/common';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { PUBLIC } from '@tandem/service-kit/files';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import type { FastifyReply } from 'fastify';

/** Only these may be shown by a browser where they are linked; everything else is saved. */
const inline = new Set(['image/png', 'image/jpeg', 'image/webp', 'text/markdown; charset=utf-8']);

/** RFC 8187: what its grammar has no room for is encoded, also the four signs that JavaScript leaves. */
const extended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A file that is sent as the store has it, under the last part of its key. */
export class AsStored {
  constructor(readonly key: string) {}

  get fileName(): string {
    return this.key.split('/').at(-1) ?? 'file';
  }

  get isPublic(): boolean {
    return this.key.startsWith(PUBLIC);
  }
}

/** Streams objects to people so that nothing in them can act on our origin. */
@Injectable()
export class FileAnswers {
  constructor(private readonly store: ObjectStore) {}

  /** @throws Problem not_found (404) */
  async send(answer: FileAnswer | AsStored, reply: FastifyReply): Promise<void> {
    const { key, fileName } = answer;
    const found = key ? await this.store.get(key) : null;
    const text = 'text' in answer ? (answer.text ?? '') : '';
    const { body, size } = found ?? { body: text, size: Buffer.byteLength(text) };
    const contentType = answer instanceof AsStored ? (found?.contentType ?? '') : answer.contentType;
    if (answer instanceof AsStored) void reply.header('cache-control', `${answer.isPublic ? 'public' : 'private'}, max-age=300`);
    const disposition = inline.has(contentType) ? 'inline' : 'attachment';
    void reply
      .header('content-type', contentType)
      .header('content-length', size)
      .header('content-disposition', `${disposition}; filename*=UTF-8''${extended(fileName)}`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(body);
  }
}
