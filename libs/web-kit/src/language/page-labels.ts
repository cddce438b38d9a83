import { useText } from './text';

/** What the numbers under a list are called. */
export const usePageLabels = () => {
  const t = useText();
  return {
    pages: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number: number) => t('pages.page', { number }),
  };
};
