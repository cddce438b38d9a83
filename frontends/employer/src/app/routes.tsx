import { page } from '@tandem/web-kit/page';

const login = () => import('@tandem/web-kit/auth/login-page');
const register = () => import('@tandem/web-kit/auth/register-page');
const verify = () => import('@tandem/web-kit/auth/verify-page');
const home = () => import('../features/home/home-page');

/** Pages that fill the window. */
export const bare = [
  page('/login', { title: 'login.title', visitor: login, signedIn: '/' }),
  page('/register', { title: 'register.title', visitor: register, signedIn: '/' }),
  page('/verify/:secret', { title: 'verify.title', everyone: verify }),
];

/** Pages inside the frame. */
export const pages = [page('/', { title: 'home.title', EMPLOYER: home }), page('/admin', { everyone: { to: '/admin', app: 'admin' } })];
