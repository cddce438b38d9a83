import { act, render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { SaveState } from './save-state';

const labels = { saving: 'Saving', saved: 'Saved', error: 'Not saved: no connection' };

describe('SaveState', () => {
  conforms(<SaveState status="saving" labels={labels} />);

  it('says nothing until something is saved', () => {
    render(<SaveState status="idle" labels={labels} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says "saved" for one second', () => {
    jest.useFakeTimers();
    const { rerender } = render(<SaveState status="saving" labels={labels} />);
    rerender(<SaveState status="saved" labels={labels} />);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    act(() => void jest.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  it('keeps saying what went wrong', () => {
    render(<SaveState status="error" labels={labels} />);
    expect(screen.getByRole('status')).toHaveTextContent('Not saved: no connection');
    expect(screen.getByTitle('Not saved: no connection')).toBeInTheDocument();
  });

  it('has room for the reason in a tooltip', () => {
    render(<SaveState status="error" labels={{ ...labels, error: 'Not saved' }} reason="No connection" />);
    expect(screen.getByTitle('No connection')).toHaveTextContent('Not saved');
  });
});
