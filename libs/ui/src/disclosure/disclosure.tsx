import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel, type DisclosureProps as AriaProps } from 'react-aria-components/Disclosure';
import { classNames } from '../class-names/class-names';
import styles from './disclosure.module.css';

export interface DisclosureProps extends Pick<AriaProps, 'isExpanded' | 'defaultExpanded' | 'onExpandedChange' | 'isDisabled'> {
  title: ReactNode;
  /** The level of the title in its page. Default 3. */
  level?: 2 | 3 | 4;
  /** At the end of the title: a count, a badge. */
  aside?: ReactNode;
  /** `display` for parts of a page, `text` for questions. Default text. */
  variant?: 'text' | 'display';
  children: ReactNode;
  className?: string;
}

/** A part that opens and closes under its title. Several below each other make an accordion. */
export const Disclosure = ({ title, level = 3, aside, variant, children, className, ...props }: DisclosureProps) => {
  const Heading = `h${level}` as const;
  return (
    <AriaDisclosure {...props} className={classNames(styles.disclosure, className) ?? ''}>
      <Heading className={styles.heading}>
        <Button slot="trigger" className={classNames(styles.trigger, variant === 'display' && styles.display) ?? ''}>
          {title}
          {aside && <span className={styles.aside}>{aside}</span>}
          <ChevronDown />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel ?? ''}>
        <div className={styles.inner}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
};
