import { useState, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { buttonClass, type ButtonLook } from './button-class';

export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const doesNothing = {
  'aria-disabled': true,
  type: 'button',
  onPress: undefined,
  onPressStart: undefined,
  onPressEnd: undefined,
  onPressUp: undefined,
  onPressChange: undefined,
  onClick: undefined,
} as const;

/**
 * An action. `isPending` keeps its width and name, shows a spinner and ignores presses. One that is disabled under the focus, as Save is
 * once all is saved, keeps that until it is left, doing nothing: the browser would drop it and keys would begin at the top of the page.
 */
export const Button = ({ variant, size, isIconOnly, isBlock, className, isDisabled, onFocus, onBlur, ...props }: ButtonProps) => {
  const [isFocused, setFocused] = useState(false);
  return (
    <AriaButton
      {...props}
      {...(isDisabled && isFocused ? doesNothing : { isDisabled })}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        // A window that is left for another comes back to it.
        if (document.activeElement !== event.target) setFocused(false);
        onBlur?.(event);
      }}
      className={buttonClass({ variant, size, isIconOnly, isBlock, className })}
    />
  );
};
