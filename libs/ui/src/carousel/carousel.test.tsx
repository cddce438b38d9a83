import { act, fireEvent, render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Carousel } from './carousel';

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, total: number) => `${number} of ${total}`,
};
const carousel = (
  <Carousel label="Matches" labels={labels} slides={['Nurse', 'Analyst', 'Grower'].map((name) => ({ id: name, content: name }))} />
);
const shown = () => document.querySelector('[aria-current]')?.textContent;
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  fireEvent.blur(button);
};

beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
});

describe('Carousel', () => {
  conforms(carousel);

  describe('over time', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('moves on every five seconds, round and round', () => {
      render(carousel);
      wait(4999);
      expect(shown()).toBe('Nurse');
      wait(1);
      expect(shown()).toBe('Analyst');
      wait(10_000);
      expect(shown()).toBe('Nurse');
    });

    it('waits while somebody points at it or is inside', () => {
      render(carousel);
      fireEvent.pointerEnter(screen.getByRole('region', { name: 'Matches' }));
      wait(20_000);
      expect(shown()).toBe('Nurse');
    });

    it('stays paused once paused', () => {
      render(carousel);
      press('Pause');
      wait(20_000);
      expect(shown()).toBe('Nurse');
      expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    });

    it('ignores presses for 700 ms after a move', () => {
      render(carousel);
      press('Next');
      press('Next');
      expect(shown()).toBe('Analyst');
      wait(700);
      press('Next');
      expect(shown()).toBe('Grower');
    });

    it('keeps still for people who prefer less motion', () => {
      const matchMedia = jest
        .spyOn(window, 'matchMedia')
        .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() } as unknown as MediaQueryList);
      render(carousel);
      wait(20_000);
      expect(shown()).toBe('Nurse');
      matchMedia.mockRestore();
    });
  });
});
