import { page } from '@tandem/web-kit/app/page';

const login = () => import('@tandem/web-kit/auth/login-page');
const console = () => import('../features/console/console-page');
const signups = () => import('../features/keyed/signups-page');
const translations = () => import('../features/keyed/translations-page');

/** Pages that fill the window. */
export const bare = [page('/login', { title: 'login.title', visitor: login, signedIn: '/admin' })];

/** Pages inside the frame. */
export const pages = [
  page('/', { admin: { to: '/admin' } }),
  page('/admin', { admin: console }),
  page('/refresh-translations', { needs: 'apiKey', title: 'nav.translations', everyone: translations }),
  page('/signups', { needs: 'apiKey', title: 'nav.signups', everyone: signups }),
];
