import { Banner } from '@tandem/ui/banner';
import { PageView } from '@tandem/ui/page-view';
import type { Layout } from '@tandem/resume-layout/page';
import { useText } from '@tandem/web-kit/language/text';
import type { ReactNode } from 'react';
import { charactersIn } from '@tandem/web-kit/language/characters-in';
import styles from './preview.module.css';

type Props = { layout: Layout; pictureUrl: string | null; over?: (page: number, zoom: number) => ReactNode };

/** The pages as they will be printed. */
export const Preview = ({ layout, pictureUrl, over }: Props) => {
  const t = useText();
  return (
    <>
      {layout.unshown.length > 0 && (
        <div className={styles.warning}>
          <Banner tone="warning">{t('builder.unshown', { characters: charactersIn(layout.unshown) })}</Banner>
        </div>
      )}
      <PageView
        className={styles.pages ?? ''}
        layout={layout}
        pictureUrl={pictureUrl ?? undefined}
        over={over && ((page, zoom) => over(page.number, zoom))}
        labels={{
          pages: t('builder.preview'),
          page: (page, count) => t('builder.preview.page', { page, count }),
          zoomIn: t('builder.zoom_in'),
          zoomOut: t('builder.zoom_out'),
          fit: t('builder.zoom_fit'),
        }}
      />
    </>
  );
};
