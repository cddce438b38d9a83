import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../class-names/class-names';
import styles from './annotated-text.module.css';
import { segmentsOf, type Annotation } from './segments';

export type { Annotation } from './segments';

export interface AnnotatedTextProps {
  text: string;
  /** Where fields were read from. Several places may share an id. */
  annotations: readonly Annotation[];
  /** The number a field carries beside its label, by annotation id. */
  numberOf: (id: string) => number;
  /** The field being looked at; its words are scrolled into view. */
  current: string | null;
  /** A press on words: go to their field. */
  onSelect: (id: string) => void;
  className?: string;
}

/** A source beside the form it filled: the words each field came from, numbered like the fields. */
export const AnnotatedText = ({ text, annotations, numberOf, current, onSelect, className }: AnnotatedTextProps) => {
  const textRef = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (current === shown.current) return;
    shown.current = current;
    textRef.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [current]);
  return (
    <div ref={textRef} className={classNames(styles.text, className)}>
      {segmentsOf(text, annotations).map(({ text: words, id }, index) =>
        id === undefined ? (
          words
        ) : (
          <mark
            key={index}
            role="button"
            tabIndex={0}
            className={styles.mark}
            data-current={id === current || undefined}
            aria-pressed={id === current}
            onClick={() => onSelect(id)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onSelect(id);
            }}
          >
            {words}
            <sup className={styles.number}>{numberOf(id)}</sup>
          </mark>
        ),
      )}
    </div>
  );
};

interface SourceRefProps {
  number: number;
  /** For screen readers: "Show the source of Required experience". */
  label: string;
  isCurrent: boolean;
  onPress: () => void;
}

/** The number beside a field's label; leads to the words in the source. */
export const SourceRef = ({ number, label, isCurrent, onPress }: SourceRefProps) => (
  <Button className={styles.ref ?? ''} aria-label={`${number}: ${label}`} aria-pressed={isCurrent} onPress={onPress}>
    {number}
  </Button>
);
