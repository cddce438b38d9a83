import { Segmented } from '@tandem/ui/segmented';
import { useText } from '@tandem/web-kit/language/text';
import { useViews } from '@tandem/web-kit/browser/views';
import { FileText, Pencil } from 'lucide-react';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './workbench.module.css';

type Props = {
  actions: ReactNode;
  form: ReactNode;
  page: ReactNode;
  /** Grows each time the first field that is wrong is to be shown, or else the choice that has to be made first. */
  sought?: number;
};

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
export const Workbench = ({ actions, form, page, sought = 0 }: Props) => {
  const t = useText();
  const { view, setView, show } = useViews('form', 'page');
  const [shown, setShown] = useState(sought);
  const fields = useRef<HTMLElement>(null);
  if (shown !== sought) {
    setShown(sought);
    setView('form');
  }
  useEffect(() => {
    if (sought === 0) return;
    const field = ['[aria-invalid="true"]', '[data-choice]'].flatMap((sign) => fields.current?.querySelector<HTMLElement>(sign) ?? [])[0];
    field?.focus({ preventScroll: true });
    // Not below the bars at the top and the bottom of a phone.
    field?.scrollIntoView({ block: 'center' });
  }, [sought]);
  return (
    <div className={styles.bench} data-view={view}>
      <ViewSwitch view={view} onChange={show} />
      <section ref={fields} className={styles.form} aria-label={t('builder.form')}>
        {form}
      </section>
      <section className={styles.page} aria-label={t('builder.page')}>
        {page}
      </section>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
};
