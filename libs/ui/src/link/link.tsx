import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../class-names/class-names';
import styles from './link.module.css';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {
  /** Takes the colour and weight of the text around it. */
  isQuiet?: boolean;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link in a sentence or a list. */
export const Link = ({ isQuiet, className, ...props }: LinkProps) => (
  <AriaLink {...props} className={classNames(styles.link, isQuiet && styles.quiet, className)} />
);
