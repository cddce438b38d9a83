import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import styles from './dialog.module.css';

interface DialogFrameProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom: the way out first, the action last. */
  actions?: ReactNode;
  size?: 'medium' | 'large';
  className?: string;
}

export interface DialogProps extends DialogFrameProps {
  /** Names the cross in the corner. */
  closeLabel: string;
}

interface FrameProps extends DialogFrameProps {
  role: 'dialog' | 'alertdialog';
  closeLabel?: string;
}

/** The window that dialogs share: on top of the page, keeps the focus inside and gives it back when it closes. */
export const DialogFrame = ({ isOpen, onClose, title, children, actions, size, role, closeLabel, className }: FrameProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    isDismissable={role === 'dialog'}
    className={styles.scrim ?? ''}
    data-scrim
  >
    <Modal className={classNames(styles.modal, size === 'large' && styles.large, className) ?? ''}>
      <AriaDialog role={role} className={styles.dialog ?? ''}>
        <div className={styles.head}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          {closeLabel && (
            <Button variant="quiet" size="small" isIconOnly aria-label={closeLabel} onPress={onClose} className={styles.close}>
              <X />
            </Button>
          )}
        </div>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);

/** A task on top of the page: a form, a picture to crop. Closes by Escape, by the cross or by a press outside. */
export const Dialog = (props: DialogProps) => <DialogFrame {...props} role="dialog" />;
