import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { conforms, findings } from '../conformance/conformance';
import { Menu, MenuAt } from './menu';

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

it('names the panel of a menu that hangs on a button elsewhere', async () => {
  const anchor = document.body.appendChild(document.createElement('button'));
  render(
    <MenuAt
      anchor={anchor}
      label="Move Sanne"
      groups={[[{ id: 'a', label: 'Invited', onAction: () => undefined }]]}
      onClose={() => undefined}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Move Sanne' })).toContainElement(screen.getByRole('menu'));
  expect(await findings(screen.getByRole('dialog'))).toEqual([]);
  anchor.remove();
});
