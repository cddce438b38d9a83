import { Segmented } from '@tandem/ui/segmented';
import { useText } from '@tandem/web-kit/text';
import { FileText, Pencil } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import styles from './workbench.module.css';

type Props = { actions: ReactNode; form: ReactNode; page: ReactNode };

const ViewSwitch = memo(({ view, onChange }: { view: string; onChange: (view: string) => void }) => {
  const t = useText();
  return (
    <div className={styles.switch}>
      <Segmented
        label={t('builder.view')}
        value={view}
        onChange={onChange}
        options={[
          { value: 'form', label: t('builder.form'), icon: <Pencil aria-hidden size={16} /> },
          { value: 'page', label: t('builder.page'), icon: <FileText aria-hidden size={16} /> },
        ]}
      />
    </div>
  );
});
ViewSwitch.displayName = 'ViewSwitch';

/** The form beside the page; on a phone one or the other. */
export const Workbench = ({ actions, form, page }: Props) => {
  const t = useText();
  const [view, setView] = useState('form');
  return (
    <div className={styles.bench} data-view={view}>
      <ViewSwitch view={view} onChange={setView} />
      <section className={styles.form} aria-label={t('builder.form')}>
        {form}
      </section>
      <section className={styles.page} aria-label={t('builder.page')}>
        {page}
      </section>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
};
