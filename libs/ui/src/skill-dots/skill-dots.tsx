import { classNames } from '../class-names/class-names';
import styles from './skill-dots.module.css';

const DOTS = [1, 2, 3, 4, 5];

/** Up to five dots, one for each year or level; `label` says it in words: "4 years". */
export const SkillDots = ({ filled, label, className }: { filled: number; label: string; className?: string }) => (
  <span role="img" aria-label={label} className={classNames(styles.dots, className)}>
    {DOTS.map((dot) => (
      <i key={dot} className={classNames(styles.dot, dot <= filled && styles.on)} />
    ))}
  </span>
);
