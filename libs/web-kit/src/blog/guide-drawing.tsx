import type { ReactNode } from 'react';
import styles from './guide-drawing.module.css';

type Step = 1 | 2 | 3 | 4 | 5;

const blob = <path className={styles.blob} d="M22 84c-4-40 42-68 98-66s100 24 98 66-46 58-100 58S26 130 22 84Z" />;
const page = <rect className={styles.paper} x="40" y="24" width="160" height="112" rx="8" />;
const bar = (
  <>
    <path d="M40 46h160" />
    <circle className={styles.dot} cx="52" cy="35" r="2" />
    <circle className={styles.dot} cx="60" cy="35" r="2" />
    <circle className={styles.dot} cx="68" cy="35" r="2" />
  </>
);
const profile = (
  <>
    <circle className={styles.tint} cx="72" cy="74" r="14" />
    <circle cx="72" cy="70" r="5" />
    <path d="M62.5 84c2-8 17-8 19 0" />
    <path d="M98 68h54" />
    <path className={styles.accent} d="M98 80h36" />
  </>
);

const drawings: Record<Step, ReactNode> = {
  // A browser with one's own profile, and the arrow that opens it.
  1: (
    <>
      {page}
      {bar}
      {profile}
      <path className={styles.accent} d="M58 106h124M58 118h84" />
      <path className={styles.spot} d="m166 88 7 32 7-10 12-2Z" />
    </>
  ),
  // Lines of work with ticks, and the pen that adds one.
  2: (
    <>
      {page}
      {bar}
      <path className={styles.accent} d="m56 64 5 5 8-10M56 86l5 5 8-10" />
      <circle className={styles.dash} cx="62" cy="110" r="7" />
      <path d="M82 62h76M82 84h90M82 108h44" />
      <path className={styles.accent} d="M82 71h48M82 93h58" />
      <path className={styles.spot} d="m138 112 44-30 8 11-44 30-12 3Z" />
    </>
  ),
  // The button under the name with its menu open; one entry is the file.
  3: (
    <>
      {page}
      {bar}
      {profile}
      <rect className={styles.solid} x="58" y="98" width="44" height="14" rx="7" />
      <path className={styles.onSolid} d="M72 105h1M80 105h1M88 105h1" />
      <rect className={styles.paper} x="108" y="94" width="100" height="56" rx="6" />
      <path className={styles.accent} d="M120 108h52M120 140h40" />
      <path className={styles.spot} d="M108 116h100v16H108Z" />
      <path d="M122 119v9M118 125l4 4 4-4M134 124h54" />
    </>
  ),
  // The file falls into its place.
  4: (
    <>
      <rect className={`${styles.paper} ${styles.dash}`} x="46" y="74" width="148" height="66" rx="10" />
      <path className={styles.paper} d="M94 18h40l14 14v62a4 4 0 0 1-4 4H94a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4Z" />
      <path d="M134 18v14h14" />
      <path className={styles.accent} d="M100 46h36M100 56h36M100 66h24" />
      <path className={styles.spot} d="M112 106h16v10h9l-17 17-17-17h9Z" />
    </>
  ),
  // Before: a profile. After: a resume of one's own, ticked off.
  5: (
    <>
      <rect className={styles.paper} x="34" y="44" width="66" height="84" rx="6" />
      <circle className={styles.tint} cx="50" cy="60" r="7" />
      <path className={styles.accent} d="M64 58h24M46 78h42M46 88h42M46 98h42M46 108h28" />
      <path d="M106 86h22m-7-7 7 7-7 7" />
      <rect className={styles.paper} x="136" y="30" width="76" height="106" rx="6" />
      <path d="M148 48h36M148 70h52M148 94h52" />
      <path className={styles.accent} d="M148 57h52M148 79h44M148 103h36M148 112h48" />
      <circle className={styles.spot} cx="206" cy="130" r="16" />
      <path d="m199 130 5 6 9-11" />
    </>
  ),
};

/** The drawing beside a step of the guide; the words say the same. */
export const GuideDrawing = ({ step }: { step: Step }) => (
  <svg className={styles.drawing} viewBox="0 0 240 160" aria-hidden="true">
    {blob}
    {drawings[step]}
  </svg>
);
