import { useRef } from 'react';

/** Keys for rows that carry no id: they stay with their row when others come and go. */
export const useRowKeys = (count: number) => {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  const fresh = () => next.current++;
  while (keys.current.length < count) keys.current.push(fresh());
  keys.current.length = count;
  return {
    of: (index: number) => keys.current[index],
    insert: (index: number) => void keys.current.splice(index, 0, fresh()),
    remove: (index: number) => void keys.current.splice(index, 1),
  };
};
