import type { BlogPost } from '@tandem/contracts/entities/blog-post';
import * as z from 'zod';
import { sizesOf } from './picture-sizes';

const sizes = ['thumbnail', 'small', 'medium', 'large'] as const;

// Release 4 wraps everything in `data` and `attributes`; release 5 does not.
const bare = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if ('data' in value) return bare((value as { data: unknown }).data);
  if ('attributes' in value) return { ...value, ...(value as { attributes: object }).attributes };
  return value;
};

const Format = z.object({ url: z.string().max(2_048), width: z.number(), height: z.number(), ext: z.string().max(20) });
const Media = z.object({
  url: z.string().max(2_048).optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
  ext: z.string().max(20).optional(),
  formats: z.partialRecord(z.enum(sizes), Format.nullish().catch(null)).nullish().catch(null),
});
const moment = z.iso.datetime({ offset: true });
const Entry = z.object({
  id: z.union([z.number(), z.string()]),
  title: z.string().trim().min(1).max(500),
  slug: z.string().regex(/^[\w-]{1,200}$/),
  excerpt: z.string().max(5_000).nullish(),
  content: z.string().max(1_000_000).nullish(),
  createdAt: moment,
  updatedAt: moment,
  thumbnail: z.preprocess(bare, Media.nullish().catch(null)),
});

/** Makes an address of the content service one that a browser may load, or null when it may not. */
export type Relay = (url: string) => string | null;

const thumbnailOf = (media: z.output<typeof Media> | null | undefined, relay: Relay): BlogPost['thumbnail'] => {
  if (!media) return null;
  const formats: NonNullable<BlogPost['thumbnail']>['formats'] = {};
  for (const size of sizes) {
    const format = media.formats?.[size];
    const url = format && relay(format.url);
    if (format && url) formats[size] = { ...format, url };
  }
  if (Object.keys(formats).length > 0) return { formats };
  // A picture smaller than every size has only itself.
  const url = media.url && relay(media.url);
  return url ? { formats: sizesOf(url, { width: media.width ?? 16, height: media.height ?? 9 }, media.ext ?? '') } : null;
};

const picture = /!\[([^\]\n]*)\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"\n]*")?\s*\)/g;
const withPictures = (content: string, relay: Relay): string =>
  content.replace(picture, (_, alt: string, url: string) => {
    const relayed = relay(url);
    return relayed ? `![${alt}](/api${relayed})` : alt;
  });

/** An entry of the content service as a post; null for what is none, which is left out rather than shown broken. */
const postOf = (entry: unknown, relay: Relay): BlogPost | null => {
  const read = Entry.safeParse(bare(entry));
  if (!read.success) return null;
  const { thumbnail, excerpt, content, ...post } = read.data;
  return {
    ...post,
    excerpt: excerpt ?? null,
    content: withPictures(content ?? '', relay),
    thumbnail: thumbnailOf(thumbnail, relay),
  };
};

const Answer = z.object({ data: z.array(z.unknown()) });

/** @throws when the answer is not a list of the content service at all. */
export const postsOf = (answer: unknown, relay: Relay): BlogPost[] =>
  Answer.parse(answer)
    .data.map((entry) => postOf(entry, relay))
    .filter((post) => post !== null);
