import { renderHook } from '@testing-library/react';
import { useBeside } from './use-beside';

const openOf = (isWide: boolean, vacancyId?: string) => {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: isWide }) as MediaQueryList);
  return renderHook(() => useBeside(vacancyId, 'first')).result.current;
};
afterEach(() => jest.restoreAllMocks());

it('opens the first vacancy where there is room for it beside the list, and none on a phone', () => {
  expect(openOf(true)).toBe('first');
  expect(openOf(false)).toBeUndefined();
});

it('opens the one of the address on every screen', () => {
  expect(openOf(true, 'second')).toBe('second');
  expect(openOf(false, 'second')).toBe('second');
});
