import { Link } from 'react-aria-components/Link';
import { classNames } from '../class-names/class-names';
import styles from './logo.module.css';

export interface LogoProps {
  /** The product's name. */
  name: string;
  /** For screen readers: "Tandem, home". */
  label: string;
  href?: string;
  /** Which side of the product this is: "for employers". */
  side?: string;
  className?: string;
}

/** The name with its sign: two wheels, one frame. Leads home. */
export const Logo = ({ name, label, href = '/', side, className }: LogoProps) => (
  <Link href={href} aria-label={label} className={classNames(styles.logo, className) ?? ''}>
    <svg
      className={styles.sign}
      viewBox="0 0 34 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8" cy="15.5" r="6.6" />
      <circle cx="26" cy="15.5" r="6.6" fill="var(--spot)" />
      <path d="M8 15.5 12.6 4.5h8.2L26 15.5" />
    </svg>
    <span>{name}</span>
    {side && <small className={styles.side}>{side}</small>}
  </Link>
);
