import type { CSSProperties } from 'react';
import { classNames } from '../class-names/class-names';
import { MatchRing } from '../match-ring/match-ring';
import { Mark, type Side } from '../reason/reason';
import styles from './match-scene.module.css';

/** A line on a sheet: its marked words, and what stands around them where there is room. */
export interface SceneLine {
  before?: string;
  mark: string;
  after?: string;
}

export interface SceneSheet {
  /** "Resume", "Vacancy". */
  kind: string;
  title: string;
  subtitle: string;
}

export interface MatchSceneProps {
  /** All of it in words, for screen readers. */
  label: string;
  left: SceneSheet;
  right: SceneSheet;
  /** Three or four pairs of lines that belong together. */
  threads: readonly { side: Side; left: SceneLine; right: SceneLine }[];
  verdict: { percentage: number; title: string; text: string };
  /** Draws the threads once, from the resume to the vacancy, and the verdict after them. */
  isDrawn?: boolean;
  className?: string;
}

const FIRST_LINE = 92;
const BETWEEN_LINES = 66;
const MIDDLE_OF_LINE = 10;
/** How much lower the right sheet hangs. */
const RIGHT_LOWER = 76;

const topOf = (index: number) => FIRST_LINE + index * BETWEEN_LINES;

const threadPath = (index: number) => {
  const from = topOf(index) + MIDDLE_OF_LINE;
  const to = from + RIGHT_LOWER;
  return `M0 ${from}C60 ${from} 40 ${to} 100 ${to}`;
};

interface SheetProps extends SceneSheet {
  end: 'left' | 'right';
  threads: MatchSceneProps['threads'];
}

const Sheet = ({ end, kind, title, subtitle, threads }: SheetProps) => (
  <div className={classNames(styles.sheet, styles[end])}>
    <p className={styles.kind}>{kind}</p>
    <strong className={styles.title}>{title}</strong>
    <p className={styles.kind}>{subtitle}</p>
    {threads.map(({ side, [end]: line }, index) => (
      <div key={line.mark} style={{ '--at': `${topOf(index)}px` } as CSSProperties}>
        <p className={classNames(styles.line, side === 'against' && styles.against)}>
          <span className={styles.wide}>{line.before}</span>
          <Mark side={side}>{line.mark}</Mark>
          <span className={styles.wide}>{line.after}</span>
        </p>
        {index < threads.length - 1 && (
          <span className={styles.fade}>
            <i />
            <i />
          </span>
        )}
      </div>
    ))}
  </div>
);

/** The idea in one picture: a resume, a vacancy, and the threads between their words. */
export const MatchScene = ({ label, left, right, threads, verdict, isDrawn, className }: MatchSceneProps) => (
  <div role="img" aria-label={label} className={classNames(styles.scene, isDrawn && styles.drawn, className)}>
    <div aria-hidden="true">
      <Sheet {...left} end="left" threads={threads} />
      <Sheet {...right} end="right" threads={threads} />
      <svg className={styles.threads} viewBox="0 0 100 500" preserveAspectRatio="none">
        {threads.map(({ side, left: { mark } }, index) => (
          <path
            key={mark}
            className={side === 'for' ? styles.threadFor : styles.threadAgainst}
            vectorEffect="non-scaling-stroke"
            d={threadPath(index)}
          />
        ))}
      </svg>
      <div className={styles.verdict}>
        <MatchRing percentage={verdict.percentage} label={verdict.title} size={60} />
        <span>
          <strong className={styles.title}>{verdict.title}</strong>
          {verdict.text}
        </span>
      </div>
    </div>
  </div>
);
