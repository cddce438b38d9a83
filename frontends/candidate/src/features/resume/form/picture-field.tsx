import { fileLimits } from '@tandem/domain/limits';
import { Avatar } from '@tandem/ui/avatar';
import { Button } from '@tandem/ui/button';
import { Row } from '@tandem/ui/layout';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { PictureCrop } from '@tandem/web-kit/forms/picture-crop';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useBuilder } from '../builder-context';

const types = ['image/png', 'image/jpeg', 'image/webp'];

/** The picture of the resume, cut to a square before it is sent. */
export const PictureField = ({ name }: { name: string }) => {
  const t = useText();
  const notify = useNotify();
  const { pictureUrl, savePicture } = useBuilder();
  const [file, setFile] = useState<File | null>(null);
  const [isPending, setPending] = useState(false);
  const choose = (chosen: File | undefined): void => {
    if (!chosen) return;
    if (!types.includes(chosen.type)) notify.danger('error.invalid_image');
    else if (chosen.size > fileLimits.image) notify.danger('error.file_too_large');
    else setFile(chosen);
  };
  const use = async (picture: Blob): Promise<void> => {
    setPending(true);
    // The dialog stays until the picture is kept: who has cut it need not cut it again because a line fell away.
    await savePicture(picture).then(() => {
      setFile(null);
      notify.settled();
    }, notify.error);
    setPending(false);
  };
  const refuse = (): void => {
    setFile(null);
    notify.danger('error.invalid_image');
  };
  return (
    <Row gap={4} role="group" aria-label={t('profile.picture')}>
      <Avatar size="large" name={name} src={pictureUrl} />
      <FileTrigger acceptedFileTypes={types} onSelect={(files) => choose(files?.[0])}>
        <Button size="small">{t(pictureUrl ? 'profile.picture.change' : 'profile.picture.add')}</Button>
      </FileTrigger>
      <PictureCrop
        file={file}
        isPending={isPending}
        onClose={() => setFile(null)}
        onCrop={(picture) => void use(picture)}
        onUnreadable={refuse}
      />
    </Row>
  );
};
