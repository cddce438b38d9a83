import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import styles from './toast.module.css';

export type ToastTone = 'success' | 'danger' | 'info';

/** What happened, in the past tense, and the way back where there is one. */
export interface ToastMessage {
  text: ReactNode;
  tone?: ToastTone;
  action?: { label: string; onPress: () => void };
  /** Says how things are at the moment, such as that nothing can be reached: goes as soon as something succeeds. */
  isPassing?: boolean;
}

/** Long enough to read and to reach the action; the clock stands still under the pointer or the focus. */
const SHOWN_MS = 6000;
const icons = { success: CircleCheck, danger: CircleAlert, info: Info };

const ToastContext = createContext<ToastQueue<ToastMessage> | null>(null);

const ToastView = ({ message, close, closeLabel }: { message: ToastMessage; close: () => void; closeLabel: string }) => {
  const { text, tone = 'success', action } = message;
  const Icon = icons[tone];
  return (
    <>
      <Icon />
      <ToastContent className={styles.content}>
        <Text slot="title">{text}</Text>
      </ToastContent>
      <span className={styles.actions}>
        {action && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              close();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
        <Button variant="quiet" size="small" isIconOnly slot="close" aria-label={closeLabel}>
          <X />
        </Button>
      </span>
    </>
  );
};

export interface ToastProviderProps {
  children: ReactNode;
  labels: {
    /** Names the place where they appear. */
    region: string;
    close: string;
  };
}

/** Lets everything inside say what happened by `useToast`; at most three at a time. */
export const ToastProvider = ({ children, labels }: ToastProviderProps) => {
  const queue = useMemo(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 }), []);
  return (
    <ToastContext value={queue}>
      {children}
      <ToastRegion queue={queue} aria-label={labels.region} className={styles.region ?? ''}>
        {({ toast }) => (
          <Toast
            toast={toast}
            className={classNames(styles.toast, toast.content.tone && toast.content.tone !== 'success' && styles[toast.content.tone]) ?? ''}
          >
            <ToastView message={toast.content} close={() => queue.close(toast.key)} closeLabel={labels.close} />
          </Toast>
        )}
      </ToastRegion>
    </ToastContext>
  );
};

/** Shows a message for six seconds: `toast({ text: 'Archived', action: { label: 'Undo', onPress } })`. */
export const useToast = () => {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error('useToast must be used within a ToastProvider');
  return useMemo(
    () => (message: ToastMessage) => {
      const isSuccess = (message.tone ?? 'success') === 'success';
      // Said once more it stands there once, not twice.
      const isOver = ({ text, tone, isPassing }: ToastMessage) =>
        (isSuccess && isPassing) || (typeof text === 'string' && text === message.text && tone === message.tone && !message.action);
      for (const { key, content } of queue.visibleToasts) if (isOver(content)) queue.close(key);
      queue.add(message, { timeout: SHOWN_MS });
    },
    [queue],
  );
};
