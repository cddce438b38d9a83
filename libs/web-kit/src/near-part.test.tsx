import { act, render, screen } from '@testing-library/react';
import { nearPart } from './near-part';

type Call = (entries: { isIntersecting: boolean }[]) => void;

it('sends for a part when it comes near, and not before', async () => {
  let comes: Call = () => undefined;
  const observe = jest.fn();
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(function (call: Call) {
    comes = call;
    return { observe, disconnect: jest.fn() } as unknown as IntersectionObserver;
  } as never);
  const load = jest.fn(async () => ({ default: () => <p>The form</p> }));
  const Part = nearPart(load, <p>On its way</p>);
  render(<Part />);
  await act(async () => comes([{ isIntersecting: false }]));
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('On its way')).toBeInTheDocument();
  await act(async () => comes([{ isIntersecting: true }]));
  expect(await screen.findByText('The form')).toBeInTheDocument();
  jest.restoreAllMocks();
});
