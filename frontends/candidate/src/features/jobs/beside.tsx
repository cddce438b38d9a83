import type { ReactNode } from 'react';
import { JobDetail } from './job-detail';
import styles from './beside.module.css';

type Props = { vacancyId: string | undefined; first: string | undefined; backTo: string; children: ReactNode };

/** A list with the vacancy that is open beside it; on a phone they are two screens. */
export const Beside = ({ vacancyId, first, backTo, children }: Props) => {
  const open = vacancyId ?? first;
  return (
    <div className={styles.split}>
      <div className={`${styles.list} ${vacancyId ? styles.onlyWide : ''}`}>{children}</div>
      {open && (
        <div className={`${styles.detail} ${vacancyId ? '' : styles.onlyWide}`}>
          <JobDetail key={open} vacancyId={open} backTo={backTo} isOnOwnScreen={vacancyId !== undefined} />
        </div>
      )}
    </div>
  );
};
