import type { CarouselProps } from '@tandem/ui/carousel';
import { useText } from '../language/text';

/** The words of a carousel's buttons. */
export const useCarouselLabels = (): CarouselProps['labels'] => {
  const t = useText();
  return {
    previous: t('home.previous'),
    next: t('home.next'),
    pause: t('home.pause'),
    play: t('home.play'),
    slide: (number, total) => t('home.slide', { number, total }),
  };
};
