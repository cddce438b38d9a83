import type { RouteObject } from 'react-router';
import { page } from './page';

const login = () => import('../auth/login-page');
const register = () => import('../auth/register-page');
const verify = () => import('../auth/verify-page');
const forgot = () => import('../auth/forgot-password-page');
const reset = () => import('../auth/reset-password-page');
const activate = () => import('../auth/activate-account-page');
const identity = () => import('../auth/identity-return-page');
const myData = () => import('../account/my-data-page');
const company = () => import('../company/company-page');
const blog = () => import('../blog/blog-page');
const blogPost = () => import('../blog/post-page');
const linkedInGuide = () => import('../blog/linkedin-guide-page');
const terms = () => import('../policies/terms-page');
const privacy = () => import('../policies/privacy-page');
const unsubscribe = () => import('../notifications/unsubscribe-page');
const accessibility = () => import('../policies/accessibility-page');
const cookies = () => import('../policies/cookie-page');

/** Pages of both web apps that fill the window: the ways into an account. */
export const authPages: readonly RouteObject[] = [
  page('/login', { title: 'login.title', visitor: login, signedIn: '/' }),
  page('/register', { title: 'register.title', visitor: register, signedIn: '/profile' }),
  page('/register/linkedin', { title: 'linkedin.title', everyone: identity }),
  page('/verify/:secret', { title: 'verify.title', everyone: verify }),
  page('/forgot-password', { title: 'forgot.title', visitor: forgot, signedIn: '/' }),
  page('/reset-password/:secret', { title: 'reset.title', everyone: reset }),
  page('/activate-account/:secret', { title: 'activate.title', everyone: activate }),
];

/** Pages of both web apps inside the frame that are the same for everyone. */
export const publicPages: readonly RouteObject[] = [
  page('/companies/:companyId', { everyone: company }),
  page('/blog', { title: 'nav.blog', everyone: blog }),
  page('/blogs', { everyone: { to: '/blog' } }),
  page('/blog/linkedin-resume', { title: 'nav.linkedin_resume', everyone: linkedInGuide }),
  page('/blog/:slug', { everyone: blogPost }),
  page('/my-data', { title: 'my_data.title', CANDIDATE: myData, EMPLOYER: myData }),
  page('/terms-and-conditions', { title: 'nav.terms', everyone: terms }),
  page('/privacy', { title: 'privacy.title', everyone: privacy }),
  page('/cookie-policy', { title: 'nav.cookies', everyone: cookies }),
  page('/accessibility', { title: 'nav.accessibility', everyone: accessibility }),
  page('/unsubscribe/:token', { title: 'unsubscribe.title', everyone: unsubscribe }),
  page('/admin', { everyone: { app: 'admin' } }),
  page('/signups', { needs: 'apiKey', everyone: { app: 'admin' } }),
  page('/refresh-translations', { needs: 'apiKey', everyone: { app: 'admin' } }),
];
