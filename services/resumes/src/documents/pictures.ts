import { Injectable, Logger } from '@nestjs/common';
import type { StoredFile } from '@tandem/contracts/define';
import type { Ctx } from '@tandem/service-kit/context';
import { type Frame, ImageFiles, redrawn } from '@tandem/service-kit/object-store/image-files';
import { ObjectStore, readAll } from '@tandem/service-kit/object-store/object-store';

const frame: Frame = { width: 512, height: 512, fit: 'cover' };
const kind = 'jpeg';

/** Portraits on resumes. */
@Injectable()
export class Pictures {
  private readonly logger = new Logger('pictures');

  constructor(
    private readonly store: ObjectStore,
    private readonly images: ImageFiles,
  ) {}

  /** Draws an upload anew and answers its key, to be kept by the change that names it. @throws Problem invalid_image (415) */
  async draw(ctx: Ctx, file: StoredFile): Promise<string> {
    return this.images.draw(ctx, file, { field: 'picture', folder: 'resumes/', frame, kind });
  }

  /** A picture as a PDF takes it; null when it is gone: a resume without a picture is better than none. */
  async jpeg(key: string): Promise<Buffer | null> {
    try {
      const { body } = await this.store.get(key);
      return await redrawn(await readAll(body), frame, kind);
    } catch (error) {
      this.logger.warn({ err: error, key }, 'could not read a picture');
      return null;
    }
  }
}
