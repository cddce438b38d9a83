import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { GatewayConfig } from '../config';

const WITHIN = 30_000;

/** Asks a virus scanner that speaks clamd's protocol about a file, where there is one. */
@Injectable()
export class Scanner {
  private readonly logger = new Logger('scanner');

  constructor(@Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'SCANNER_URL'>) {}

  get isOn(): boolean {
    return this.config.SCANNER_URL !== undefined;
  }

  /**
   * Returns when the scanner says that the file is clean, and not otherwise: what it cannot judge is not let in. Reads or closes the file.
   * @throws Problem file_unsafe (415), unavailable (503)
   */
  async check(file: Readable): Promise<void> {
    const said = await this.ask(file).catch((error: unknown) => {
      this.logger.error({ err: error }, 'the scanner does not answer');
      throw problem('unavailable');
    });
    if (said.endsWith(' FOUND')) {
      this.logger.warn({ audit: 'file_unsafe', said }, 'a file was refused');
      throw problem('file_unsafe');
    }
    if (said === 'stream: OK') return;
    this.logger.error({ said }, 'the scanner could not judge a file');
    throw problem('unavailable');
  }

  private async ask(file: Readable): Promise<string> {
    const { hostname, port } = new URL(this.config.SCANNER_URL ?? '');
    const line = connect({ host: hostname, port: Number(port) });
    line.setTimeout(WITHIN, () => line.destroy(new Error('timeout')));
    try {
      return await pipeline(framed(file), line, async (answer: AsyncIterable<Buffer>) => {
        let said = '';
        for await (const chunk of answer) said += chunk.toString('utf8');
        return said.replace(/\0.*$/s, '').trim();
      });
    } finally {
      // Of a scanner that is away nobody began to read it, and a file that is left open ends a process of a newer Node.
      file.destroy();
    }
  }
}

/** A file as `INSTREAM` wants it: each piece behind its length, and a length of nothing at the end. */
async function* framed(file: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of file as AsyncIterable<Buffer>) {
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};
