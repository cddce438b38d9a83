import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { conforms, findings } from '../conformance/conformance';
import { ToastProvider, useToast } from './toast';

const undo = jest.fn();
const Archive = () => {
  const toast = useToast();
  return <Button onPress={() => toast({ text: 'Archived Data engineer', action: { label: 'Undo', onPress: undo } })}>Archive</Button>;
};
const page = (
  <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
    <Archive />
  </ToastProvider>
);

describe('useToast', () => {
  conforms(page, { takesClass: false });

  it('announces what happened and offers the way back', async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Archived Data engineer');
    expect(await findings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Archived Data engineer')).toBeNull();
  });

  it('goes away by itself', () => {
    jest.useFakeTimers();
    render(page);
    fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
    expect(screen.getByText('Archived Data engineer')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(7000));
    expect(screen.queryByText('Archived Data engineer')).toBeNull();
    jest.useRealTimers();
  });

  it('takes away what was said of the moment once something succeeds, and nothing else', async () => {
    const Both = () => {
      const toast = useToast();
      return (
        <>
          <Button onPress={() => toast({ text: 'Cannot be reached', tone: 'danger', isPassing: true })}>Try</Button>
          <Button onPress={() => toast({ text: 'The file is too large', tone: 'danger' })}>Upload</Button>
          <Button onPress={() => toast({ text: 'Saved' })}>Save</Button>
        </>
      );
    };
    render(
      <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
        <Both />
      </ToastProvider>,
    );
    for (const name of ['Try', 'Upload']) await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByText('Cannot be reached')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    expect(screen.queryByText('Cannot be reached')).toBeNull();
    expect(screen.getByText('The file is too large')).toBeInTheDocument();
  });

  it('stands there once, however often the same is said', async () => {
    const Try = () => {
      const toast = useToast();
      return <Button onPress={() => toast({ text: 'It did not work', tone: 'danger' })}>Try</Button>;
    };
    render(
      <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
        <Try />
      </ToastProvider>,
    );
    for (let times = 0; times < 3; times += 1) await userEvent.click(screen.getByRole('button', { name: 'Try' }));
    expect(screen.getAllByText('It did not work')).toHaveLength(1);
  });

  it('says what is missing outside its provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Archive />)).toThrow('useToast must be used within a ToastProvider');
  });
});
