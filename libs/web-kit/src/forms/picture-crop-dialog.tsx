import { ImageCrop, type ImageCropProps } from '@tandem/ui/image-crop';
import { useText } from '../language/text';

const PictureCropDialog = (props: Omit<ImageCropProps, 'labels'>) => {
  const t = useText();
  const labels = {
    title: t('profile.picture.crop'),
    close: t('profile.picture.close'),
    cancel: t('profile.picture.cancel'),
    apply: t('profile.picture.apply'),
    zoom: t('profile.picture.zoom'),
    frame: t('profile.picture.frame'),
  };
  return <ImageCrop {...props} labels={labels} />;
};

export default PictureCropDialog;
