import type { BlogPost } from '@tandem/contracts/entities/blog-post';

type Formats = NonNullable<BlogPost['thumbnail']>['formats'];

/** Widths in which a content service keeps its pictures. */
const widths = { thumbnail: 245, small: 500, medium: 750, large: 1_000 } as const;

/** One picture that is good at every size, named for each of them. */
export const sizesOf = (url: string, { width, height }: { width: number; height: number }, ext: string): Formats =>
  Object.fromEntries(
    Object.entries(widths).map(([name, wide]) => [name, { url, width: wide, height: Math.round((wide * height) / width), ext }]),
  );
