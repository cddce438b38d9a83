import { classNames } from '../class-names/class-names';
import { drawings, type IllustrationName } from './drawings';
import styles from './illustration.module.css';

export type { IllustrationName } from './drawings';

/** A drawing beside words that say the same; screen readers pass it by. Colours follow theme and audience. */
export const Illustration = ({ name, className }: { name: IllustrationName; className?: string }) => (
  <svg className={classNames(styles.illustration, className)} viewBox="0 0 240 160" aria-hidden="true">
    {drawings[name]}
  </svg>
);
