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

const noLinks = { links: [], mobileLinks: [] };
const labelsOf = (nav: string) => ({ nav, openMenu: `Menu of ${nav}`, closeMenu: 'Close menu' });
const account = [
  [
    { id: 'profile', label: 'Profile', href: '#profile' },
    { id: 'resume', label: 'Resume', href: '#resume' },
  ],
  [{ id: 'logout', label: 'Log out', onAction: () => undefined }],
];
const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="#f2c14e"/></svg>')}`;

const SignedIn = ({ nav, name = 'Sanne Visser', unread = 3 }: { nav: string; name?: string; unread?: number }) => (
  <Header
    logo={logo}
    links={links}
    mobileLinks={[...links, { href: '#profile', label: 'Profile', isMinor: true }]}
    mobileExtras={<Button isBlock>Log out</Button>}
    labels={labelsOf(nav)}
    always={<NotificationBell href="#notifications" unread={unread} label={`Notifications, ${unread} unread`} />}
    end={language}
    account={<AccountMenu name={name} photo={unread > 99 ? PHOTO : null} label="Account" head="sanne@post.example" groups={account} />}
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
    labels={labelsOf('the visitor')}
    end={
      <>
        {language}
        <Button variant="quiet" size="small">
          For employers
        </Button>
        <LinkButton href="#login" variant="quiet" size="small">
          Log in
        </LinkButton>
        <LinkButton href="#register" variant="primary" size="small">
          Create account
        </LinkButton>
      </>
    }
  />
);
const Console = () => (
  <Header
    logo={<Logo name="Tandem" label="Tandem, console" side="console" href="#console" />}
    links={['Overview', 'Users', 'Companies', 'Vacancies', 'Queues', 'Audit'].map((label, at) => ({
      href: `#${label}`,
      label,
      isCurrent: at === 1,
    }))}
    mobileLinks={[{ href: '#users', label: 'Users', isCurrent: true }]}
    labels={labelsOf('the console')}
    isWide
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
const Panels = ({ label, isNarrow }: { label: string; isNarrow?: boolean }) => {
  const [selected, setSelected] = useState('applied');
  return (
    <Tabs
      label={label}
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'applied', label: isNarrow ? 'Sollicitaties die nog openstaan' : 'Applied', count: 7, panel: 'Seven applications' },
        { id: 'rejected', label: isNarrow ? 'Door de werkgever afgewezen' : 'Rejected', count: 4, panel: 'Four rejections' },
        { id: 'archive', label: isNarrow ? 'Door jezelf opgeborgen' : 'Archive', panel: 'Nothing archived' },
        { id: 'later', label: 'Later', isDisabled: true, panel: 'Not yet' },
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
const pageLabels = (name: string) => ({
  pages: name,
  page: (number: number) => `Page ${number}, ${name}`,
  previous: `Previous page, ${name}`,
  next: `Next page, ${name}`,
});
const Pages = ({ name, start, total }: { name: string; start: number; total: number }) => {
  const [page, setPage] = useState(start);
  return <Pagination current={page} total={total} onChange={setPage} labels={pageLabels(name)} />;
};

export default {
  title: 'Frame and navigation',
  group: 'Navigation',
  isWide: true,
  states: {
    'Header, signed in': () => <SignedIn nav="Sanne" />,
    'Header, nothing unread': () => <SignedIn nav="Sanne, all read" unread={0} />,
    'Header, much unread and a long name': () => (
      <SignedIn nav="the long name" unread={120} name="Wilhelmina-Alexandrina van Oldenbarnevelt-Schimmelpenninck" />
    ),
    'Header, visitor': Visitor,
    'Header, nobody known yet': () => <Header logo={logo} {...noLinks} labels={labelsOf('nobody')} />,
    'Header of the console': Console,
    Footer: Bottom,
    Tabs: () => <Panels label="Applications" />,
    'Tabs, long words': () => <Panels label="Sollicitaties" isNarrow />,
    'Tabs as links': LinkTabs,
    Pagination: () => <Pages name="the middle" start={5} total={12} />,
    'Pagination, at the start': () => <Pages name="the start" start={1} total={12} />,
    'Pagination, few pages': () => <Pages name="few" start={1} total={3} />,
    'Pagination, at the end': () => <Pages name="the end" start={120} total={120} />,
    'Pagination with ways to its ends': () => (
      <Pagination
        current={60}
        total={120}
        hrefOf={(page) => `#page-${page}`}
        labels={{ ...pageLabels('a long list'), first: 'First page, a long list', last: 'Last page, a long list' }}
      />
    ),
    'Pagination as links': () => <Pagination current={2} total={7} hrefOf={(page) => `#page-${page}`} labels={pageLabels('links')} />,
    'The whole frame': () => (
      <div style={{ position: 'relative', overflow: 'clip' }}>
        <AppFrame skipLabel="Skip to content" header={<SignedIn nav="the frame" />} footer={<Bottom />}>
          <p style={{ padding: 24 }}>A page.</p>
        </AppFrame>
      </div>
    ),
  },
  opens: [
    { press: 'Sanne Visser' },
    { press: 'Language' },
    { press: 'Menu of Sanne', width: 375 },
    { press: 'Menu of the visitor', width: 375 },
  ],
} satisfies Stories;
