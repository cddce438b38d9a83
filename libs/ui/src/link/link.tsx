import type { ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../class-names/class-names';
import styles from './link.module.css';

interface LinkLook {
  /** Takes the colour and weight of the text around it. */
  isQuiet?: boolean;
  className?: string;
  children: ReactNode;
}

export interface LinkProps extends LinkLook, Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {
  ref?: Ref<HTMLAnchorElement>;
}

/** A link in a sentence or a list. */
export const Link = ({ isQuiet, className, ...props }: LinkProps) => (
  <AriaLink {...props} className={classNames(styles.link, isQuiet && styles.quiet, className)} />
);

export interface TextActionProps extends LinkLook, Omit<ButtonProps, 'className' | 'style' | 'children' | 'render'> {
  ref?: Ref<HTMLButtonElement>;
}

/** An action that looks like a link, where a button would be too loud. */
export const TextAction = ({ isQuiet, className, ...props }: TextActionProps) => (
  <Button {...props} className={classNames(styles.link, styles.action, isQuiet && styles.quiet, className)} />
);
