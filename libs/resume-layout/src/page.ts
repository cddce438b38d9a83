import type { FontName } from './measure';
import type { LayoutLanguage } from './resume';

/** Everything is in pixels from the top left corner of the page; y of a text is its baseline. `block` is an index of `Layout.blocks`. */
export type TextItem = {
  kind: 'text';
  x: number;
  y: number;
  width: number;
  text: string;
  font: FontName;
  size: number;
  color: string;
  block: number;
  link?: string;
};
export type AreaItem = { kind: 'area'; x: number; y: number; width: number; height: number; color: string };
export type DotItem = { kind: 'dot'; x: number; y: number; radius: number; color: string };
export type PictureItem = { kind: 'picture'; x: number; y: number; width: number; height: number };
export type PageItem = TextItem | AreaItem | DotItem | PictureItem;

export const sections = [
  'head',
  'contact',
  'summary',
  'experience',
  'education',
  'certification',
  'skills',
  'languages',
  'letter',
] as const;
export type SectionName = (typeof sections)[number];

/** A paragraph, a heading or an item of a list, as a reading aid hears it; in reading order. */
export type Block = { tag: 'H1' | 'H2' | 'H3' | 'P' | 'LI'; section: SectionName; entryId: string | null };

export type Page = { number: number; items: PageItem[] };

export type Layout = {
  width: number;
  height: number;
  language: LayoutLanguage;
  title: string;
  pages: Page[];
  blocks: Block[];
  /** Where each section begins: for bookmarks, and for editing page breaks. */
  starts: { section: SectionName; title: string; page: number; y: number }[];
  /** Characters the fonts do not have; they are left out, and their owner should be told. */
  unshown: string[];
};
