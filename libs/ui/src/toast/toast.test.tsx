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

  it('says what is missing outside its provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Archive />)).toThrow('useToast must be used within a ToastProvider');
  });
});
