import type { Account } from '@tandem/contracts/entities/account';
import type { MessageId } from '@tandem/locales/bundle';
import type { AppName } from '@tandem/contracts/pages';
import { audienceOf, type Audience } from '../app/access';

/** A place in the menus. `also` are further paths that count as being there. */
export type Place = { href: string; label: MessageId; also?: readonly string[] };
export type FooterGroup = { title: MessageId; places: readonly Place[] };
/** The menus of one audience. `menu` is the account's. */
export type Navigation = { links: readonly Place[]; menu: readonly Place[]; footer: readonly FooterGroup[] };

const blog: Place = { href: '/blog', label: 'nav.blog' };
const blogs: Place = { href: '/blogs', label: 'nav.blog' };
const admin: Place = { href: '/admin', label: 'nav.admin' };
const notifications: Place = { href: '/notifications', label: 'nav.notifications' };
const profile: Place = { href: '/profile', label: 'nav.profile', also: ['/intake'] };
const preferences: Place = { href: '/job-preferences', label: 'nav.preferences' };
const applications: Place = { href: '/funnel', label: 'nav.funnel' };
const hiring: Place = { href: '/funnel', label: 'nav.hiring_funnel' };
const vacancies: Place = { href: '/vacancies', label: 'nav.vacancies' };
const myData: Place = { href: '/my-data', label: 'my_data.title' };
const settings: Place = { href: '/settings', label: 'nav.settings', also: ['/intake'] };
const recommended: Place = { href: '/jobs', label: 'nav.recommended', also: ['/'] };

const legal: FooterGroup = {
  title: 'footer.legal',
  places: [
    { href: '/terms-and-conditions', label: 'nav.terms' },
    { href: '/privacy', label: 'nav.privacy' },
    { href: '/cookie-policy', label: 'nav.cookies' },
    { href: '/accessibility', label: 'nav.accessibility' },
  ],
};

const tables: Record<Audience, Navigation> = {
  visitor: {
    links: [{ href: '/jobs', label: 'nav.search_jobs' }, { href: '/resume', label: 'nav.resume_builder' }, blog],
    menu: [],
    footer: [legal],
  },
  CANDIDATE: {
    links: [recommended, preferences, applications, blog],
    menu: [profile, { href: '/resume', label: 'nav.resume' }, myData],
    footer: [
      { title: 'footer.candidate', places: [{ href: '/jobs', label: 'nav.recommended' }, preferences, applications, blogs] },
      { title: 'footer.account', places: [profile, myData, notifications, { href: '/refer', label: 'nav.refer' }] },
      legal,
    ],
  },
  EMPLOYER: {
    links: [{ href: '/', label: 'nav.dashboard' }, hiring, vacancies, blog],
    menu: [settings, myData],
    footer: [
      { title: 'footer.employer', places: [hiring, vacancies, blogs] },
      { title: 'footer.account', places: [settings, myData, notifications, { href: '/refer', label: 'nav.refer_company' }] },
      legal,
    ],
  },
  admin: { links: [{ ...admin, also: ['/'] }], menu: [], footer: [] },
};

const companyPage = (account: Account): readonly Place[] =>
  account.accountType === 'EMPLOYER' && account.accountInfo.id
    ? [{ href: `/companies/${account.accountInfo.id}`, label: 'nav.company' }]
    : [];

/** The menus somebody sees in an app. Somebody who belongs to another app sees what visitors see. */
export const navigationOf = (app: AppName, account: Account | null): Navigation => {
  const audience = audienceOf(app, account);
  const belongs =
    (audience === 'CANDIDATE' && app === 'candidate') || (audience === 'EMPLOYER' && app === 'employer') || audience === 'admin';
  const table = tables[belongs ? audience : 'visitor'];
  if (!account || !belongs) return app === 'admin' ? { links: [], menu: [], footer: [] } : table;
  const isStaff = account.isAdmin && app !== 'admin';
  return { ...table, links: isStaff ? [...table.links, admin] : table.links, menu: [...table.menu, ...companyPage(account)] };
};

const isAt = (place: string, path: string): boolean => path === place || (place !== '/' && path.startsWith(`${place}/`));

/** Whether a place is where the person is: its path, one below it, or one of its other paths. */
export const isCurrent = ({ href, also = [] }: Place, path: string): boolean => isAt(href, path) || also.some((other) => isAt(other, path));
