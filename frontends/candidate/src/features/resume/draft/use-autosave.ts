import type { SaveStatus } from '@tandem/ui/save-state';
import { isApiError } from '@tandem/web-kit/gateway/api-error';
import { useDebounced } from '@tandem/web-kit/browser/debounce';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useText } from '@tandem/web-kit/language/text';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { PartSavers } from '../resume-store';
import type { Draft } from './draft';
import type { DraftSaver } from './draft-saver';
import type { Part } from './parts';

const quietMs = 800;
const retryMs = [2_000, 4_000, 8_000, 15_000, 30_000] as const;
/** What may work the next time: no connection, too much at once, or a server that stumbles. */
const isPassing = (error: unknown): boolean => isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

type Args = {
  draft: Draft;
  saver: DraftSaver;
  wrong: ReadonlySet<Part>;
  send: PartSavers;
  isPaused: boolean;
  /** Asks the server whether another window saved something meanwhile. */
  isOvertaken: () => Promise<boolean>;
};
/** `saves` grows with each saving that went well: two in quick succession may look like one by their status. */
type State = { status: SaveStatus; failure: string; isWaiting: boolean; saves: number };
const calm = { failure: '', isWaiting: false };

/** What is said of a failure after which saving is tried again by itself; null for others. */
const useWaitingText = () => {
  const t = useText();
  return useCallback(
    (error: unknown): string | null => {
      if (!isPassing(error)) return null;
      return t(isApiError(error) && error.status === 0 ? 'builder.offline' : 'builder.stumbles');
    },
    [t],
  );
};

/** Tries again after a while that grows with the attempts, and as soon as there is a connection. */
const useRetry = (isWanted: boolean, status: SaveStatus, attempts: RefObject<number>, flush: () => Promise<boolean>): void => {
  useEffect(() => {
    if (!isWanted) return undefined;
    const again = () => void flush();
    const timer = setTimeout(again, retryMs[Math.min(attempts.current, retryMs.length) - 1]);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
    // Each failure is a new status, from which the time counts anew.
  }, [isWanted, status, attempts, flush]);
};

/** Saves a draft when it stood still for a moment, and tries again for as long as there is no connection. */
export const useAutosave = ({ draft, saver, wrong, send, isPaused, isOvertaken }: Args) => {
  const errorText = useErrorText();
  const waitingText = useWaitingText();
  const [{ status, failure, isWaiting, saves }, setState] = useState<State>({ ...calm, status: 'idle', saves: 0 });
  const latest = useRef({ draft, wrong, send, isOvertaken });
  const running = useRef<Promise<boolean>>(undefined);
  const attempts = useRef(0);
  const settled = useDebounced(draft, quietMs);
  useEffect(() => {
    latest.current = { draft, wrong, send, isOvertaken };
  });

  const saveNow = useCallback(async (): Promise<boolean> => {
    setState((before) => ({ ...before, ...calm, status: 'saving' }));
    try {
      // Who was away writes over nobody who was not.
      if (attempts.current > 0 && (await latest.current.isOvertaken())) {
        attempts.current = 0;
        setState((before) => ({ ...before, ...calm, status: 'idle' }));
        return false;
      }
      const { draft: now, wrong: parts, send: savers } = latest.current;
      await saver.save(now, parts, savers);
      attempts.current = 0;
      setState((before) => ({ ...calm, status: 'saved', saves: before.saves + 1 }));
      return true;
    } catch (error) {
      attempts.current += 1;
      setState((before) => ({ ...before, status: 'error', failure: waitingText(error) ?? errorText(error), isWaiting: isPassing(error) }));
      return false;
    }
  }, [saver, errorText, waitingText]);
  /** Saves at once; what is being saved is waited for first. */
  const flush = useCallback(async (): Promise<boolean> => {
    // Of two who waited for the same save, the second waits for the first as well.
    while (running.current) await running.current;
    const mine = saveNow();
    running.current = mine;
    const isDone = await mine;
    if (running.current === mine) running.current = undefined;
    return isDone;
  }, [saveNow]);

  useEffect(() => {
    if (isPaused || saver.unsaved(latest.current.draft).every((part) => latest.current.wrong.has(part))) return;
    void flush();
  }, [settled, saver, flush, isPaused]);
  useRetry(isWaiting && !isPaused, status, attempts, flush);
  return { status, failure, isWaiting, saves, flush, isSaving: () => running.current !== undefined };
};
