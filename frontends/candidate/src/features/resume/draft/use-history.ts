import { useCallback, useReducer } from 'react';

type State<T> = { past: T[]; present: T; future: T[]; tag: string | null; at: number; revision: number };
type Step<T> =
  | { kind: 'change'; change: (value: T) => T; tag: string; at: number }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'replace'; value: T };

const longest = 100;
/** Changes of one field within this time are one step. */
const oneStepMs = 1_000;

export const historyReducer = <T>(state: State<T>, step: Step<T>): State<T> => {
  const { past, present, future, revision } = state;
  if (step.kind === 'change') {
    const next = step.change(present);
    const isSameStep = step.tag === state.tag && step.at - state.at < oneStepMs;
    return {
      ...state,
      past: isSameStep ? past : [...past, present].slice(-longest),
      present: next,
      future: [],
      tag: step.tag,
      at: step.at,
    };
  }
  if (step.kind === 'replace') return { past: [], present: step.value, future: [], tag: null, at: 0, revision: revision + 1 };
  const [from, to] = step.kind === 'undo' ? [past, future] : [future, past];
  const next = from.at(-1);
  if (next === undefined) return state;
  const rest = from.slice(0, -1);
  const left = [...to, present];
  return {
    past: step.kind === 'undo' ? rest : left,
    future: step.kind === 'undo' ? left : rest,
    present: next,
    tag: null,
    at: 0,
    revision: revision + 1,
  };
};

export const historyOf = <T>(present: T): State<T> => ({ past: [], present, future: [], tag: null, at: 0, revision: 0 });

/** A value with undo and redo. `revision` grows when it changed by other ways than by its fields, which then have to look again. */
export const useHistory = <T>(initial: T) => {
  const [state, dispatch] = useReducer(historyReducer<T>, initial, historyOf);
  const change = useCallback((tag: string, work: (value: T) => T) => dispatch({ kind: 'change', change: work, tag, at: Date.now() }), []);
  const undo = useCallback(() => dispatch({ kind: 'undo' }), []);
  const redo = useCallback(() => dispatch({ kind: 'redo' }), []);
  const replace = useCallback((value: T) => dispatch({ kind: 'replace', value }), []);
  return {
    value: state.present,
    revision: state.revision,
    mayUndo: state.past.length > 0,
    mayRedo: state.future.length > 0,
    change,
    undo,
    redo,
    replace,
  };
};
