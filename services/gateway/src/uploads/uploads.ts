import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { Injectable, Logger } from '@nestjs/common';
import type { FileRule, StoredFile } from '@tandem/contracts/define';
import { problem } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import { Clock } from '@tandem/service-kit/clock';
import { ObjectStore, UNCLAIMED } from '@tandem/service-kit/object-store/object-store';
import type { FastifyRequest } from 'fastify';
import { BODY_BYTES } from '../http/body-bytes';
import { treeOf, type Tree } from '../http/query';
import { Scanner } from './scanner';
import { HEAD_BYTES, nameOf, typeOf } from './sniff';

const wrongKind = { pdf: 'pdf_only', image: 'invalid_image' } as const;
type Files = Record<string, StoredFile>;

/** Takes multipart bodies: declared files go to the object store as they arrive, fields become a tree. */
@Injectable()
export class Uploads {
  private readonly logger = new Logger('uploads');

  constructor(
    private readonly store: ObjectStore,
    private readonly scanner: Scanner,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem field_required or invalid_value (400), pdf_only, invalid_image or file_unsafe (415), file_too_large or too_large (413).
   * Nothing is kept then.
   */
  async take(request: FastifyRequest, rules: Readonly<Record<string, FileRule>>): Promise<{ files: Files; fields: Tree }> {
    const files: Files = {};
    const fields: [string, string][] = [];
    try {
      const most = Math.max(...Object.values(rules).map(({ maxBytes }) => maxBytes));
      // The parser's own cap is one byte above ours, so that a file of exactly the cap is not taken for a cut one.
      const limits = { fileSize: most + 1, files: Object.keys(rules).length, fields: 200, fieldSize: BODY_BYTES, headerPairs: 50 };
      let left = BODY_BYTES;
      for await (const part of fromSender(() => request.parts({ limits }))) {
        if (part.type === 'field') {
          const value = String(part.value);
          left -= Buffer.byteLength(value);
          // A text that was cut is not what its sender said.
          if (left < 0 || part.valueTruncated || part.fieldnameTruncated) throw problem('too_large');
          fields.push([part.fieldname, value]);
        } else await this.takeFile(part, rules, files);
      }
    } catch (error) {
      await this.discard(files);
      throw error;
    }
    return { files, fields: treeOf(fields) };
  }

  /** Removes what a refused call has left. */
  async discard(files: Files): Promise<void> {
    await Promise.all(
      Object.values(files).map(async ({ key }) =>
        this.store.delete(key).catch((error: unknown) => this.logger.warn({ err: error, key }, 'upload left behind')),
      ),
    );
  }

  private async takeFile(part: MultipartFile, rules: Readonly<Record<string, FileRule>>, files: Files): Promise<void> {
    const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
    if (!rule || files[part.fieldname]) {
      part.file.resume();
      return;
    }
    files[part.fieldname] = await this.keep(part, rule);
  }

  private async keep(part: MultipartFile, rule: FileRule): Promise<StoredFile> {
    const head = await headOf(part.file);
    const type = typeOf(head.bytes, rule.kind);
    if (!type) {
      part.file.resume();
      throw new Problem(head.bytes.length === 0 ? 'file_empty' : wrongKind[rule.kind], head.bytes.length === 0 ? 400 : 415, [
        { field: part.fieldname, detail: head.bytes.length === 0 ? 'file_empty' : wrongKind[rule.kind] },
      ]);
    }
    const { contentType } = type;
    const key = `${UNCLAIMED}${this.clock.id()}`;
    const size = await this.store.put(key, Readable.from(capped(head.rest, rule.maxBytes, part.fieldname)), contentType);
    const file = { key, name: nameOf(part.filename, type), size, contentType };
    await this.scan(file);
    return file;
  }

  private async scan(file: StoredFile): Promise<void> {
    if (!this.scanner.isOn) return;
    try {
      await this.scanner.check((await this.store.get(file.key)).body);
    } catch (error) {
      await this.discard({ file });
      throw error;
    }
  }
}

/** What a form brings. A form its parser cannot read is its sender's fault, and the parser's errors have no codes; those of the line do. */
async function* fromSender<T>(read: () => AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* read();
  } catch (error) {
    const { code = 'FST_' } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw problem('file_too_large');
    throw code.startsWith('FST_') ? problem('invalid_value') : error;
  }
}

/** Reads the first bytes and gives all of them again, from the start. */
const headOf = async (file: Readable): Promise<{ bytes: Buffer; rest: AsyncIterable<Buffer> }> => {
  const chunks: Buffer[] = [];
  let size = 0;
  const iterator = fromSender<Buffer>(() => file);
  while (size < HEAD_BYTES) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(next.value);
    size += next.value.length;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, HEAD_BYTES), rest: joined(chunks, iterator) };
};

async function* joined(head: readonly Buffer[], tail: AsyncIterator<Buffer>): AsyncIterable<Buffer> {
  yield* head;
  yield* { [Symbol.asyncIterator]: () => tail };
}

/** Ends with file_too_large as soon as more than `most` bytes have come. */
async function* capped(body: AsyncIterable<Buffer>, most: number, field: string): AsyncIterable<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw problem('file_too_large', [{ field, detail: 'file_too_large' }]);
    yield chunk;
  }
}
