import { layoutResume } from '@tandem/resume-layout/layout';
import type { Layout } from '@tandem/resume-layout/page';
import { useDeferredValue, useMemo, useState } from 'react';
import { paperOf, type Draft } from '../draft/draft';

/** Pages that are as they were stay the same objects, so that only what changed is drawn again. */
export const sharing = (before: Layout, after: Layout): Layout => ({
  ...after,
  pages: after.pages.map((page, i) => {
    const old = before.pages[i];
    return old && JSON.stringify(old) === JSON.stringify(page) ? old : page;
  }),
});

/** Answers layouts that share with the one before whatever they can. */
const sharer = (): ((layout: Layout) => Layout) => {
  let last: Layout | null = null;
  return (layout) => (last = last ? sharing(last, layout) : layout);
};

/** The pages of a draft. Typing goes first: the pages follow as soon as there is time. */
export const useLayout = (draft: Draft, hasPicture: boolean): Layout => {
  const shown = useDeferredValue(draft);
  const [share] = useState(sharer);
  return useMemo(() => share(layoutResume(paperOf(shown, hasPicture))), [share, shown, hasPicture]);
};
