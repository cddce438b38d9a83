import { useCallback } from 'react';
import { isApiError } from './api-error';
import { useText, useTextIfAny } from '../language/text';

/** A word for machines, as against a sentence somebody wrote. */
const word = /^[\w.-]+$/;

type Wait = { minutes: number; hours: number };
/** How long somebody has to wait who did something too often; hours are 0 where minutes say it better. */
const waitOf = (seconds = 60): Wait => {
  const minutes = Math.ceil(seconds / 60);
  return { minutes, hours: minutes > 90 ? Math.ceil(minutes / 60) : 0 };
};

/**
 * The sentence for a code: of a field's rule, or of one field in an answer of the server. Of a code without a text it says that an error
 * has occurred, and which; a sentence stays as it is.
 */
export const useCodeText = (): ((code: string | undefined, wait?: Wait) => string | undefined) => {
  const t = useText();
  const textIfAny = useTextIfAny();
  return useCallback(
    (code, wait = waitOf()) => code && (textIfAny(`error.${code}`, wait) ?? (word.test(code) ? t('error.with_code', { code }) : code)),
    [t, textIfAny],
  );
};

/** The sentence for an error: that of its code, else "An error has occurred". */
export const useErrorText = (): ((error: unknown) => string) => {
  const t = useText();
  const codeText = useCodeText();
  return useCallback(
    (error) => {
      const { detail, retryAfter, errorId } = isApiError(error) ? error : {};
      if (errorId !== undefined) return t('error.internal_error_with_id', { id: errorId });
      return codeText(detail, waitOf(retryAfter)) || t('error.unknown');
    },
    [t, codeText],
  );
};

/**
 * The sentence for a file that was not taken. Who chose a .pdf, as the chooser asks, learns nothing from being asked for one:
 * what is wrong then is what the file holds.
 */
export const useFileErrorText = (): ((error: unknown, file: File | undefined) => string) => {
  const t = useText();
  const errorText = useErrorText();
  return useCallback(
    (error, file) => {
      const isNamedPdf = /\.pdf$/i.test(file?.name ?? '');
      return isNamedPdf && isApiError(error) && error.detail === 'pdf_only' ? t('error.pdf_in_name_only') : errorText(error);
    },
    [t, errorText],
  );
};
