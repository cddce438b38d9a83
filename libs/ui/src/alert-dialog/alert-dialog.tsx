import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { DialogFrame } from '../dialog/dialog';

export interface AlertDialogProps {
  isOpen: boolean;
  /** The question, naming what it is about: "Delete your account?" */
  title: ReactNode;
  /** What goes, or what happens. */
  children?: ReactNode;
  /** The verb of the question. */
  confirmLabel: string;
  /** The way out, in words of the question: "Keep account". */
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  isDestructive?: boolean;
  isPending?: boolean;
}

/** A question that must be answered before going on. Escape means no; a press outside means nothing. */
export const AlertDialog = (props: AlertDialogProps) => {
  const { isOpen, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, isDestructive, isPending } = props;
  return (
    <DialogFrame
      role="alertdialog"
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button onPress={onCancel} autoFocus>
            {cancelLabel}
          </Button>
          <Button variant={isDestructive ? 'dangerSolid' : 'primary'} onPress={onConfirm} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
};
