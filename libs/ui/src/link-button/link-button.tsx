import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { buttonClass, type ButtonLook } from '../button/button-class';

export interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'className' | 'style' | 'children' | 'render'> {
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to another page that looks like a button. */
export const LinkButton = ({ variant, size, isIconOnly, isBlock, className, ...props }: LinkButtonProps) => (
  <Link {...props} className={buttonClass({ variant, size, isIconOnly, isBlock, className })} />
);
