import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-aria-components';
import { conforms, findings } from '../conformance/conformance';
import { Logo } from '../logo/logo';
import { AccountMenu, AppFrame, Footer, Header, LanguageMenu, NotificationBell } from './app-frame';

const navigate = jest.fn();
const onLanguage = jest.fn();
const logo = <Logo name="Tandem" label="Tandem, home" />;
const links = [
  { href: '/jobs', label: 'Jobs', isCurrent: true },
  { href: '/funnel', label: 'My funnel' },
];
const page = (
  <RouterProvider navigate={navigate}>
    <AppFrame
      skipLabel="Skip to content"
      header={
        <Header
          logo={logo}
          links={links}
          mobileLinks={[...links, { href: '/profile', label: 'Profile', isMinor: true }]}
          labels={{ nav: 'Main', openMenu: 'Menu', closeMenu: 'Close menu' }}
          account={<AccountMenu name="Sanne Visser" label="Account" groups={[[{ id: 'profile', label: 'Profile', href: '/profile' }]]} />}
          always={<NotificationBell href="/notifications" unread={3} label="Notifications, 3 unread" />}
          end={
            <LanguageMenu
              label="Language"
              current="en"
              languages={[
                { code: 'en', name: 'English' },
                { code: 'nl', name: 'Nederlands' },
              ]}
              onChange={onLanguage}
            />
          }
        />
      }
      footer={
        <Footer
          logo={logo}
          address="Stationsplein 14, Utrecht"
          groups={[{ title: 'Legal', links: [{ href: '/privacy', label: 'Privacy' }] }]}
          end="© 2026 Tandem"
        />
      }
    >
      <h1>Jobs for you</h1>
    </AppFrame>
  </RouterProvider>
);

beforeEach(() => jest.clearAllMocks());

describe('AppFrame', () => {
  conforms(page, { takesClass: false });

  it('lets the keyboard skip the header', async () => {
    render(page);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('marks the page one is on, and only that', () => {
    render(page);
    const current = within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Jobs']);
  });

  it('marks the account while one is at one of its pages', () => {
    const menu = (isCurrent: boolean) => (
      <AccountMenu name="Sanne Visser" label="Account" groups={[[{ id: 'profile', label: 'Profile', href: '/profile', isCurrent }]]} />
    );
    const { rerender } = render(menu(false));
    expect(screen.getByRole('button', { name: /Sanne Visser/ })).not.toHaveAttribute('aria-current');
    rerender(menu(true));
    expect(screen.getByRole('button', { name: /Sanne Visser/ })).toHaveAttribute('aria-current', 'true');
  });

  it('opens a menu with the same links on a phone, and closes it on the way to a page', async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    expect(await findings(menu)).toEqual([]);
    expect(within(menu).getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(menu).getByRole('link', { name: 'My funnel' }));
    expect(navigate).toHaveBeenCalledWith('/funnel', undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changes the language by its own name', async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Language: EN' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Nederlands' }));
    expect(onLanguage).toHaveBeenCalledWith('nl');
  });

  it('counts at most 99 unread', () => {
    const { container } = render(<NotificationBell href="/notifications" unread={120} label="Notifications, 120 unread" />);
    expect(container).toHaveTextContent('99+');
  });
});
