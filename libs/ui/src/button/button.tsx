import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { buttonClass, type ButtonLook } from './button-class';

export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** An action. `isPending` keeps its width and name, shows a spinner and ignores presses. */
export const Button = ({ variant, size, isIconOnly, isBlock, className, ...props }: ButtonProps) => (
  <AriaButton {...props} className={buttonClass({ variant, size, isIconOnly, isBlock, className })} />
);
