import { ahead } from '@tandem/web-kit/app/ahead';
import { Suspense } from 'react';
import type { Happened } from './happened-banner';

// Hardly anybody meets it.
const HappenedBanner = ahead(async () => (await import('./happened-banner')).HappenedBanner);

/** Says what was saved elsewhere while this step was open; nothing where nothing was. */
export const Meanwhile = (props: Happened) =>
  props.happened.length > 0 && (
    <Suspense>
      <HappenedBanner {...props} />
    </Suspense>
  );
