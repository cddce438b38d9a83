import { Injectable, Logger } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { StoredFile } from '@tandem/contracts/define';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { ObjectStore, readAll } from '@tandem/service-kit/object-store/object-store';
import sharp from 'sharp';

/** More than any camera makes; a small file can claim to be a huge image. */
const MOST_PIXELS = 50_000_000;
const SECONDS = 10;
const SIZE = 512;

/** Square and small, turned as the camera was held, without anything a file says beside its picture. */
const redrawn = async (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
    .autoOrient()
    .resize({ width: SIZE, height: SIZE, fit: 'cover', position: 'attention' })
    .timeout({ seconds: SECONDS })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer();

/** Portraits on resumes. */
@Injectable()
export class Pictures {
  private readonly logger = new Logger('pictures');

  constructor(
    private readonly store: ObjectStore,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** Draws an upload anew and answers its key, to be kept by the change that names it. @throws Problem invalid_image (415) */
  async draw(ctx: Ctx, file: StoredFile): Promise<string> {
    const { body } = await this.store.get(file.key);
    const picture = await redrawn(await readAll(body)).catch(() => {
      throw problem('invalid_image', [{ field: 'picture', detail: 'invalid_image' }]);
    });
    const key = `resumes/picture-${this.clock.id()}.jpg`;
    await this.files.put(ctx, key, picture, 'image/jpeg');
    return key;
  }

  /** A picture as a PDF takes it; null when it is gone: a resume without a picture is better than none. */
  async jpeg(key: string): Promise<Buffer | null> {
    try {
      const { body } = await this.store.get(key);
      return await redrawn(await readAll(body));
    } catch (error) {
      this.logger.warn({ err: error, key }, 'could not read a picture');
      return null;
    }
  }
}
