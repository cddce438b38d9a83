import type { CandidateAccount } from '@tandem/contracts/entities/account';
import { fileLimits } from '@tandem/domain/limits';
import { Avatar } from '@tandem/ui/avatar';
import { Button } from '@tandem/ui/button';
import { Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { accountName, accountPhoto } from '@tandem/web-kit/session/account-name';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { PictureCrop } from '@tandem/web-kit/forms/picture-crop';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useRemovePictureMutation, useReplacePictureMutation } from './profile.api';

const types = ['image/png', 'image/jpeg', 'image/webp'];

/** The picture of a profile: chosen, cut to a square, replaced or removed. */
export const ProfilePicture = ({ account }: { account: CandidateAccount }) => {
  const t = useText();
  const notify = useNotify();
  const [file, setFile] = useState<File | null>(null);
  const [replace, { isLoading }] = useReplacePictureMutation();
  const [remove, { isLoading: isRemoving }] = useRemovePictureMutation();
  const photo = accountPhoto(account);
  const choose = (chosen: File | undefined): void => {
    if (!chosen) return;
    if (!types.includes(chosen.type)) notify.danger('error.invalid_image');
    else if (chosen.size > fileLimits.image) notify.danger('error.file_too_large');
    else setFile(chosen);
  };
  const use = async (picture: Blob): Promise<void> => {
    setFile(null);
    await replace({ files: { profilePicture: picture } })
      .unwrap()
      .catch(notify.error);
  };
  const refuse = (): void => {
    setFile(null);
    notify.danger('error.invalid_image');
  };
  return (
    <Stack gap={3} role="group" aria-label={t('profile.picture')}>
      <Avatar size="large" name={accountName(account)} src={photo} />
      <FileTrigger acceptedFileTypes={types} onSelect={(files) => choose(files?.[0])}>
        <Button isPending={isLoading}>{t(photo ? 'profile.picture.change' : 'profile.picture.add')}</Button>
      </FileTrigger>
      {photo && (
        <Button variant="quiet" isPending={isRemoving} onPress={() => void remove().unwrap().catch(notify.error)}>
          {t('profile.picture.remove')}
        </Button>
      )}
      <Text size="small" tone="muted">
        {t('profile.picture.hint')}
      </Text>
      <PictureCrop file={file} onClose={() => setFile(null)} onCrop={(picture) => void use(picture)} onUnreadable={refuse} />
    </Stack>
  );
};
