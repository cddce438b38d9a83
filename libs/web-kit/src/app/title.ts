import { useEffect } from 'react';
import { config } from './config';

/** Sets the page's title: `{title} - {product}`. */
export const useTitle = (title: string | undefined): void => {
  useEffect(() => {
    document.title = title ? `${title} - ${config().product}` : config().product;
  }, [title]);
};
