import { Fragment, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../class-names/class-names';
import styles from './annotated-text.module.css';
import { stretchesOf, type Annotation, type HeadingPlace } from './segments';

export type { Annotation } from './segments';

export interface AnnotatedTextProps {
  text: string;
  /** Lines that stand over others; they look so. */
  headings?: readonly HeadingPlace[];
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

type MarkProps = Pick<AnnotatedTextProps, 'numberOf' | 'current' | 'onSelect'> & { id: string; words: string };

const Mark = ({ id, words, numberOf, current, onSelect }: MarkProps) => (
  <mark
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
);

/** A source beside the form it filled: the words each field came from, numbered like the fields. */
export const AnnotatedText = ({ text, headings = [], annotations, className, ...mark }: AnnotatedTextProps) => {
  const { current } = mark;
  const textRef = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (current === shown.current) return;
    shown.current = current;
    textRef.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [current]);
  return (
    <div ref={textRef} className={classNames(styles.text, className)}>
      {stretchesOf(text, headings, annotations).map(({ isHeading, segments }, place) => {
        const words = segments.map((segment, index) =>
          segment.id === undefined ? segment.text : <Mark key={index} {...mark} id={segment.id} words={segment.text} />,
        );
        return isHeading ? (
          <strong key={place} className={styles.heading}>
            {words}
          </strong>
        ) : (
          <Fragment key={place}>{words}</Fragment>
        );
      })}
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
