import { useState } from 'react';

interface Keys {
  rows: number[];
  next: number;
}

const insertAt = ({ rows, next }: Keys, index: number): Keys => ({ rows: rows.toSpliced(index, 0, next), next: next + 1 });
const removeAt = ({ rows, next }: Keys, index: number): Keys => ({ rows: rows.toSpliced(index, 1), next });

const fitTo = (keys: Keys, count: number): Keys => {
  const missing = Math.max(0, count - keys.rows.length);
  const added = Array.from({ length: missing }, (_, index) => keys.next + index);
  return { rows: [...keys.rows.slice(0, count), ...added], next: keys.next + missing };
};

/** Keys for rows that carry no id: they stay with their row when others come and go. */
export const useRowKeys = (count: number) => {
  const [kept, setKeys] = useState<Keys>({ rows: [], next: 0 });
  const keys = kept.rows.length === count ? kept : fitTo(kept, count);
  if (keys !== kept) setKeys(keys);
  return {
    of: (index: number) => keys.rows[index],
    insert: (index: number) => setKeys((before) => insertAt(before, index)),
    remove: (index: number) => setKeys((before) => removeAt(before, index)),
  };
};
