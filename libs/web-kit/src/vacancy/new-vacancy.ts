import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { useCallback } from 'react';
import { useKey } from '../forms/draft';
import { readDraft, writeDraft } from '../forms/draft-storage';
import { useVacancyQuery } from './vacancy.api';

const name = 'new-vacancy';

/** Remembers, in this tab, which draft was opened last. */
export const useRememberOpened = (): ((vacancyId: string) => void) => {
  const key = useKey(name);
  return useCallback((vacancyId) => writeDraft(key, vacancyId), [key]);
};

const isUntouched = ({ title, sourceType, flags }: Vacancy): boolean => title === null && sourceType === null && flags.readStatus === null;

/**
 * Where a new vacancy begins: in the draft this tab opened last, while nothing was sent of it, else in another one. What was typed
 * into it is kept in the tab; another tab may be at work on another vacancy.
 */
export const useNewVacancyHref = (): string => {
  const opened = readDraft(useKey(name));
  const id = typeof opened === 'string' ? opened : '';
  const { data, isSuccess } = useVacancyQuery({ params: { id } }, { skip: id === '' });
  return isSuccess && isUntouched(data) ? `/vacancies/${id}/intake` : '/vacancies/create';
};
