import * as z from 'zod';
import { number, shape, text } from '../fields';

const Picture = shape({ url: text(2_048), width: number, height: number, ext: text(20) });

/** A post of the content service. content is markdown. */
export const BlogPost = shape({
  id: z.union([z.string(), z.number()]),
  title: text(500),
  slug: text(500),
  excerpt: text(5_000).nullable(),
  thumbnail: shape({
    formats: shape({ small: Picture.optional(), medium: Picture.optional(), large: Picture.optional(), thumbnail: Picture.optional() }),
  }).nullable(),
  content: text(1_000_000),
  createdAt: text(40),
  updatedAt: text(40),
}).meta({ id: 'BlogPost' });
export type BlogPost = z.output<typeof BlogPost>;
