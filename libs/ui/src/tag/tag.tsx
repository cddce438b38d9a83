import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../class-names/class-names';
import styles from './tag.module.css';

export interface TagProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent';
  /** Gives it a cross; `removeLabel` names it: "Remove React". */
  onRemove?: () => void;
  removeLabel?: string;
  isDisabled?: boolean;
  className?: string;
}

/** A skill, an industry, a search word. */
export const Tag = ({ children, tone, onRemove, removeLabel, isDisabled, className }: TagProps) => (
  <span className={classNames(styles.tag, tone === 'accent' && styles.accent, onRemove && styles.removable, className)}>
    {children}
    {onRemove && (
      <Button className={styles.remove ?? ''} aria-label={removeLabel} isDisabled={isDisabled} onPress={onRemove}>
        <X />
      </Button>
    )}
  </span>
);
