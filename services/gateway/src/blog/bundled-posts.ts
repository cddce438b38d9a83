import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { BlogPost } from '@tandem/contracts/entities/blog-post';
import { type Language, languages } from '@tandem/locales/bundle';
import { parse } from 'yaml';
import * as z from 'zod';
import { sizesOf } from './picture-sizes';

const folder = path.join(path.dirname(require.resolve('@tandem/gateway/package.json')), 'posts');
const drawing = { width: 1_200, height: 675 };

const FrontMatter = z.strictObject({
  title: z.string().min(1),
  excerpt: z.string().min(1),
  published: z.iso.date(),
  updated: z.iso.date().optional(),
});

const midday = (day: string) => `${day}T12:00:00.000Z`;

/** A post from its file: front matter between two lines of dashes, then Markdown. */
const postOf = (slug: string, text: string): BlogPost => {
  const [, head = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const { title, excerpt, published, updated = published } = FrontMatter.parse(parse(head, { schema: 'failsafe' }));
  return {
    id: slug,
    title,
    slug,
    excerpt,
    thumbnail: { formats: sizesOf(`/public/blog-pictures/${slug}.svg`, drawing, '.svg') },
    content: content.trim(),
    createdAt: midday(published),
    updatedAt: midday(updated),
  };
};

const read = (language: Language): BlogPost[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(`.${language}.md`))
    .map((name) => postOf(name.slice(0, -`.${language}.md`.length), readFileSync(path.join(folder, name), 'utf8')))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** The posts that come with the product, newest first. */
export const bundledPosts: Readonly<Record<Language, readonly BlogPost[]>> = Object.fromEntries(
  languages.map((language) => [language, read(language)]),
) as Record<Language, BlogPost[]>;

/** The drawing of a bundled post as SVG, or null. */
export const bundledPicture = (slug: string): string | null => {
  const file = path.join(folder, `${slug}.svg`);
  return /^[a-z0-9-]+$/.test(slug) && existsSync(file) ? readFileSync(file, 'utf8') : null;
};
