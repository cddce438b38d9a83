import { fireEvent, render, screen } from '@testing-library/react';
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

  it('keeps the focus when it is disabled under it, does nothing, and is skipped once it was left', async () => {
    const [onPress, onSubmit] = [jest.fn(), jest.fn((event) => event.preventDefault())];
    const drawn = (isDisabled: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isDisabled={isDisabled} onPress={onPress}>
          Save
        </Button>
        <Button>Next</Button>
      </form>
    );
    const { rerender } = render(drawn(false));
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    rerender(drawn(true));
    expect(save).toHaveFocus();
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(save);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(save).toBeDisabled();
    await userEvent.tab({ shift: true });
    expect(save).not.toHaveFocus();
  });

  it('keeps the focus it has when the window is left', async () => {
    const { rerender } = render(<Button>Save</Button>);
    const save = screen.getByRole('button');
    await userEvent.tab();
    fireEvent.blur(save);
    rerender(<Button isDisabled>Save</Button>);
    expect(save).toHaveFocus();
    expect(save).toBeEnabled();
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
