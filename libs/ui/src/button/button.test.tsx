import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { Button } from './button';

describe('Button', () => {
  conforms(<Button>Apply</Button>, { ref: 'BUTTON' });

  it('is pressed with the mouse, Enter and Space', async () => {
    const onPress = jest.fn();
    render(<Button onPress={onPress}>Apply</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('does nothing while pending, and keeps its name and its focus', async () => {
    const onPress = jest.fn();
    render(
      <Button isPending onPress={onPress}>
        Save
      </Button>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /Save/ })).toHaveFocus();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('is skipped by the keyboard while disabled', async () => {
    render(<Button isDisabled>Save</Button>);
    await userEvent.tab();
    expect(screen.getByRole('button')).not.toHaveFocus();
  });

  it('submits its form when asked to', async () => {
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit">Log in</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
