import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Loading, Skeleton, SkeletonText } from './skeleton';

describe.each([
  ['Skeleton', <Skeleton key="s" width={44} height={44} isRound />],
  ['SkeletonText', <SkeletonText key="t" />],
  [
    'Loading',
    <Loading key="l" label="Loading jobs">
      <Skeleton />
    </Loading>,
  ],
])('%s', (_, element) => conforms(element));

it('says once that it is loading', () => {
  render(
    <Loading label="Loading jobs">
      <SkeletonText lines={4} />
    </Loading>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading jobs');
});
