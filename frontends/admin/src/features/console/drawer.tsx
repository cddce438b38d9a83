import { MAIN_ID } from '@tandem/ui/app-frame';
import { Button } from '@tandem/ui/button';
import { ErrorState } from '@tandem/ui/error-state';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { isApiError, isMissing } from '@tandem/web-kit/gateway/api-error';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useText } from '@tandem/web-kit/language/text';
import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './drawer.module.css';

type Props = { title: string; about?: ReactNode; onClose: () => void; children: ReactNode };

/** One row beside its list; on narrow screens over it. Takes the focus when it opens, gives it back when it closes, by Escape too. */
export const Drawer = ({ title, about, onClose, children }: Props) => {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      // What it was opened from may be gone by now: a link to a row of another tab goes with its list.
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (isThere ? before : document.getElementById(MAIN_ID))?.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    // Escape closes from anywhere inside; the buttons in here have their own keys.
    <aside ref={panel} tabIndex={-1} aria-label={title} className={styles.drawer} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <div className={styles.grow}>
          <h2 className={styles.title}>{title}</h2>
          {about && <div className={styles.about}>{about}</div>}
        </div>
        <Button variant="quiet" size="small" isIconOnly aria-label={t('admin.close')} onPress={onClose}>
          <X />
        </Button>
      </div>
      <div className={styles.body}>{children}</div>
    </aside>
  );
};

/** A titled part of a drawer. */
export const DrawerPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={styles.partTitle}>{title}</h3>
    {children}
  </section>
);

type Asked = { error?: unknown; refetch: () => unknown };

/** What an answer holds: while a reload fails what was read before, but nothing of what is deleted meanwhile. */
export const standing = <T,>({ data, error }: { data?: T; error?: unknown }): T | undefined => (isMissing(error) ? undefined : data);

const Missing = ({ error, refetch }: Asked) => {
  const t = useText();
  const errorText = useErrorText();
  // What is gone does not come by trying again; where people log in "user_not_found" invites them to register.
  const isUser = isApiError(error) && error.detail === 'user_not_found';
  if (isMissing(error)) return <Text tone="soft">{isUser ? t('admin.gone') : errorText(error)}</Text>;
  return (
    <ErrorState title={t('admin.failed')} level={3} retryLabel={t('action.retry')} onRetry={() => void refetch()}>
      {errorText(error)}
    </ErrorState>
  );
};

/** The drawer while its row is on its way, or cannot be had. */
export const DrawerWaiting = ({ title, answer, onClose }: { title: string; answer: Asked; onClose: () => void }) => {
  const t = useText();
  return (
    <Drawer title={title} onClose={onClose}>
      {answer.error ? (
        <Missing {...answer} />
      ) : (
        <Loading label={t('admin.loading')}>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </Drawer>
  );
};
