import type { CompanyImage } from '@tandem/domain/company';
import { fileLimits } from '@tandem/domain/limits';
import { Button } from '@tandem/ui/button';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { isApiError } from '../gateway/api-error';
import { useErrorText } from '../gateway/errors';
import { PictureCrop } from '../forms/picture-crop';
import { useText } from '../language/text';
import { useReplaceCompanyImageMutation } from './company.api';

const types = ['image/png', 'image/jpeg', 'image/webp'];
/** Both as they are kept: width by height, and the width in px. A logo is whole unless one zooms in. */
const parts = { banner: { aspect: 4, width: 1_600 }, logo: { aspect: 1, width: 512, holdsAll: true } } as const;

type Props = { companyId: string; type: CompanyImage; onError: (message: string | undefined) => void };

/** Changes the banner or the logo, of which one chooses the part to show. */
export const CompanyImageButton = ({ companyId, type, onError }: Props) => {
  const t = useText();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<File | null>(null);
  const [replace, { isLoading }] = useReplaceCompanyImageMutation();
  const send = async (image: Blob): Promise<void> => {
    setChosen(null);
    try {
      await replace({ params: { id: companyId }, body: { type }, files: { image } }).unwrap();
    } catch (error) {
      onError(isApiError(error) && error.status > 0 && error.detail ? errorText(error) : t('company.image_error'));
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
        onClose={() => setChosen(null)}
        onCrop={(part) => void send(part)}
        onUnreadable={refuse}
      />
    </>
  );
};
