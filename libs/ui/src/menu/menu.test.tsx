import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { conforms, findings } from '../conformance/conformance';
import { Menu } from './menu';

const logOut = jest.fn();
const account = (
  <Menu
    trigger={<Button>Sanne Visser</Button>}
    label="Account"
    head="sanne@post.example"
    groups={[
      [
        { id: 'profile', label: 'Profile', href: '/profile' },
        { id: 'nl', label: 'Nederlands', lang: 'nl', isCurrent: true },
      ],
      [{ id: 'logout', label: 'Log out', onAction: logOut }],
    ]}
  />
);

describe('Menu', () => {
  conforms(account, { takesClass: false });

  it('opens by keyboard, moves by arrows and acts by Enter', async () => {
    render(account);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    expect(await findings(screen.getByRole('menu'))).toEqual([]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('holds links to places', async () => {
    render(account);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  });
});
