import { useState } from 'react';
import { AccountMenu, AppFrame, Footer, Header, LanguageMenu, NotificationBell } from '@tandem/ui/app-frame';
import { Button } from '@tandem/ui/button';
import { LinkButton } from '@tandem/ui/link-button';
import { Logo } from '@tandem/ui/logo';
import { Pagination } from '@tandem/ui/pagination';
import { TabLinks, Tabs } from '@tandem/ui/tabs';
import type { Stories } from '../story';

const links = [
  { href: '#jobs', label: 'Jobs', isCurrent: true },
  { href: '#preferences', label: 'Preferences' },
  { href: '#funnel', label: 'My funnel' },
];
const languages = [
  { code: 'en', name: 'English' },
  { code: 'nl', name: 'Nederlands' },
];
const logo = <Logo name="Tandem" label="Tandem, home" href="#home" />;
const language = <LanguageMenu label="Language" current="en" languages={languages} onChange={() => undefined} />;

const Top = () => (
  <Header
    logo={logo}
    links={links}
    mobileLinks={[...links, { href: '#profile', label: 'Profile', isMinor: true }]}
    labels={{ nav: 'Main', openMenu: 'Menu', closeMenu: 'Close menu' }}
    always={<NotificationBell href="#notifications" unread={3} label="Notifications, 3 unread" />}
    end={language}
    account={<AccountMenu name="Sanne Visser" label="Account" groups={[[{ id: 'profile', label: 'Profile', href: '#profile' }]]} />}
  />
);
const Visitor = () => (
  <Header
    logo={logo}
    links={[
      { href: '#search', label: 'Search jobs' },
      { href: '#builder', label: 'Resume builder' },
    ]}
    mobileLinks={[{ href: '#search', label: 'Search jobs' }]}
    labels={{ nav: 'Visitor', openMenu: 'Visitor menu', closeMenu: 'Close menu' }}
    end={
      <>
        {language}
        <Button variant="quiet">For employers</Button>
        <LinkButton href="#login" variant="quiet">
          Log in
        </LinkButton>
        <LinkButton href="#register" variant="primary">
          Create account
        </LinkButton>
      </>
    }
  />
);
const Bottom = () => (
  <Footer
    logo={logo}
    address={
      <>
        Work that fits, and the reasons why.
        <br />
        Stationsplein 14, 3511 ED Utrecht
        <br />
        <a href="mailto:hello@tandem.example">hello@tandem.example</a>
      </>
    }
    groups={[
      {
        title: 'Tandem',
        links: [
          { href: '#jobs', label: 'Jobs' },
          { href: '#blog', label: 'Blog' },
        ],
      },
      { title: 'Your account', links: [{ href: '#profile', label: 'Profile' }] },
      {
        title: 'Legal',
        links: [
          { href: '#terms', label: 'Terms and conditions' },
          { href: '#privacy', label: 'Privacy' },
        ],
      },
    ]}
    end={
      <>
        <span>© 2026 Tandem</span>
        <span>Open source, made in Utrecht</span>
      </>
    }
  />
);
const Panels = () => {
  const [selected, setSelected] = useState('applied');
  return (
    <Tabs
      label="Applications"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'applied', label: 'Applied', count: 7, panel: 'Seven applications' },
        { id: 'rejected', label: 'Rejected', count: 4, panel: 'Four rejections' },
        { id: 'archive', label: 'Archive', panel: 'Nothing archived' },
      ]}
    />
  );
};
const LinkTabs = () => (
  <TabLinks
    label="Jobs"
    links={[
      { href: '#recommended', label: 'Recommended jobs', count: 47, isCurrent: true },
      { href: '#prompt', label: 'Prompt your own job' },
    ]}
  />
);
const Pages = ({ name = 'Pages', start, total }: { name?: string; start: number; total: number }) => {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      current={page}
      total={total}
      onChange={setPage}
      labels={{ pages: name, page: (number) => `Page ${number}`, previous: 'Previous page', next: 'Next page' }}
    />
  );
};
export default {
  title: 'Frame and navigation',
  group: 'Navigation',
  isWide: true,
  states: {
    'Header, signed in': Top,
    'Header, visitor': Visitor,
    Footer: Bottom,
    Tabs: Panels,
    'Tabs as links': LinkTabs,
    Pagination: () => <Pages start={5} total={12} />,
    'Pagination, few pages': () => <Pages name="Few pages" start={1} total={3} />,
    'Pagination, at the end': () => <Pages name="Last pages" start={120} total={120} />,
    'The whole frame': () => (
      <div style={{ position: 'relative', overflow: 'clip' }}>
        <AppFrame skipLabel="Skip to content" header={<Top />} footer={<Bottom />}>
          <p style={{ padding: 24 }}>A page.</p>
        </AppFrame>
      </div>
    ),
  },
} satisfies Stories;
