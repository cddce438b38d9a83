import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './reason.module.css';

export type Side = 'for' | 'against';

/** Words that something rests on: solid line for, dashed line against, so colour is never alone. */
export const Mark = ({ side = 'for', children }: { side?: Side; children: ReactNode }) => (
  <mark className={classNames(styles.mark, side === 'against' && styles.markAgainst)}>{children}</mark>
);

/** Words of a resume or a vacancy. */
export interface Quote {
  text: string;
  /** The marked part, as start and end in characters; without it all of it is. */
  mark?: readonly [start: number, end: number];
}

const Quoted = ({ quote, side }: { quote: Quote; side: Side }) => {
  const [start, end] = quote.mark ?? [0, quote.text.length];
  return (
    <>
      {quote.text.slice(0, start)}
      <Mark side={side}>{quote.text.slice(start, end)}</Mark>
      {quote.text.slice(end)}
    </>
  );
};

const Evidence = ({ label, quotes, side }: { label: string; quotes: readonly Quote[]; side: Side }) =>
  quotes.length > 0 && (
    <>
      <dt>{label}</dt>
      <dd>
        {quotes.map((quote, place) => (
          <Fragment key={place}>
            {place > 0 && ', '}
            <Quoted quote={quote} side={side} />
          </Fragment>
        ))}
      </dd>
    </>
  );

export interface ReasonProps {
  side: Side;
  /** Points it gave or took, without sign. Left out where there is no number to tell. */
  points?: number;
  /** The plain sentence. */
  children: ReactNode;
  /** The reader's own words, under the label "You". */
  yours?: readonly Quote[];
  /** The other side's words, under the label "They". */
  theirs?: readonly Quote[];
  labels: { yours: string; theirs: string };
  className?: string;
}

/** One reason for or against, and the words at both ends of it. Stands in `Reasons`. */
export const Reason = ({ side, points, children, yours = [], theirs = [], labels, className }: ReasonProps) => (
  <li className={classNames(styles.reason, side === 'against' && styles.against, className)}>
    <span className={styles.points}>{(side === 'for' ? '+' : '−') + (points ?? '')}</span>
    <p className={styles.sentence}>{children}</p>
    {yours.length + theirs.length > 0 && (
      <dl className={styles.evidence}>
        <Evidence label={labels.yours} quotes={yours} side={side} />
        <Evidence label={labels.theirs} quotes={theirs} side={side} />
      </dl>
    )}
  </li>
);

/** A list of reasons; `label` names it. */
export const Reasons = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <ul aria-label={label} className={classNames(styles.reasons, className)}>
    {children}
  </ul>
);
