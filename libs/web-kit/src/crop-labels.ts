import type { ImageCropProps } from '@tandem/ui/image-crop';
import { useText } from './text';

/** The words of the dialog in which a part of a picture is chosen. */
export const useCropLabels = (): ImageCropProps['labels'] => {
  const t = useText();
  return {
    title: t('profile.picture.crop'),
    close: t('profile.picture.close'),
    cancel: t('profile.picture.cancel'),
    apply: t('profile.picture.apply'),
    zoom: t('profile.picture.zoom'),
    frame: t('profile.picture.frame'),
  };
};
