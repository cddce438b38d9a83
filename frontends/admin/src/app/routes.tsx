import { unbuilt } from '@tandem/web-kit/frame/unbuilt';
import { page } from '@tandem/web-kit/page';

const login = () => import('@tandem/web-kit/auth/login-page');

/** Pages that fill the window. */
export const bare = [page('/login', { title: 'login.title', visitor: login, signedIn: '/admin' })];

/** Pages inside the frame. */
export const pages = [
  page('/', { admin: { to: '/admin' } }),
  page('/admin', { admin: unbuilt('SC-A-ADMIN', 'nav.admin') }),
  page('/refresh-translations', { needs: 'apiKey', everyone: unbuilt('SC-A-TRANSLATIONS', 'nav.translations') }),
  page('/signups', { needs: 'apiKey', everyone: unbuilt('SC-A-SIGNUPS', 'nav.signups') }),
];
