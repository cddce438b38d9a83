import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { AlertDialog, type AlertDialogProps } from '../alert-dialog/alert-dialog';

/** A question to put on top of the page. */
export interface PopupQuestion extends Pick<AlertDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'isDestructive'> {
  text?: ReactNode;
}

interface Asked extends PopupQuestion {
  answer: (isConfirmed: boolean) => void;
  /** Who asked. */
  by: object;
}

type Ask = (question: PopupQuestion) => Promise<boolean>;
type Change = (change: (before: Asked | null) => Asked | null) => void;

const PopupContext = createContext<Change | null>(null);

/** Lets everything inside ask a question by `usePopup`. */
export const PopupProvider = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed);
    setAsked(null);
  };
  return (
    <PopupContext value={setAsked}>
      {children}
      {asked && (
        <AlertDialog {...asked} isOpen onConfirm={() => answer(true)} onCancel={() => answer(false)}>
          {asked.text}
        </AlertDialog>
      )}
    </PopupContext>
  );
};

/**
 * Asks a question and waits for the answer: `if (await ask({ ... })) remove()`. A new question answers the old one with no, and so does
 * the end of whatever asked: what is shown by then has nothing to do with it.
 */
export const usePopup = (): Ask => {
  const change = useContext(PopupContext);
  if (!change) throw new Error('usePopup must be used within a PopupProvider');
  const by = useRef(null);
  useEffect(() => () => change((asked) => (asked?.by === by ? (asked.answer(false), null) : asked)), [change]);
  return useCallback(
    (question) =>
      new Promise((answer) =>
        change((before) => {
          before?.answer(false);
          return { ...question, answer, by };
        }),
      ),
    [change],
  );
};
