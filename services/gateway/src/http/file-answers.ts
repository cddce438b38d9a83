import { Injectable } from '@nestjs/common';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import type { FastifyReply } from 'fastify';

/** Only these may be shown by a browser where they are linked; everything else is saved. */
const inline = new Set(['image/png', 'image/jpeg', 'image/webp', 'text/markdown; charset=utf-8']);

/** RFC 8187: what its grammar has no room for is encoded, also the four signs that JavaScript leaves. */
const extended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Streams objects to people so that nothing in them can act on our origin. */
@Injectable()
export class FileAnswers {
  constructor(private readonly store: ObjectStore) {}

  /** @throws Problem not_found (404) */
  async send({ key, text, fileName, contentType }: FileAnswer, reply: FastifyReply): Promise<void> {
    const { body, size } = key ? await this.store.get(key) : { body: text ?? '', size: Buffer.byteLength(text ?? '') };
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
