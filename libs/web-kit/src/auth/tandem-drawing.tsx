import styles from './auth-layout.module.css';

const spokes = 'M-64 0H64M0-64V64M-45-45 45 45M-45 45 45-45';

/** Two wheels, one frame: the product's sign, drawn large. */
export const TandemDrawing = () => (
  <svg viewBox="0 0 460 280" aria-hidden="true" className={styles.drawing}>
    <path d="M0 250h460" strokeOpacity="0.35" />
    <circle cx="110" cy="180" r="70" />
    <circle cx="350" cy="180" r="70" className={styles.spot} />
    <circle cx="350" cy="180" r="58" fill="var(--deep)" stroke="none" />
    <g strokeOpacity="0.35" strokeWidth="1.5">
      <path d={spokes} transform="translate(110 180)" />
      <path d={spokes} transform="translate(350 180) scale(0.88)" />
    </g>
    <g strokeWidth="5">
      <path d="M110 180 158 84h132l60 96M158 84l46 96h52l34-96M110 180h146M224 84l32 96" />
      <path d="M158 84l-8-24M224 84l-8-24M290 84l-10-32" className={styles.accent} />
    </g>
    <g strokeWidth="9" className={styles.accent}>
      <path d="M130 58h40M196 58h40" />
    </g>
    <path d="M262 52c10-8 24-8 38-4 16 5 18 20 4 26" strokeWidth="5" className={styles.accent} />
    <circle cx="204" cy="180" r="13" fill="var(--deep)" strokeWidth="5" />
    <circle cx="256" cy="180" r="13" fill="var(--deep)" strokeWidth="5" />
  </svg>
);
