import { FileUp } from 'lucide-react';
import { useId, useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { classNames } from '../class-names/class-names';
import styles from './file-drop.module.css';

/** Why a file was not taken. */
export type FileRefusal = 'type' | 'size';

export interface FileDropProps {
  /** What to do: "Drop your resume here or choose a file". */
  children: ReactNode;
  /** Said instead where a finger points and nothing can be dragged: "Choose your resume". */
  touchText?: ReactNode;
  /** What fits: "PDF, 10 MB at most". */
  hint?: ReactNode;
  errorMessage?: ReactNode;
  /** MIME types, `image/*` included. */
  acceptedTypes: readonly string[];
  /** In bytes. */
  maxSize: number;
  onSelect: (file: File) => void;
  onRefuse: (reason: FileRefusal, file: File) => void;
  isPending?: boolean;
  /** Said instead while it is pending: "Your file is on its way". */
  pendingText?: ReactNode;
  isDisabled?: boolean;
  icon?: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

const isAccepted = (type: string, accepted: readonly string[]) =>
  accepted.some((wanted) => wanted === type || (wanted.endsWith('/*') && type.startsWith(wanted.slice(0, -1))));

const check = (file: File, { acceptedTypes, maxSize, onSelect, onRefuse }: FileDropProps): void => {
  if (!isAccepted(file.type, acceptedTypes)) onRefuse('type', file);
  else if (file.size > maxSize) onRefuse('size', file);
  else onSelect(file);
};

/** What to do, as it is true for a mouse or for a finger. */
const Words = ({ touchText, children }: Pick<FileDropProps, 'touchText' | 'children'>) => (
  <>
    <span className={touchText ? styles.dragged : undefined}>{children}</span>
    {touchText && <span className={styles.touched}>{touchText}</span>}
  </>
);

const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Takes files dragged here from outside the page, which the browser's own events are enough for: React Aria's drop zone brings 7 kB more, which
 * move things of the page, by keys too.
 */
const useDropped = (take: (file: File | undefined) => void, isDisabled: boolean) => {
  const [isOver, setOver] = useState(false);
  // A part is entered before the one around it is left, and not every browser says where a drag goes when it leaves.
  const entered = useRef(new Set<EventTarget>());
  const isTaken = (event: DragEvent) => {
    if (isDisabled || !isOfFiles(event)) return false;
    event.preventDefault();
    return true;
  };
  return {
    'data-drop-target': isOver || undefined,
    onDragEnter: (event: DragEvent) => {
      if (!isTaken(event)) return;
      entered.current.add(event.target);
      setOver(true);
    },
    onDragOver: (event: DragEvent) => {
      if (isTaken(event)) event.dataTransfer.dropEffect = 'copy';
    },
    onDragLeave: ({ target }: DragEvent) => {
      entered.current.delete(target);
      if (entered.current.size === 0) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      entered.current.clear();
      setOver(false);
      if (isTaken(event)) take(event.dataTransfer.files[0]);
    },
  };
};

/** A place to drop one file on, or to choose it from. Type and size are checked before anything is sent. */
export const FileDrop = (props: FileDropProps) => {
  const {
    children,
    touchText,
    hint,
    errorMessage,
    acceptedTypes,
    isPending,
    pendingText,
    isDisabled = false,
    icon,
    className,
    ref,
  } = props;
  const messageId = useId();
  const take = (file: File | undefined) => {
    if (file && !isPending && !isDisabled) check(file, props);
  };
  return (
    <div
      data-takes-files
      className={classNames(styles.zone, className)}
      {...useDropped(take, isDisabled)}
      onPaste={({ clipboardData }) => take(clipboardData.files[0])}
    >
      <FileTrigger acceptedFileTypes={[...acceptedTypes]} onSelect={(files) => take(files?.[0])}>
        <Button
          ref={ref}
          isPending={isPending}
          isDisabled={isDisabled}
          aria-describedby={errorMessage ? messageId : undefined}
          className={styles.area ?? ''}
        >
          {icon ?? <FileUp />}
          {isPending ? pendingText : <Words touchText={touchText}>{children}</Words>}
          {hint && <span className={styles.hint}>{hint}</span>}
        </Button>
      </FileTrigger>
      {errorMessage && (
        <p id={messageId} role="alert" className={styles.error}>
          {errorMessage}
        </p>
      )}
    </div>
  );
};
