import { layoutResume } from '@tandem/resume-layout/layout';
import { useDeferredValue, useMemo } from 'react';
import { paperOf, type Draft } from '../draft/draft';

/** The pages of a draft. Typing goes first: the pages follow as soon as there is time. */
export const useLayout = (draft: Draft, hasPicture: boolean) => {
  const shown = useDeferredValue(draft);
  return useMemo(() => layoutResume(paperOf(shown, hasPicture)), [shown, hasPicture]);
};
