import { MAIN_ID } from '@tandem/ui/app-frame';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { rememberPath } from '../browser/recent-paths';

/** What happens when the page changes: the path is remembered, and the focus goes to the new page's main part, or to what it names as arrived at. */
export const useRouteEffects = (): void => {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => rememberPath(pathname + search), [pathname, search]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    (document.querySelector<HTMLElement>('[data-arrival]') ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
  }, [pathname]);
};
