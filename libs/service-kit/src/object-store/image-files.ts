import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { StoredFile } from '@tandem/contracts/define';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { Clock } from '../clock';
import type { Ctx } from '../context';
import { KeptFiles } from './kept-files';
import { ObjectStore, readAll } from './object-store';

/** How an image is kept: cut to fill the frame, or whole within it. Pixels. */
export type Frame = { width: number; height: number; fit: 'cover' | 'inside' };

/** More than any camera makes; a small file can claim to be a huge image. */
const MOST_PIXELS = 50_000_000;
/** What a small picture may become on its way to its frame. */
const MOST_ENLARGED = 8_000_000;
const SECONDS = 10;
const kinds = {
  webp: { ending: 'webp', type: 'image/webp', write: (picture: Sharp) => picture.webp({ quality: 84 }) },
  /** As a PDF takes it, which has no transparency in it. */
  jpeg: { ending: 'jpg', type: 'image/jpeg', write: (picture: Sharp) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 86 }) },
} as const;
type Wanted = { field: string; folder: string; frame: Frame; kind?: keyof typeof kinds };

/** Images people bring, drawn anew: what is kept has our size and form, and nothing of what was hidden in the file. */
@Injectable()
export class ImageFiles {
  constructor(
    private readonly store: ObjectStore,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** Draws an upload anew and answers its key in that folder, to be kept by the change that names it. @throws Problem invalid_image (415) */
  async draw(ctx: Ctx, file: StoredFile | undefined, { field, folder, frame, kind = 'webp' }: Wanted): Promise<string> {
    if (!file) throw problem('field_required', [{ field, detail: 'field_required' }]);
    const { body } = await this.store.get(file.key);
    const image = await redrawn(await readAll(body), frame, kind).catch(() => {
      throw problem('invalid_image', [{ field, detail: 'invalid_image' }]);
    });
    const { ending, type } = kinds[kind];
    const key = `${folder}${field}-${this.clock.id()}.${ending}`;
    await this.files.put(ctx, key, image, type);
    return key;
  }
}

/** Whether a picture can be made to fill its frame: a line of pixels would be blown up without end before it is cut. */
const isDrawable = ({ width = 0, height = 0, orientation = 1 }: Metadata, frame: Frame): boolean => {
  if (frame.fit === 'inside') return true;
  const isOnItsSide = orientation >= 5;
  const [wide, high] = isOnItsSide ? [height, width] : [width, height];
  const enlarged = Math.max(1, frame.width / wide, frame.height / high);
  return enlarged === 1 || wide * high * enlarged ** 2 <= MOST_ENLARGED;
};

/**
 * Turned as the camera was held, then cut or shrunk. The place, the camera and all else a file says beside its picture is left out.
 * @throws when the bytes are no picture, or one that would become too large
 */
export const redrawn = async (bytes: Buffer, frame: Frame, kind: keyof typeof kinds): Promise<Buffer> => {
  const { width, height, fit } = frame;
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
  if (!isDrawable(await picture.metadata(), frame)) throw new Error('too large a picture');
  const cut = picture
    .autoOrient()
    .resize({ width, height, fit, position: 'attention', withoutEnlargement: fit === 'inside' })
    .timeout({ seconds: SECONDS });
  return kinds[kind].write(cut).toBuffer();
};
