import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isPressing } from '../field/press';

interface TypedOptions {
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** The value as it is typed. */
  toTyped: (value: string | null) => string;
  /** What is typed as a value; null while it is none. */
  fromTyped: (text: string) => string | null;
  /** The keys a telephone shows. */
  keys: 'numeric' | 'text';
  /** Puts what is typed in order, given what stood there before. */
  tidy: (text: string, previous: string) => string;
}

/** A date that is typed: what stands in the field while it is no date yet, and when to say that it is none. */
export const useTyped = ({ value, onChange, onBlur, toTyped, fromTyped, tidy, keys }: TypedOptions) => {
  const [draft, setDraft] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const entered = useRef<HTMLInputElement>(null);
  // Where the field shows a date in words it changes as it is entered, and what was or is about to be selected is lost with it: by
  // the tab key, a script or a program that fills in forms. Only a press asks for a place in it.
  useLayoutEffect(() => {
    if (isFocused) entered.current?.select();
    entered.current = null;
  }, [isFocused]);
  const shown = draft ?? toTyped(value);
  const isUnreadable = draft !== null && draft !== '' && fromTyped(draft) === null;
  return {
    shown,
    isFocused,
    /** What to say of it: a form that finds nothing where something stands is told what that should look like. */
    problem: (errorMessage: ReactNode, invalid: string): ReactNode =>
      isUnreadable && (Boolean(errorMessage) || !isFocused) ? invalid : errorMessage,
    isUnreadable: isUnreadable && !isFocused,
    pick: (picked: string | null) => {
      setDraft(null);
      onChange(picked);
    },
    input: {
      inputMode: keys,
      onChange: (text: string) => {
        const tidied = tidy(text, shown);
        setDraft(tidied);
        onChange(fromTyped(tidied));
      },
      onFocus: ({ target }: FocusEvent<Element>) => {
        entered.current = target instanceof HTMLInputElement && target.value !== '' && !isPressing() ? target : null;
        setFocused(true);
      },
      onBlur: () => {
        setFocused(false);
        if (fromTyped(shown)) setDraft(null);
        onBlur?.();
      },
    },
  };
};
