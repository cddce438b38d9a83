import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
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
  /** Says how things are at the moment, such as that nothing can be reached: goes as soon as something succeeds, and takes earlier successes away. */
  isPassing?: boolean;
}

/** Long enough to read and to reach the action; the clock stands still under the pointer or the focus. */
const SHOWN_MS = 6000;
/** What did not work is to be seen by whoever looked away; it goes sooner where something works after all. */
const FAILURE_SHOWN_MS = 20_000;
/** What a slow reader needs for a letter. */
const LETTER_MS = 60;
/** Shorter than this nobody can have read it. */
const SEEN_MS = 1500;
/** On a phone messages lie over the page, so that they come one after the other. */
const PHONE = '(width < 48em)';
/** What counts as doing something: what is said after it is about that, no longer about what was done before. */
const ACTS = ['pointerdown', 'keydown', 'click', 'drop'] as const;

const shownMs = ({ text, tone }: ToastMessage): number =>
  Math.max(tone === 'danger' ? FAILURE_SHOWN_MS : SHOWN_MS, `${text}`.length * LETTER_MS);

const isSuccess = ({ tone = 'success' }: ToastMessage): boolean => tone === 'success';

type Said = ToastMessage & { at: number };
class Messages extends ToastQueue<Said> {
  private actedAt = 0;

  constructor() {
    super({ maxVisibleToasts: typeof matchMedia === 'function' && matchMedia(PHONE).matches ? 1 : 3 });
  }

  readonly act = (): void => {
    this.actedAt = Date.now();
  };

  /** Shows a message in the place of those it has outlived. */
  say(message: ToastMessage): void {
    for (const { key, content } of this.visibleToasts) if (this.isOver(content, message)) this.close(key);
    this.add({ ...message, at: Date.now() }, { timeout: shownMs(message) });
  }

  /** Takes failures away that came before what has worked now, where the page itself shows that it did. */
  settle(): void {
    for (const { key, content } of this.visibleToasts) if (content.tone === 'danger' && this.isOver(content, { text: '' })) this.close(key);
  }

  private isOver(before: Said, next: ToastMessage): boolean {
    if (before.isPassing && isSuccess(next)) return true;
    if (before.action) return false;
    // How things are now is what counts: that something was saved before would read as if it still could be.
    if (next.isPassing && isSuccess(before)) return true;
    // Said once more it stands there once, not twice.
    const isSame = typeof before.text === 'string' && before.text === next.text && before.tone === next.tone;
    return isSame || this.actedAt - before.at >= SEEN_MS;
  }
}
const icons = { success: CircleCheck, danger: CircleAlert, info: Info };

const ToastContext = createContext<Messages | null>(null);

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

/** Lets everything inside say what happened by `useToast`; at most three at a time, one on a phone. */
export const ToastProvider = ({ children, labels }: ToastProviderProps) => {
  const queue = useMemo(() => new Messages(), []);
  useEffect(() => {
    for (const act of ACTS) document.addEventListener(act, queue.act, { capture: true, passive: true });
    return () => ACTS.forEach((act) => document.removeEventListener(act, queue.act, { capture: true }));
  }, [queue]);
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

const useMessages = (): Messages => {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error('No ToastProvider');
  return queue;
};

/**
 * Shows a message for six seconds or as long as it takes to read, a failure for twenty: `toast({ text: 'Archived', action: { label: 'Undo', onPress } })`. What was said before somebody acted,
 * and could be read by then, makes room for it, unless it offers a way back.
 */
export const useToast = () => {
  const queue = useMessages();
  return useMemo(() => (message: ToastMessage) => queue.say(message), [queue]);
};

/** For what works without a word: the failures of earlier tries no longer stand beside it. */
export const useSettled = () => {
  const queue = useMessages();
  return useMemo(() => () => queue.settle(), [queue]);
};
