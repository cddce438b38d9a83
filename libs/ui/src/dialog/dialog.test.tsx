import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { conforms, findings } from '../conformance/conformance';
import { Dialog } from './dialog';

const Invite = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Invite</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Invite a member"
        closeLabel="Close"
        actions={<Button variant="primary">Send</Button>}
      >
        They get a mail.
      </Dialog>
    </>
  );
};
const open = async () => {
  render(<Invite />);
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
};

describe('Dialog', () => {
  conforms(<Dialog isOpen onClose={() => undefined} title="Invite a member" closeLabel="Close" />);

  it('is named by its title and has no findings while open', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Invite a member' })).toHaveTextContent('They get a mail.');
    expect(await findings(screen.getByRole('dialog'))).toEqual([]);
  });

  it('keeps the focus inside', async () => {
    await open();
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s and gives the focus back', async (_, close) => {
    await open();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus());
  });
});
