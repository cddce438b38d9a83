import { useEffect, useState } from 'react';
import { isPressing, onPressOver, watchPresses } from './press';

/**
 * The value as it was before a press that is under way, until the press is over.
 *
 * A field is judged when the focus leaves it, which is when the press on something else begins. A line that comes or goes
 * under the field at that moment moves what is being pressed away from the pointer, and the press is lost.
 */
export const useHeldStill = <T>(value: T): T => {
  const [shown, show] = useState(value);
  if (shown !== value && !isPressing()) show(value);
  useEffect(watchPresses, []);
  useEffect(() => (shown === value ? undefined : onPressOver(() => show(value))), [shown, value]);
  return shown;
};
