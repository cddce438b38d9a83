import { AccountMenu, Header, type NavLink } from '@tandem/ui/app-frame';
import { Button } from '@tandem/ui/button';
import { LinkButton } from '@tandem/ui/link-button';
import { Logo } from '@tandem/ui/logo';
import type { Account } from '@tandem/contracts/entities/account';
import { useLocation } from 'react-router';
import { accountName, accountPhoto, companyName } from '../session/account-name';
import { homeOf } from '../app/access';
import { config } from '../app/config';
import { useSignOut, useVisitor } from '../session/session';
import { useText } from '../language/text';
import { Bell } from './bell';
import { LanguagePicker } from './language-picker';
import { useModeSwitch } from './mode-switch';
import { isCurrent, navigationOf, type Place } from './navigation';

/** The product's name and which side of it this is. */
export const SiteLogo = () => {
  const { app, product } = config();
  const t = useText();
  return <Logo name={product} label={t('frame.home')} side={app === 'candidate' ? undefined : t(`frame.side.${app}`)} />;
};

const useLinks = (): ((places: readonly Place[], isMinor?: boolean) => NavLink[]) => {
  const { pathname } = useLocation();
  const t = useText();
  return (places, isMinor = false) =>
    places.map((place) => ({ href: place.href, label: t(place.label), isCurrent: isCurrent(place, pathname), isMinor }));
};

const VisitorEnd = () => {
  const t = useText();
  const { label, open } = useModeSwitch();
  if (config().app === 'admin') return null;
  return (
    <>
      <Button variant="quiet" size="small" onPress={open}>
        {label}
      </Button>
      <LinkButton href="/login" variant="quiet" size="small">
        {t('nav.login')}
      </LinkButton>
      <LinkButton href="/register" variant="primary" size="small">
        {t('nav.register')}
      </LinkButton>
    </>
  );
};

const AccountEnd = ({ account }: { account: Account }) => {
  const t = useText();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const { menu } = navigationOf(config().app, account);
  const places = menu.map((place) => ({ id: place.href, href: place.href, label: t(place.label), isCurrent: isCurrent(place, pathname) }));
  const leave = { id: 'logout', label: t('nav.logout'), onAction: () => void signOut() };
  const head = [companyName(account), account.email].filter(Boolean).join(', ');
  const groups = places.length > 0 ? [places, [leave]] : [[leave]];
  return <AccountMenu name={accountName(account)} photo={accountPhoto(account)} label={t('frame.account')} head={head} groups={groups} />;
};

const MobileExtras = ({ account }: { account: Account | null }) => {
  const t = useText();
  const signOut = useSignOut();
  const { label, open } = useModeSwitch();
  return (
    <>
      <LanguagePicker isOpen />
      {account && (
        <Button onPress={() => void signOut()} isBlock>
          {t('nav.logout')}
        </Button>
      )}
      {!account && config().app !== 'admin' && (
        <Button onPress={open} isBlock>
          {label}
        </Button>
      )}
    </>
  );
};

const enter: readonly Place[] = [
  { href: '/login', label: 'nav.login' },
  { href: '/register', label: 'nav.register' },
];

/** The bar on top of every page, for whoever looks at it. */
export const SiteHeader = () => {
  const { app } = config();
  const t = useText();
  const visitor = useVisitor();
  const linksOf = useLinks();
  const account = visitor.status === 'account' ? visitor.account : null;
  const { links, menu } = navigationOf(app, account);
  const isKnown = visitor.status === 'account' || visitor.status === 'visitor';
  const minor = account || app === 'admin' ? menu : enter;
  const shown = isKnown ? linksOf(links) : [];
  return (
    <Header
      logo={<SiteLogo />}
      links={shown}
      mobileLinks={isKnown ? [...shown, ...linksOf(minor, true)] : []}
      mobileExtras={<MobileExtras account={account} />}
      labels={{ nav: t('frame.nav'), openMenu: t('frame.menu.open'), closeMenu: t('frame.menu.close') }}
      isWide={app === 'admin'}
      always={account && app !== 'admin' && homeOf(app, account) === app ? <Bell unread={account.amountUnreadNotifications} /> : undefined}
      account={account && <AccountEnd account={account} />}
      end={
        <>
          <LanguagePicker />
          {visitor.status === 'visitor' && <VisitorEnd />}
        </>
      }
    />
  );
};
