import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { conforms, findings } from '../conformance/conformance';
import { ToastProvider, useSettled, useToast } from './toast';

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

  it.each([
    ['that is long', { text: 'word '.repeat(60), tone: 'info' }, 17],
    ['that says what went wrong', { text: 'Not sent', tone: 'danger' }, 19],
  ] as const)('stays longer where it is one %s', (_, message, seconds) => {
    jest.useFakeTimers();
    const Said = () => {
      const toast = useToast();
      return <Button onPress={() => toast(message)}>Say</Button>;
    };
    render(
      <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
        <Said />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Say' }));
    act(() => void jest.advanceTimersByTime(seconds * 1000));
    expect(screen.getByRole('alert')).toHaveTextContent(message.text.trim());
    act(() => void jest.advanceTimersByTime(3000));
    expect(screen.queryByRole('alert')).toBeNull();
    jest.useRealTimers();
  });

  it('has what was said of the moment and what succeeded take each other’s place, and nothing else’s', async () => {
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
    // However soon the connection is gone after it: both at once would contradict each other.
    await userEvent.click(screen.getByRole('button', { name: 'Try' }));
    expect(screen.getByText('Cannot be reached')).toBeInTheDocument();
    expect(screen.queryByText('Saved')).toBeNull();
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

  describe('with several things done one after the other', () => {
    const Work = () => {
      const toast = useToast();
      const settled = useSettled();
      return (
        <>
          <Button onPress={() => toast({ text: 'It could not be saved', tone: 'danger' })}>Fail</Button>
          <Button onPress={() => toast({ text: 'It is saved' })}>Succeed</Button>
          <Button onPress={settled}>Succeed silently</Button>
          <Button onPress={() => toast({ text: 'Archived', action: { label: 'Undo', onPress: undo } })}>Archive</Button>
        </>
      );
    };
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
    const start = (isPhone = false) => {
      window.matchMedia = jest.fn(() => ({ matches: isPhone }) as MediaQueryList);
      render(
        <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
          <Work />
        </ToastProvider>,
      );
    };
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => {
      jest.useRealTimers();
      delete (window as Partial<Window>).matchMedia;
    });

    it('takes a failure away that came before what works without a word, and nothing else', () => {
      start();
      press('Fail');
      press('Archive');
      pass(1600);
      press('Succeed silently');
      pass(500);
      expect(screen.queryByText('It could not be saved')).toBeNull();
      expect(screen.getByText('Archived')).toBeInTheDocument();
    });

    it('says what came of the last one, in the place of what was said of the one before', () => {
      start();
      press('Fail');
      pass(1600);
      press('Succeed');
      expect(screen.getByText('It is saved')).toBeInTheDocument();
      expect(screen.queryByText('It could not be saved')).toBeNull();
    });

    it('leaves what nobody can have read yet, and what offers a way back', () => {
      start();
      press('Archive');
      pass(1600);
      press('Fail');
      pass(1000);
      press('Succeed');
      for (const text of ['Archived', 'It could not be saved', 'It is saved']) expect(screen.getByText(text)).toBeInTheDocument();
    });

    it('shows one message at a time on a phone, and the other afterwards', () => {
      start(true);
      press('Fail');
      press('Succeed');
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect(screen.getByText('It is saved')).toBeInTheDocument();
      pass(6100);
      expect(screen.getByText('It could not be saved')).toBeInTheDocument();
    });
  });

  it('says what is missing outside its provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Archive />)).toThrow('No ToastProvider');
  });
});
