import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

type Fields = { markdownSummary: string };

/** A summary that another window saved: it shows here too while nothing is typed; over typed words it is only offered. */
export const useSavedElsewhere = ({ formState, getValues, reset }: UseFormReturn<Fields>, saved: string) => {
  const { isDirty, isSubmitting, defaultValues } = formState;
  const isNew = saved !== defaultValues?.markdownSummary;
  useEffect(() => {
    if (isNew && !isDirty) reset({ markdownSummary: saved });
  }, [isNew, isDirty, reset, saved]);
  return {
    isOffered: isNew && isDirty && !isSubmitting && getValues('markdownSummary').trim() !== saved.trim(),
    take: () => reset({ markdownSummary: saved }),
  };
};
