import type { ReadField } from '@tandem/domain/resume';
import type { ReactNode } from 'react';
import { useReadingPlaces } from './reading-context';
import styles from './traced.module.css';

type Props = { entryId: string; field: ReadField; isWide?: boolean; children: ReactNode };

/** A field that shows, while it has the focus, where its value stood in the document; marked when the reader was not sure of it. */
export const Traced = ({ entryId, field, isWide, children }: Props) => {
  const { find, show, check, isUnsure } = useReadingPlaces();
  const value = find(entryId, field);
  return (
    <div
      className={styles.field}
      data-unsure={isUnsure(value) || undefined}
      data-span={isWide || undefined}
      onFocus={() => show(value)}
      onBlur={() => value && check(value)}
    >
      {children}
    </div>
  );
};
