import type { PublicCompany } from '@tandem/contracts/entities/company';
import { CompanyMark } from '@tandem/ui/avatar';
import { Banner } from '@tandem/ui/banner';
import { Row, Wrap } from '@tandem/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { fileUrl } from '../session/account-name';
import styles from './company-page.module.css';

// Only its owner needs what cuts pictures.
const CompanyImageButton = lazy(() => import('./company-image').then((module) => ({ default: module.CompanyImageButton })));

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
              <Suspense>
                <CompanyImageButton companyId={id} type="logo" onError={setFailure} />
                <CompanyImageButton companyId={id} type="banner" onError={setFailure} />
              </Suspense>
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
