import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import type { VacancySource } from '@tandem/contracts/vacancies/vacancies';
import { isSameText } from '@tandem/domain/vacancy';
import { usePopup } from '@tandem/ui/popup';
import { isApiError } from '@tandem/web-kit/gateway/api-error';
import { useCodeText, useFileErrorText } from '@tandem/web-kit/gateway/errors';
import { useKept } from '@tandem/web-kit/forms/draft';
import { useSettingAside } from '@tandem/web-kit/forms/form-draft';
import { useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { useText } from '@tandem/web-kit/language/text';
import { useTrack } from '@tandem/web-kit/browser/track';
import { useVacancyQuery } from '@tandem/web-kit/vacancy/vacancy.api';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { draftNames } from './draft-names';
import { useReplaceSourceMutation } from './wizard.api';

const askEvery = 4_000;

type Ways = { onSent: () => void; onRead: () => void; onNext: () => void };

const isRead = ({ flags }: Vacancy): boolean => flags.readStatus === 'DONE' || flags.readStatus === 'VERIFIED';

/** Whether the vacancy was read from exactly this: then there is nothing to read again. */
const isUnchanged = (vacancy: Vacancy, { source, url, text, choice }: VacancySource): boolean => {
  if (!isRead(vacancy) || choice) return false;
  if (source === 'URL') return vacancy.originalUrl === url;
  return source === vacancy.sourceType && (source === 'CHAT' || (source === 'TEXT' && isSameText(vacancy.source, text)));
};

/**
 * Goes on once what was awaited is read. From sending on, until there is news of it or the next step, it looks as if read:
 * nothing jumps back for a moment.
 */
const useAwaiting = (vacancy: Vacancy, onRead: () => void) => {
  const { readStatus } = vacancy.flags;
  const [isAwaiting, setAwaiting] = useState(false);
  const isDue = useRef(readStatus === 'BUSY');
  const leave = useCallback(() => {
    setAwaiting(true);
    onRead();
  }, [onRead]);
  // Both before it is painted, and in this order: the news may be that it is read.
  useLayoutEffect(() => setAwaiting(false), [vacancy]);
  useLayoutEffect(() => {
    if (readStatus === 'BUSY') isDue.current = true;
    else if (isDue.current) {
      isDue.current = false;
      if (readStatus === 'DONE') leave();
    }
  }, [readStatus, leave]);
  return { isAwaiting, setAwaiting, isDue, leave };
};

/**
 * Whether a source may be read instead of the one there was: it hides a published vacancy until it is published again, and takes the place
 * of what was answered in the later steps. A filled one stays filled whatever is read, so whoever looks for somebody again is led to a new
 * vacancy.
 */
const useMayReplace = ({ flags, filledSince }: Vacancy, hasTyped: boolean) => {
  const t = useText();
  const ask = usePopup();
  const navigate = useNavigate();
  return async ({ source }: VacancySource): Promise<boolean> => {
    if (filledSince) {
      const title = t('wizard.filled.title');
      const isWanted = await ask({
        title,
        text: t('wizard.filled.text'),
        confirmLabel: t('nav.vacancy_create'),
        cancelLabel: t('wizard.replace.keep'),
      });
      if (isWanted) await navigate('/vacancies/create');
      return false;
    }
    const isPublished = flags.readStatus === 'VERIFIED';
    const isOver = source !== 'CHAT' && (flags.basicInfoValid || hasTyped);
    if (!isPublished && !isOver) return true;
    return ask({
      title: t('wizard.replace.title'),
      text: t(isPublished ? 'wizard.replace.text' : 'wizard.replace.text_draft'),
      confirmLabel: t('wizard.replace.go'),
      cancelLabel: t('wizard.replace.keep'),
    });
  };
};

/**
 * What was typed into the later steps and not saved: it was about the source before, and goes once another one has been read. One that
 * cannot be read replaces nothing.
 */
const useTypedLater = ({ id, flags }: Vacancy) => {
  const { basics, details, summary, replaced } = draftNames(id);
  const { setAside, putBack, forget } = useSettingAside(replaced, [basics, details, summary]);
  const { readStatus } = flags;
  const settle = useEffectEvent(() => {
    if (readStatus === 'ERROR') putBack();
    else if (readStatus === 'DONE') forget();
  });
  // Before the next step is there, which would take it up.
  useLayoutEffect(() => settle(), [readStatus]);
  return { hasTyped: [useKept(basics), useKept(details), useKept(summary), useKept(replaced)].some(Boolean), setAside };
};

/** Sends the source of a vacancy to be read, and goes on once it has been. */
export const useSource = (vacancy: Vacancy, { onSent, onRead, onNext }: Ways) => {
  const track = useTrack();
  const errorText = useFileErrorText();
  const codeText = useCodeText();
  const [replace, { isLoading }] = useReplaceSourceMutation();
  const [isOfFile, setOfFile] = useState(false);
  const isSending = isLoading && isOfFile;
  useUnsavedWork(isSending);
  const [refusal, setRefusal] = useState<string>();
  const { readStatus } = vacancy.flags;
  const { hasTyped, setAside } = useTypedLater(vacancy);
  // News may come before one listens, or the line may be down: nobody waits for ever.
  useVacancyQuery({ params: { id: vacancy.id } }, { skip: readStatus !== 'BUSY', pollingInterval: askEvery });
  const { isAwaiting, setAwaiting, isDue, leave } = useAwaiting(vacancy, onRead);
  const mayReplace = useMayReplace(vacancy, hasTyped);

  const send = async (body: VacancySource, file?: File): Promise<void> => {
    setRefusal(undefined);
    if (isUnchanged(vacancy, body)) return onNext();
    if (!(await mayReplace(body))) return;
    setAwaiting(true);
    setOfFile(file !== undefined);
    try {
      const saved = await replace({ params: { id: vacancy.id }, body, files: file ? { file } : {} }).unwrap();
      // By hand it goes on with what was typed.
      if (body.source !== 'CHAT') setAside();
      track('vacancy_source_sent', { source: body.source });
      if (saved.flags.readStatus === 'BUSY') {
        isDue.current = true;
        // A page that is loaded again meanwhile goes on by itself; what was read before is not to be gone on with.
        if (!isRead(vacancy)) onSent();
      }
      if (isRead(saved)) leave();
    } catch (error) {
      setAwaiting(false);
      const [first] = isApiError(error) ? (error.errors ?? []) : [];
      setRefusal((file ? undefined : codeText(first?.detail)) ?? errorText(error, file));
    }
  };
  /** Reads the same source once more: of several vacancies in it the one with this key. A file is at the server already. */
  const choose = (choice: string): void => {
    const { sourceType, originalUrl, source } = vacancy;
    if (!sourceType) return;
    const said = { UPLOAD: {}, CHAT: {}, URL: { url: originalUrl ?? '' }, TEXT: { text: source ?? '' } }[sourceType];
    void send({ source: sourceType, ...said, choice });
  };
  return {
    send,
    choose,
    refusal,
    refuse: setRefusal,
    isBusy: isLoading || isAwaiting || readStatus === 'BUSY',
    /** A file is on its way: until it has arrived there is nothing to be read. */
    isSending,
    isRead: isRead(vacancy),
  };
};
