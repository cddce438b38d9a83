import { layoutResume } from '@tandem/resume-layout/layout';
import type { Layout, Page, PageItem } from '@tandem/resume-layout/page';
import { useMemo, useState } from 'react';
import { paperOf, type Draft } from '../draft/draft';

const isSameItem = (one: PageItem, other: PageItem): boolean => {
  const fields = Object.keys(one) as (keyof PageItem)[];
  return fields.length === Object.keys(other).length && fields.every((field) => one[field] === other[field]);
};
const isSamePage = (one: Page, other: Page): boolean =>
  one.items.length === other.items.length && one.items.every((item, i) => isSameItem(item, other.items[i] as PageItem));

/** Pages that are as they were stay the same objects, so that only what changed is drawn again. */
export const sharing = (before: Layout, after: Layout): Layout => ({
  ...after,
  pages: after.pages.map((page, i) => {
    const old = before.pages[i];
    return old && isSamePage(old, page) ? old : page;
  }),
});

/** Answers layouts that share with the one before whatever they can. */
const sharer = (): ((layout: Layout) => Layout) => {
  let last: Layout | null = null;
  return (layout) => (last = last ? sharing(last, layout) : layout);
};

/** The pages of a draft. */
export const useLayout = (draft: Draft, hasPicture: boolean): Layout => {
  const [share] = useState(sharer);
  return useMemo(() => share(layoutResume(paperOf(draft, hasPicture))), [share, draft, hasPicture]);
};
