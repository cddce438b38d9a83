import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { AlertDialog } from './alert-dialog';

const onConfirm = jest.fn();
const onCancel = jest.fn();
const question = (
  <AlertDialog
    isOpen
    title="Delete your account?"
    confirmLabel="Delete account"
    cancelLabel="Keep account"
    onConfirm={onConfirm}
    onCancel={onCancel}
    isDestructive
  >
    Your profile, resume and 7 applications go with it.
  </AlertDialog>
);

beforeEach(() => jest.clearAllMocks());

describe('AlertDialog', () => {
  conforms(question, { takesClass: false });

  it('starts at the way out, so that Enter destroys nothing', async () => {
    render(question);
    expect(screen.getByRole('alertdialog', { name: 'Delete your account?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep account' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('takes Escape for no', async () => {
    render(question);
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('acts on the verb of the question', async () => {
    render(question);
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
