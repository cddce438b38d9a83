import en from '@tandem/locales/en.json';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { ReadingScreen } from './reading-screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const long = 'This takes longer than usual, but we keep at it. You can leave this page.';

it.each([
  ['a text', false, 30_000],
  ['a scan', true, 150_000],
])('says of %s from when on it takes longer than it should', (_name, isScan, from) => {
  render(<ReadingScreen isScan={isScan} />, { wrapper: ({ children }) => <IntlProvider locale="en" messages={en}>{children}</IntlProvider> }); // prettier-ignore
  act(() => jest.advanceTimersByTime(from - 1_000));
  expect(screen.queryByText(long)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByText(long)).toBeInTheDocument();
  expect(screen.queryByText(/up to two minutes/)).not.toBeInTheDocument();
});
