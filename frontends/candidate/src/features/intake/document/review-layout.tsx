import { useText } from '@tandem/web-kit/language/text';
import { useViews } from '@tandem/web-kit/browser/views';
import { Segmented } from '@tandem/ui/segmented';
import { FileText, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { DocumentView } from './document-view';
import styles from './review-layout.module.css';

/** What was read beside the document it was read from; on a small screen one or the other. */
export const ReviewLayout = ({ path, children }: { path: string; children: ReactNode }) => {
  const t = useText();
  const { view, show } = useViews('fields', 'document');
  return (
    <div className={styles.layout} data-view={view}>
      <div className={styles.switch}>
        <Segmented
          label={t('review.view')}
          value={view}
          onChange={show}
          options={[
            { value: 'fields', label: t('review.fields'), icon: <ListChecks aria-hidden size={16} /> },
            { value: 'document', label: t('review.document'), icon: <FileText aria-hidden size={16} /> },
          ]}
        />
      </div>
      <div className={styles.fields}>{children}</div>
      <div className={styles.document}>
        <DocumentView path={path} />
      </div>
    </div>
  );
};
