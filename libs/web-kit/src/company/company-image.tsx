import type { CompanyImage } from '@tandem/domain/company';
import { fileLimits } from '@tandem/domain/limits';
import { Button } from '@tandem/ui/button';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { type ApiError, isApiError } from '../gateway/api-error';
import { useErrorText } from '../gateway/errors';
import { useNotify } from '../forms/notify';
import { PictureCrop } from '../forms/picture-crop';
import { useText } from '../language/text';
import { useReplaceCompanyImageMutation } from './company.api';

const types = ['image/png', 'image/jpeg', 'image/webp'];
/** Both as they are kept: width by height, and the width in px. A logo is whole unless one zooms in. */
const parts = { banner: { aspect: 4, width: 1_600 }, logo: { aspect: 1, width: 512, holdsAll: true } } as const;

/** What another try with the same picture does not better. */
const isAboutFile = ({ status }: ApiError): boolean => status === 400 || status === 413 || status === 415;

type Props = { companyId: string; type: CompanyImage; onError: (message: string | undefined) => void };

/** Changes the banner or the logo, of which one chooses the part to show. */
export const CompanyImageButton = ({ companyId, type, onError }: Props) => {
  const t = useText();
  const errorText = useErrorText();
  const notify = useNotify();
  const [chosen, setChosen] = useState<File | null>(null);
  const [replace, { isLoading }] = useReplaceCompanyImageMutation();
  // The dialog stays until the picture is kept: who has cut it need not cut it again because a line fell away.
  const send = async (image: Blob): Promise<void> => {
    try {
      await replace({ params: { id: companyId }, body: { type }, files: { image } }).unwrap();
      setChosen(null);
      notify.settled();
      notify.success(`company.image_saved.${type}`);
    } catch (error) {
      if (!isApiError(error)) return;
      if (!error.detail) return notify.danger('company.image_error');
      if (!isAboutFile(error)) return notify.error(error);
      setChosen(null);
      onError(errorText(error));
    }
  };
  const choose = (image: File | undefined): void => {
    if (!image) return;
    onError(undefined);
    if (!types.includes(image.type)) onError(t('error.invalid_image'));
    else if (image.size > fileLimits.image) onError(t('error.file_too_large'));
    else setChosen(image);
  };
  const refuse = (): void => {
    setChosen(null);
    onError(t('error.invalid_image'));
  };
  return (
    <>
      <FileTrigger acceptedFileTypes={types} onSelect={(files) => choose(files?.[0])}>
        <Button size="small" isPending={isLoading}>
          <ImageUp />
          {t(`company.change.${type}`)}
        </Button>
      </FileTrigger>
      <PictureCrop
        {...parts[type]}
        file={chosen}
        isPending={isLoading}
        onClose={() => setChosen(null)}
        onCrop={(part) => void send(part)}
        onUnreadable={refuse}
      />
    </>
  );
};
