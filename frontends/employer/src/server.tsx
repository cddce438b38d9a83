import { rendererOf } from '@tandem/web-kit/server/render';
import { publicPages } from './app/public-pages';
import { bare, pages } from './app/routes';

/** Draws this app's public pages; the web server asks it. */
export const createRenderer = rendererOf({ pages, bare }, publicPages);
