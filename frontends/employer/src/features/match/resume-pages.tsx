import type { ApplicantResume } from '@tandem/contracts/resumes/application';
import { layoutResume } from '@tandem/resume-layout/layout';
import { PageView } from '@tandem/ui/page-view';
import { fileUrl } from '@tandem/web-kit/session/account-name';
import { useText } from '@tandem/web-kit/language/text';
import { useMemo } from 'react';
import styles from './resume-sheet.module.css';

/** An applicant's resume page by page, as the PDF has it. */
export const ResumePages = ({ name, resume }: { name: string; resume: ApplicantResume }) => {
  const t = useText();
  const { picture } = resume.basics;
  const layout = useMemo(() => layoutResume({ ...resume, hasPicture: Boolean(picture) }), [resume, picture]);
  return (
    <PageView
      className={styles.pages ?? ''}
      layout={layout}
      pictureUrl={picture ? fileUrl(picture) : undefined}
      labels={{
        pages: name,
        page: (page, count) => t('builder.preview.page', { page, count }),
        zoomIn: t('builder.zoom_in'),
        zoomOut: t('builder.zoom_out'),
        fit: t('builder.zoom_fit'),
      }}
    />
  );
};
