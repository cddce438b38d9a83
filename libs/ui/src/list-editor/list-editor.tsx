import { Plus } from 'lucide-react';
import { Button } from '../button/button';
import { PlainField } from '../field/field';
import styles from './list-editor.module.css';
import type { ListEditorProps } from './list-editor-props';
import { ListRow } from './list-row';
import { useLines } from './use-lines';

export type { ListEditorProps, ListLine } from './list-editor-props';

/** A list written line by line: Enter adds the next line and goes there, Backspace takes an empty one away; a list that is pasted comes in line by line. */
export const ListEditor = ({ value, onChange, onBlur, placeholder, maxLength, labels, ref, ...field }: ListEditorProps) => {
  const { rowsRef, keyOf, change, addAfter, remove, onKeyDown, onPaste } = useLines(value, onChange);
  const shared = { onBlur, placeholder, maxLength, labels, isDisabled: field.isDisabled };
  return (
    <PlainField {...field}>
      {(ids) => (
        <div ref={rowsRef} className={styles.rows}>
          {value.map((line, index) => (
            <ListRow
              key={keyOf(index)}
              {...shared}
              line={line}
              number={index + 1}
              describedBy={ids.message}
              onChange={(changed) => change(index, changed)}
              onRemove={() => remove(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => onPaste(event, index)}
              ref={index === 0 ? ref : undefined}
            />
          ))}
          <Button
            variant="quiet"
            size="small"
            className={styles.add}
            isDisabled={field.isDisabled}
            aria-describedby={value.length === 0 ? ids.message : undefined}
            onPress={() => addAfter(value.length - 1)}
          >
            <Plus />
            {labels.add}
          </Button>
        </div>
      )}
    </PlainField>
  );
};
