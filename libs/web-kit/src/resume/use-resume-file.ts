import type { FileRefusal } from '@tandem/ui/file-drop';
import { useState } from 'react';
import { isApiError } from '../gateway/api-error';
import { useFileErrorText } from '../gateway/errors';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';

const pdfType = 'application/pdf';
const jsonType = 'application/json';

/** The object a file holds; null when it is none. */
const objectIn = async (file: File): Promise<Record<string, unknown> | null> => {
  try {
    const value: unknown = JSON.parse(await file.text());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

export interface ResumeWays {
  /** Has a PDF read. */
  onPdf: (pdf: File) => Promise<unknown>;
  /** Takes over a JSON Resume; without it only PDFs are taken. */
  onJson?: ((json: Record<string, unknown>) => Promise<unknown>) | undefined;
}

/** Takes a resume from a file, wherever one can be dropped. `refusal` says what was wrong with the last one. */
export const useResumeFile = ({ onPdf, onJson }: ResumeWays) => {
  const t = useText();
  const notify = useNotify();
  const errorText = useFileErrorText();
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);

  const fail = (reason: string): void => {
    setRefusal(reason);
    notify.danger('profile.resume.failed');
  };
  const take = async (file: File): Promise<boolean> => {
    if (!onJson || file.type !== jsonType) {
      await onPdf(file);
      return true;
    }
    const json = await objectIn(file);
    if (json) await onJson(json);
    return json !== null;
  };
  const send = async (file: File): Promise<void> => {
    setRefusal(undefined);
    setPending(true);
    try {
      if (await take(file)) notify.success('resume.uploaded');
      else fail(t('resume.json_invalid'));
    } catch (failure) {
      const isForeign = file.type === jsonType && isApiError(failure) && failure.status === 400;
      fail(isForeign ? t('resume.json_invalid') : errorText(failure, file));
    }
    setPending(false);
  };
  const refuse = (reason: FileRefusal): void => {
    const id = reason === 'type' ? 'error.pdf_only' : 'error.file_too_large';
    setRefusal(t(id));
    notify.danger(id);
  };
  return { send, refuse, refusal, isPending, acceptedTypes: onJson ? [pdfType, jsonType] : [pdfType] };
};
