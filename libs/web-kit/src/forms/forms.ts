import { useCallback, useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { usePopup } from '@tandem/ui/popup';
import { putFieldErrors, toFirstWrong } from './field-errors';
import { isGivenUp, useNotify } from './notify';
import { useText } from '../language/text';
import { type UnsavedWork, unsavedWork } from './unsaved-work';

/** How forms of the product behave: a field is judged when it is left, then as it changes; `toFirstWrong` leads to what is wrong. */
export const formMode = { mode: 'onTouched', shouldFocusError: false } as const;

/**
 * The submit handler of a form: sends its values when every rule is content. Problems the server names land on their
 * fields; any other failure goes to `onFailure`, by default to a toast.
 */
export const useSubmit = <T extends FieldValues>(
  { handleSubmit, setError, control }: Pick<UseFormReturn<T>, 'handleSubmit' | 'setError' | 'control'>,
  send: (values: T) => Promise<unknown>,
  onFailure?: (error: unknown) => void,
) => {
  const notify = useNotify();
  return handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      // Of a call that was given up people are told why elsewhere, as that the session has ended.
      if (!putFieldErrors(error, { setError, control }) && !isGivenUp(error)) (onFailure ?? notify.error)(error);
    }
  }, toFirstWrong(control));
};

/** The state of a way out that leaves unsaved work behind on purpose: what it belongs to is gone. */
export const discarded = 'discarded';

/** Asks before unsaved work is left behind, by a link, by closing the page or by signing out. `onLeave` is told of who leaves it on purpose. */
export const useUnsavedWork = (isUnsaved: boolean, onLeave?: () => void): void => {
  const ask = usePopup();
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && nextLocation.state !== discarded,
  );
  const question = useCallback(
    () =>
      ask({
        title: t('form.unsaved.title'),
        text: t('form.unsaved.text'),
        confirmLabel: t('form.unsaved.leave'),
        cancelLabel: t('form.unsaved.stay'),
      }),
    [ask, t],
  );
  const leave = useEffectEvent(() => {
    onLeave?.();
    blocker.proceed?.();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void question().then((isLeaving) => (isLeaving ? leave() : blocker.reset()));
  }, [blocker, question]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const work: UnsavedWork = { mayLeave: question };
    unsavedWork.add(work);
    const warn = (event: BeforeUnloadEvent): void => {
      if (unsavedWork.has(work)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      unsavedWork.delete(work);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, question]);
};

/** The way out of a dialog: asks first while something in it is unsaved, however it is closed. */
export const useAskedClose = (isUnsaved: boolean, close: () => void): (() => void) => {
  const ask = usePopup();
  const t = useText();
  return useCallback(() => {
    if (!isUnsaved) return close();
    const question = {
      title: t('form.unsaved.title'),
      text: t('form.unsaved.dialog'),
      confirmLabel: t('form.unsaved.leave'),
      cancelLabel: t('form.unsaved.stay'),
    };
    // A press beside a dialog drops the focus for a frame; asked before that, the question could not give it back.
    requestAnimationFrame(() => void ask(question).then((isLeaving) => isLeaving && close()));
  }, [isUnsaved, close, ask, t]);
};
