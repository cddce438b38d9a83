import { useCallback } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isApiError } from './api-error';
import { useText, useTextIfAny } from '../language/text';

/** A word for machines, as against a sentence somebody wrote. */
const isCode = (detail: string): boolean => /^[\w.-]+$/.test(detail);

/** What is shown of a detail that has no text here: a sentence as it is, of a code that an error has occurred, and which. */
const useOtherText = (): ((detail: string) => string) => {
  const t = useText();
  return useCallback((detail) => (isCode(detail) ? t('error.with_code', { code: detail }) : detail), [t]);
};

/** The sentence for an error: the text of its code, else what the server says, else "An error has occurred". */
export const useErrorText = (): ((error: unknown) => string) => {
  const t = useText();
  const textIfAny = useTextIfAny();
  const otherText = useOtherText();
  return useCallback(
    (error) => {
      const { detail, retryAfter } = isApiError(error) ? error : {};
      if (!detail) return t('error.unknown');
      return textIfAny(`error.${detail}`, { minutes: Math.ceil((retryAfter ?? 60) / 60) }) ?? otherText(detail);
    },
    [t, textIfAny, otherText],
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

/** The sentence for a code: of a field's rule, or of one field in an answer of the server. */
export const useCodeText = (): ((code: string | undefined) => string | undefined) => {
  const textIfAny = useTextIfAny();
  const otherText = useOtherText();
  return useCallback((code) => (code ? (textIfAny(`error.${code}`) ?? otherText(code)) : undefined), [textIfAny, otherText]);
};

/**
 * Puts the server's field problems on the fields of a form, as codes. Answers false when it named none,
 * so that the screen says it another way.
 */
export const putFieldErrors = <T extends FieldValues>(error: unknown, setError: UseFormSetError<T>): boolean => {
  const problems = isApiError(error) ? (error.errors ?? []) : [];
  problems.forEach(({ field, detail }, index) =>
    setError(field as Path<T>, { type: 'server', message: detail }, { shouldFocus: index === 0 }),
  );
  return problems.length > 0;
};
