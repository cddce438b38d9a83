import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { conforms, findings } from '../conformance/conformance';
import { Popover } from './popover';

const why = (
  <Popover trigger={<Button>Why 86?</Button>} label="Where the 86 comes from">
    Skills 34, experience 20.
  </Popover>
);

describe('Popover', () => {
  conforms(why, { takesClass: false });

  it('opens by its trigger, closes by Escape and gives the focus back', async () => {
    render(why);
    await userEvent.click(screen.getByRole('button', { name: 'Why 86?' }));
    expect(screen.getByRole('dialog', { name: 'Where the 86 comes from' })).toHaveTextContent('Skills 34');
    expect(await findings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  });
});
