import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { classNames } from '../class-names/class-names';
import styles from './popover.module.css';

export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'offset'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names what is shown, for screen readers. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string;
}

/** More about one thing, beside it: opens by its trigger, closes by Escape or a press elsewhere. */
export const Popover = ({ trigger, label, children, className, ...placement }: PopoverProps) => (
  <DialogTrigger>
    {trigger}
    <AriaPopover {...placement} className={classNames(styles.popover, className) ?? ''}>
      <Dialog aria-label={label} className={styles.panel ?? ''}>
        {({ close }) => (typeof children === 'function' ? children(close) : children)}
      </Dialog>
    </AriaPopover>
  </DialogTrigger>
);
