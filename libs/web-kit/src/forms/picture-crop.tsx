import { lazy, Suspense, useState, type ComponentProps } from 'react';

const PictureCropDialog = lazy(() => import('./picture-crop-dialog'));

/** Shows the part of a chosen picture to keep. Fetched with the first picture somebody chooses: most choose none. */
export const PictureCrop = (props: ComponentProps<typeof PictureCropDialog>) => {
  const [isNeeded, setNeeded] = useState(false);
  if (props.file && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <PictureCropDialog {...props} />
    </Suspense>
  );
};
