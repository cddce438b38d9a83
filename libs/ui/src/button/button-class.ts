import { classNames } from '../class-names/class-names';
import styles from './button.module.css';

export interface ButtonLook {
  /** One primary per view; `danger` outlines what destroys, `dangerSolid` confirms it. Default `secondary`. */
  variant?: 'secondary' | 'primary' | 'soft' | 'quiet' | 'danger' | 'dangerSolid';
  size?: 'small' | 'medium' | 'large';
  /** Square, for a single icon; give it an `aria-label`. */
  isIconOnly?: boolean;
  /** As wide as its place. */
  isBlock?: boolean;
  className?: string;
}

/** The classes of a button's look, shared by buttons and by links that look like one. */
export const buttonClass = ({ variant = 'secondary', size = 'medium', isIconOnly, isBlock, className }: ButtonLook) =>
  classNames(
    styles.button,
    variant !== 'secondary' && styles[variant],
    size !== 'medium' && styles[size],
    isIconOnly && styles.icon,
    isBlock && styles.block,
    className,
  );
