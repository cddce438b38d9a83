import type { PublicCompany } from '@tandem/contracts/entities/company';
import type { CompanyImage } from '@tandem/domain/company';
import { CompanyMark } from '@tandem/ui/avatar';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Row, Wrap } from '@tandem/ui/layout';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { fileUrl } from '../account-name';
import { isApiError } from '../api-error';
import { useErrorText } from '../errors';
import { useText } from '../text';
import { useReplaceCompanyImageMutation } from './company.api';
import styles from './company-page.module.css';

const types = ['image/png', 'image/jpeg', 'image/webp'];
type ImageProps = { companyId: string; onError: (message: string | undefined) => void };

const ImageButton = ({ companyId, type, onError }: ImageProps & { type: CompanyImage }) => {
  const t = useText();
  const errorText = useErrorText();
  const [replace, { isLoading }] = useReplaceCompanyImageMutation();
  const send = async (image: File | undefined): Promise<void> => {
    if (!image) return;
    onError(undefined);
    try {
      await replace({ params: { id: companyId }, body: { type }, files: { image } }).unwrap();
    } catch (error) {
      onError(isApiError(error) && error.status > 0 && error.detail ? errorText(error) : t('company.image_error'));
    }
  };
  return (
    <FileTrigger acceptedFileTypes={types} onSelect={(files) => void send(files?.[0])}>
      <Button size="small" isPending={isLoading}>
        <ImageUp />
        {t(`company.change.${type}`)}
      </Button>
    </FileTrigger>
  );
};

/** Banner, logo and name. */
export const CompanyHead = ({ company, isOwn }: { company: PublicCompany; isOwn: boolean }) => {
  const [failure, setFailure] = useState<string>();
  const { id, companyName, bannerUrl, logoUrl } = company;
  return (
    <>
      <div className={styles.banner}>{bannerUrl && <img src={fileUrl(bannerUrl)} alt="" className={styles.picture} />}</div>
      <Wrap>
        <div className={styles.head}>
          <CompanyMark size="large" className={styles.logo} name={companyName} src={logoUrl && fileUrl(logoUrl)} />
          <h1 className={styles.name}>{companyName}</h1>
          {isOwn && (
            <Row>
              <ImageButton companyId={id} type="logo" onError={setFailure} />
              <ImageButton companyId={id} type="banner" onError={setFailure} />
            </Row>
          )}
        </div>
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
      </Wrap>
    </>
  );
};
