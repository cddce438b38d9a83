import { useState } from 'react';

/** The value of before for as long as the new one says the same, so that whoever reads it need not look again. */
export const useSame = <T>(value: T): T => {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
};
