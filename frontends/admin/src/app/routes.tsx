import { page } from '@tandem/web-kit/page';

const login = () => import('@tandem/web-kit/auth/login-page');
const home = () => import('../features/home/home-page');

/** Pages that fill the window. */
export const bare = [page('/login', { title: 'login.title', visitor: login, signedIn: '/admin' })];

/** Pages inside the frame. */
export const pages = [page('/', { admin: { to: '/admin' } }), page('/admin', { title: 'nav.admin', admin: home })];
