import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { AlertDialog, type AlertDialogProps } from '../alert-dialog/alert-dialog';

/** A question to put on top of the page. */
export interface PopupQuestion extends Pick<AlertDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'isDestructive'> {
  text?: ReactNode;
}

interface Asked extends PopupQuestion {
  answer: (isConfirmed: boolean) => void;
}

type Ask = (question: PopupQuestion) => Promise<boolean>;

const PopupContext = createContext<Ask | null>(null);

/** Lets everything inside ask a question by `usePopup`. */
export const PopupProvider = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setAsked((before) => {
          before?.answer(false);
          return { ...question, answer: resolve };
        });
      }),
    [],
  );
  const answer = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed);
    setAsked(null);
  };
  return (
    <PopupContext value={ask}>
      {children}
      {asked && (
        <AlertDialog {...asked} isOpen onConfirm={() => answer(true)} onCancel={() => answer(false)}>
          {asked.text}
        </AlertDialog>
      )}
    </PopupContext>
  );
};

/** Asks a question and waits for the answer: `if (await ask({ ... })) remove()`. A new question answers the old one with no. */
export const usePopup = () => {
  const ask = useContext(PopupContext);
  if (!ask) throw new Error('usePopup must be used within a PopupProvider');
  return ask;
};
