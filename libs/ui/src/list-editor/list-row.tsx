import { X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { classNames } from '../class-names/class-names';
import styles from './list-editor.module.css';
import type { ListEditorProps, ListLine } from './list-editor-props';

export interface ListRowProps extends Pick<ListEditorProps, 'placeholder' | 'maxLength' | 'labels' | 'isDisabled' | 'onBlur'> {
  line: ListLine;
  /** Counted from 1. */
  number: number;
  /** Id of the words under the list. */
  describedBy: string | undefined;
  onChange: (change: Partial<ListLine>) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** One line: its text, shown whole however narrow the screen, the button that takes it away and, where asked for, its mark. */
export const ListRow = ({ line, number, describedBy, labels, isDisabled, onChange, onRemove, ref, ...input }: ListRowProps) => (
  <div className={classNames(styles.row, labels.dealbreaker && styles.withDealbreaker)} data-marked={line.isDealbreaker || undefined}>
    <span className={styles.grown} data-text={line.text}>
      <textarea
        {...input}
        data-line
        rows={1}
        ref={ref}
        aria-label={labels.line(number)}
        aria-describedby={describedBy}
        className={styles.input}
        value={line.text}
        disabled={isDisabled}
        onChange={(event) => onChange({ text: event.target.value.replace(/\s*\n\s*/g, ' ') })}
      />
    </span>
    <Button
      variant="quiet"
      size="small"
      isIconOnly
      aria-label={labels.remove(line.text || labels.line(number))}
      isDisabled={isDisabled}
      onPress={onRemove}
    >
      <X />
    </Button>
    {labels.dealbreaker && (
      <Checkbox
        className={styles.dealbreaker}
        isSelected={line.isDealbreaker ?? false}
        isDisabled={isDisabled}
        onChange={(isDealbreaker) => onChange({ isDealbreaker })}
      >
        {labels.dealbreaker}
      </Checkbox>
    )}
  </div>
);
