import styles from './auth-layout.module.css';

const SPOKES = 'M136 134v160M56 214h160M79 157l114 114M193 157 79 271M105 140l62 148M62 183l148 62M62 245l148-62M105 288l62-148';

/** A tandem seen from the side, on the deep ground. */
export const TandemDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 560 330" aria-hidden="true">
    <path className={styles.faint} d="M0 296h560" />
    <circle cx="136" cy="214" r="80" />
    <circle className={styles.faint} cx="136" cy="214" r="66" />
    <circle cx="424" cy="214" r="80" fill="var(--spot)" stroke="var(--spot)" />
    <circle cx="424" cy="214" r="66" fill="var(--deep)" stroke="none" />
    <circle cx="424" cy="214" r="80" />
    <g className={styles.faint} strokeWidth="1.5">
      <path d={SPOKES} />
      <path transform="translate(424 214) scale(.825) translate(-136 -214)" d={SPOKES} />
    </g>
    <path className={styles.frame} d="M136 214 188 96h174l62 118M188 96l46 118h92L362 96M136 214h98M280 96l46 118" />
    <g className={styles.accent}>
      <path className={styles.frame} d="M188 96 178 70M280 96l-8-26M362 96l-12-40" />
      <path className={styles.saddle} d="M156 68h44M250 68h44" />
      <path className={styles.frame} d="M324 60c10-8 26-8 42-4 16 5 18 22 4 28M276 84h-30c-9 0-11 8-5 13" />
    </g>
    <g className={styles.frame} fill="var(--deep)">
      <circle cx="234" cy="214" r="15" />
      <circle cx="326" cy="214" r="15" />
    </g>
    <path strokeWidth="4" d="m234 214 14 24M238 239h20M326 214l-14-24M302 189h20" />
    <g fill="var(--on-deep)">
      <circle cx="136" cy="214" r="7" />
      <circle cx="424" cy="214" r="7" />
    </g>
  </svg>
);
