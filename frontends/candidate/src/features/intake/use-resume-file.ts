import { isApiError } from '@tandem/web-kit/api-error';
import { useErrorText } from '@tandem/web-kit/errors';
import { useNotify } from '@tandem/web-kit/notify';
import { useText } from '@tandem/web-kit/text';
import type { FileRefusal } from '@tandem/ui/file-drop';
import { useState } from 'react';
import { useImportResumeMutation, useUploadResumeMutation } from './intake.api';

export const jsonType = 'application/json';

/** The object a file holds; null when it is none. */
const objectIn = async (file: File): Promise<Record<string, unknown> | null> => {
  try {
    const value: unknown = JSON.parse(await file.text());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

type Outcomes = { onSent: (resumeId: string) => void; onImported: () => void };

/** Sends a PDF to be read, or takes over a JSON Resume. `refusal` says what was wrong with the last file. */
export const useResumeFile = ({ onSent, onImported }: Outcomes) => {
  const t = useText();
  const notify = useNotify();
  const errorText = useErrorText();
  const [upload, uploading] = useUploadResumeMutation();
  const [importResume, importing] = useImportResumeMutation();
  const [refusal, setRefusal] = useState<string>();

  const take = async (file: File): Promise<void> => {
    if (file.type !== jsonType) {
      const { id } = await upload({ files: { resume: file } }).unwrap();
      onSent(id);
      return notify.success('resume.uploaded');
    }
    const body = await objectIn(file);
    if (!body) return setRefusal(t('resume.json_invalid'));
    await importResume({ body }).unwrap();
    notify.success('resume.uploaded');
    onImported();
  };
  const send = async (file: File): Promise<void> => {
    setRefusal(undefined);
    try {
      await take(file);
    } catch (failure) {
      const isForeign = file.type === jsonType && isApiError(failure) && failure.status === 400;
      setRefusal(isForeign ? t('resume.json_invalid') : errorText(failure));
    }
  };
  const refuse = (reason: FileRefusal) => setRefusal(t(reason === 'type' ? 'error.pdf_only' : 'error.file_too_large'));
  return { send, refuse, refusal, isPending: uploading.isLoading || importing.isLoading };
};
