import { Page, Stack } from '@tandem/ui/layout';
import { Loading, Skeleton, SkeletonText } from '@tandem/ui/skeleton';
import { useText } from '../language/text';

/** A page that is on its way. */
export const LoadingScreen = () => (
  <Page>
    <Loading label={useText()('page.loading')}>
      <Stack gap={6}>
        <Skeleton width="40%" height={36} />
        <SkeletonText lines={4} />
      </Stack>
    </Loading>
  </Page>
);
