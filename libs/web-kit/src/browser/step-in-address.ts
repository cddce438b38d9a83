import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The step of an intake, kept in its address: the browser's back leads to the step before, and a reload to where one was. `known` is where
 * it begins by what has been filled in; no address leads further than that, or than somebody has gone himself.
 */
export const useStepInAddress = <S extends number>(known: S): [step: S, go: (next: S) => void] => {
  const [search, setSearch] = useSearchParams();
  // From when somebody came: what another window saves moves nobody on under his hands.
  const [reached, setReached] = useState(known);
  const asked = Number(search.get('step'));
  const isNamed = Number.isInteger(asked) && asked >= 1 && asked <= reached;
  const step = isNamed ? (asked as S) : reached;
  const show = useCallback(
    (next: S, replace: boolean) =>
      setSearch(
        (before) => {
          before.set('step', String(next));
          return before;
        },
        { replace },
      ),
    [setSearch],
  );
  // An address without a step would show another one after a reload, once there is more to go on with.
  useEffect(() => {
    if (!isNamed) show(reached, true);
  }, [isNamed, reached, show]);
  const go = (next: S): void => {
    if (next > reached) setReached(next);
    show(next, false);
  };
  return [step, go];
};
