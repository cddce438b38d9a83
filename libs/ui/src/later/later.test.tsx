import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { later, useLater, useRicher } from './later';

type FieldProps = { value: string; onChange: (value: string) => void };
const RichField = ({ value, onChange }: FieldProps) => (
  <input aria-label="rich" value={value} onChange={({ target }) => onChange(target.value)} />
);

/** A file that comes when the test says so. */
const file = <T,>(content: T) => {
  let isHere = false;
  const asked: { come: (content: T) => void; fail: (reason: Error) => void }[] = [];
  const load = jest.fn(async () => (isHere ? content : new Promise<T>((come, fail) => void asked.push({ come, fail }))));
  return {
    load,
    arrives: async () => {
      isHere = true;
      await act(async () => asked.at(-1)?.come(content));
    },
    fails: async () => act(async () => asked.at(-1)?.fail(new Error('Failed to fetch dynamically imported module'))),
  };
};

const Form = ({ rich }: { rich: ReturnType<typeof later<ComponentType<FieldProps>>> }) => {
  const [value, onChange] = useState('');
  const { Rich, plain } = useRicher(rich);
  if (Rich) return <Rich value={value} onChange={onChange} />;
  const { onEntered } = plain;
  return (
    <input
      aria-label="plain"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onFocus={() => onEntered(true)}
      onBlur={() => onEntered(false)}
    />
  );
};

it('fetches by itself, once for all who use it', async () => {
  const words = file('here');
  const part = later(words.load);
  const Words = () => <p>{useLater(part) ?? 'on its way'}</p>;
  render([<Words key={1} />, <Words key={2} />]);
  expect(screen.getAllByText('on its way')).toHaveLength(2);
  await words.arrives();
  expect(screen.getAllByText('here')).toHaveLength(2);
  expect(words.load).toHaveBeenCalledTimes(1);
});

it('fetches again once a lost connection is back', async () => {
  const words = file('here');
  const part = later(words.load);
  const Words = () => <p>{useLater(part) ?? 'on its way'}</p>;
  render(<Words />);
  await words.fails();
  expect(screen.getByText('on its way')).toBeInTheDocument();
  await act(async () => void dispatchEvent(new Event('online')));
  await words.arrives();
  expect(screen.getByText('here')).toBeInTheDocument();
});

it('fetches again after a while where the connection seemed to be there', async () => {
  jest.useFakeTimers();
  const words = file('here');
  const part = later(words.load);
  const Words = () => <p>{useLater(part) ?? 'on its way'}</p>;
  render(<Words />);
  await words.fails();
  await act(async () => void jest.advanceTimersByTime(10_000));
  await words.arrives();
  jest.useRealTimers();
  expect(screen.getByText('here')).toBeInTheDocument();
  expect(words.load).toHaveBeenCalledTimes(2);
});

it('draws on the server without it, wherever it is', async () => {
  const part = later(async () => 'here');
  await act(async () => undefined);
  const Words = () => <p>{useLater(part) ?? 'on its way'}</p>;
  expect(renderToString(<Words />)).toContain('on its way');
});

describe('a field that becomes richer', () => {
  it('is the rich one at once where that is here', async () => {
    const part = later(async () => RichField);
    await act(async () => undefined);
    render(<Form rich={part} />);
    expect(screen.getByLabelText('rich')).toBeInTheDocument();
  });

  it('keeps what was typed into the plain one, and whoever is in it until he leaves', async () => {
    const rich = file(RichField);
    const part = later(rich.load);
    render(<Form rich={part} />);
    await userEvent.type(screen.getByLabelText('plain'), 'Utre');
    await rich.arrives();
    await userEvent.type(screen.getByLabelText('plain'), 'cht');
    await userEvent.tab();
    expect(screen.getByLabelText('rich')).toHaveValue('Utrecht');
  });
});
