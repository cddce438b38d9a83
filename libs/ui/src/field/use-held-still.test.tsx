import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { TextField } from '../text-field/text-field';

const Email = ({ errorMessage }: { errorMessage?: string }) => (
  <TextField label="E-mail" value="" onChange={() => undefined} errorMessage={errorMessage} />
);

/** Ends a press as late as can be: the field is drawn, and does not wait yet. */
const Late = ({ errorMessage, end }: { errorMessage?: string; end: () => void }) => {
  useLayoutEffect(end);
  return <Email errorMessage={errorMessage} />;
};

/** A task later, when a click would have come. */
const passed = async (milliseconds = 0) => act(async () => new Promise((resolve) => setTimeout(resolve, milliseconds)));

describe('what stands under a field', () => {
  it('changes at once while nothing is pressed', () => {
    const { rerender } = render(<Email />);
    rerender(<Email errorMessage="No address" />);
    expect(screen.getByText('No address')).toBeInTheDocument();
    rerender(<Email />);
    expect(screen.queryByText('No address')).not.toBeInTheDocument();
  });

  it('stays as it is while a mouse is pressed, and comes once the click is over', async () => {
    const { rerender } = render(<Email />);
    fireEvent.pointerDown(document.body);
    fireEvent.mouseDown(document.body);
    rerender(<Email errorMessage="No address" />);
    expect(screen.queryByText('No address')).not.toBeInTheDocument();
    fireEvent.pointerUp(document.body);
    fireEvent.mouseUp(document.body);
    expect(screen.queryByText('No address')).not.toBeInTheDocument();
    await passed();
    expect(screen.getByText('No address')).toBeInTheDocument();
  });

  it('stays as it is until a finger’s click, which comes after the finger', async () => {
    const { rerender } = render(<Email />);
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(document.body);
    fireEvent.mouseDown(document.body);
    rerender(<Email errorMessage="No address" />);
    await passed();
    expect(screen.queryByText('No address')).not.toBeInTheDocument();
    fireEvent.mouseUp(document.body);
    await passed();
    expect(screen.getByText('No address')).toBeInTheDocument();
  });

  it('comes while somebody holds on, as with a drag whose end nobody is told', async () => {
    const { rerender } = render(<Email />);
    fireEvent.pointerDown(document.body);
    rerender(<Email errorMessage="No address" />);
    await passed(1_050);
    expect(screen.getByText('No address')).toBeInTheDocument();
  });

  it('comes where the press was over before the field waited for its end', () => {
    jest.useFakeTimers();
    const { rerender } = render(<Late end={() => undefined} />);
    fireEvent.pointerDown(document.body);
    rerender(<Late errorMessage="No address" end={() => jest.advanceTimersByTime(1_000)} />);
    jest.useRealTimers();
    expect(screen.getByText('No address')).toBeInTheDocument();
  });

  it('is what it last was where a press saw several', async () => {
    const { rerender } = render(<Email />);
    fireEvent.pointerDown(document.body);
    rerender(<Email errorMessage="Empty" />);
    rerender(<Email errorMessage="No address" />);
    fireEvent.pointerUp(document.body);
    await passed();
    expect(screen.getByText('No address')).toBeInTheDocument();
    expect(screen.queryByText('Empty')).not.toBeInTheDocument();
  });
});
