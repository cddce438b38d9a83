import { Readable } from 'node:stream';
import sharp from 'sharp';
import { type Frame, ImageFiles, redrawn } from './image-files';

jest.setTimeout(30_000);

const cover: Frame = { width: 512, height: 512, fit: 'cover' };
const kept: Buffer[] = [];
const keep = async (width: number, height: number, frame: Frame, orientation = 1, kind: 'webp' | 'jpeg' = 'webp') => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withMetadata({ orientation })
    .png()
    .toBuffer();
  const store = { get: async () => Promise.resolve({ body: Readable.from([bytes]) }) };
  const files = { put: async (_ctx: unknown, _key: string, image: Buffer) => Promise.resolve(kept.push(image)) };
  const images = new ImageFiles(store as never, files as never, { id: () => 'x' } as never);
  return images.draw({} as never, { key: 'incoming/x' } as never, { field: 'image', folder: 'public/', frame, kind });
};

it.each([
  [20_000, 1],
  [1, 20_000],
  [3_000, 20],
])('refuses a line of pixels that would be blown up without end: %i by %i', async (width, height) => {
  await expect(keep(width, height, cover)).rejects.toMatchObject({ code: 'invalid_image' });
});

it.each([
  [64, 64],
  [1_200, 300],
  [300, 1_200],
])('draws what has a form, large or small: %i by %i', async (width, height) => {
  await keep(width, height, cover);
  expect(await sharp(kept.at(-1)).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' });
});

it.each([
  [1_600, 400],
  [320, 80],
  [1_600, 1_200],
  [1_080, 1_920],
])('draws a banner from what was cut to its form or not: %i by %i', async (width, height) => {
  await keep(width, height, { width: 1_600, height: 400, fit: 'cover' });
  expect(await sharp(kept.at(-1)).metadata()).toMatchObject({ width: 1_600, height: 400 });
});

it.each([
  [6, 'draws'],
  [1, 'refuses'],
] as const)('judges a picture as the camera was held (%i: %s)', async (orientation, verdict) => {
  const frame: Frame = { width: 400, height: 4_000, fit: 'cover' };
  const drawn = keep(4_000, 400, frame, orientation);
  if (verdict === 'draws') await expect(drawn).resolves.toContain('public/');
  else await expect(drawn).rejects.toMatchObject({ code: 'invalid_image' });
});

it('draws a picture for a PDF as JPEG, on white where it was see-through', async () => {
  expect(await keep(300, 400, cover, 1, 'jpeg')).toBe('public/image-x.jpg');
  expect(await sharp(kept.at(-1)).metadata()).toMatchObject({ width: 512, height: 512, format: 'jpeg' });
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  const [red] = await sharp(await redrawn(clear, cover, 'jpeg'))
    .raw()
    .toBuffer();
  expect(red).toBe(255);
});

it('keeps a long logo whole, which needs no room', async () => {
  await keep(5_000, 10, { width: 512, height: 512, fit: 'inside' });
  expect(await sharp(kept.at(-1)).metadata()).toMatchObject({ width: 512, height: 1 });
});
