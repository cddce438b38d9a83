import { ahead } from '../app/ahead';
import { Suspense } from 'react';
import type { Happened } from './happened-banner';

// Hardly anybody meets it.
const HappenedBanner = ahead(async () => (await import('./happened-banner')).HappenedBanner);

/** Says what was saved elsewhere while this form was open; nothing where nothing was. */
export const Meanwhile = (props: Happened) =>
  props.happened.length > 0 && (
    <Suspense>
      <HappenedBanner {...props} />
    </Suspense>
  );
