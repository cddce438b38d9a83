import type { ReactNode } from 'react';
import { JobDetail } from './job-detail';
import { useHasRoom } from './use-beside';
import styles from './beside.module.css';

type Props = {
  vacancyId: string | undefined;
  open: string | undefined;
  backTo: string;
  /** Nothing is in the list and nothing is on its way: without a vacancy open beside it, what it says has the whole width. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** A list with the vacancy that is open beside it; on a phone they are two screens. */
export const Beside = ({ vacancyId, open, backTo, isEmpty = false, children }: Props) => {
  // On a screen of its own it heads the page; beside the list the list does.
  const level = useHasRoom() ? 2 : 1;
  return (
    <div className={isEmpty && !open ? undefined : styles.split}>
      <div className={isEmpty && !open ? undefined : `${styles.list} ${vacancyId ? styles.onlyWide : ''}`}>{children}</div>
      {open && (
        // Who opens one from the list goes on with it, not with the list from its top.
        <div className={styles.detail} tabIndex={-1} data-arrival={vacancyId}>
          <JobDetail key={open} vacancyId={open} backTo={backTo} isOnOwnScreen={vacancyId !== undefined} level={level} />
        </div>
      )}
    </div>
  );
};
