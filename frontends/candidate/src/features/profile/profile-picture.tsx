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
import { useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useRemovePictureMutation, useReplacePictureMutation } from './profile.api';

const types = ['image/png', 'image/jpeg', 'image/webp'];

/** Replaces and removes the picture; an answer says whether that worked, what went wrong has been said. */
const usePictureChange = () => {
  const notify = useNotify();
  const [replace, { isLoading: isReplacing }] = useReplacePictureMutation();
  const [remove, { isLoading: isRemoving }] = useRemovePictureMutation();
  const isDone = (change: Promise<unknown>): Promise<boolean> =>
    change.then(
      () => {
        notify.settled();
        return true;
      },
      (error: unknown) => {
        notify.error(error);
        return false;
      },
    );
  return {
    replace: async (profilePicture: Blob) => isDone(replace({ files: { profilePicture } }).unwrap()),
    remove: async () => isDone(remove().unwrap()),
    isReplacing,
    isRemoving,
  };
};

/** The picture of a profile: chosen, cut to a square, replaced or removed. */
export const ProfilePicture = ({ account }: { account: CandidateAccount }) => {
  const t = useText();
  const notify = useNotify();
  const [file, setFile] = useState<File | null>(null);
  const { replace, remove, isReplacing, isRemoving } = usePictureChange();
  const chooserRef = useRef<HTMLButtonElement>(null);
  const photo = accountPhoto(account);
  const refuse = (why: 'error.invalid_image' | 'error.file_too_large'): void => {
    setFile(null);
    notify.danger(why);
  };
  const choose = (chosen: File | undefined): void => {
    if (!chosen) return;
    if (!types.includes(chosen.type)) refuse('error.invalid_image');
    else if (chosen.size > fileLimits.image) refuse('error.file_too_large');
    else setFile(chosen);
  };
  // The dialog stays until the picture is kept: who has cut it need not cut it again because a line fell away.
  const use = async (picture: Blob): Promise<void> => {
    if (await replace(picture)) setFile(null);
  };
  // The button that is pressed goes with the picture.
  const drop = async (): Promise<void> => {
    if (await remove()) chooserRef.current?.focus();
  };
  return (
    <Stack gap={3} role="group" aria-label={t('profile.picture')}>
      <Avatar size="large" name={accountName(account)} src={photo} />
      <FileTrigger acceptedFileTypes={types} onSelect={(files) => choose(files?.[0])}>
        <Button ref={chooserRef}>{t(photo ? 'profile.picture.change' : 'profile.picture.add')}</Button>
      </FileTrigger>
      {photo && (
        <Button variant="quiet" isPending={isRemoving} onPress={() => void drop()}>
          {t('profile.picture.remove')}
        </Button>
      )}
      <Text size="small" tone="muted">
        {t('profile.picture.hint')}
      </Text>
      <PictureCrop
        file={file}
        isPending={isReplacing}
        onClose={() => setFile(null)}
        onCrop={(picture) => void use(picture)}
        onUnreadable={() => refuse('error.invalid_image')}
      />
    </Stack>
  );
};
