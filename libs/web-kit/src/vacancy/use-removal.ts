import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { usePopup } from '@tandem/ui/popup';
import { api } from '../gateway/api';
import { useAppDispatch } from '../app/dispatch';
import { discarded } from '../forms/forms';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';
import { useVacancyTexts } from './vacancy-texts';
import { useNavigate } from 'react-router';
import { useRemoveVacancyMutation } from './removal.api';

/** Asks whether a vacancy is to go, deletes it and leaves for the list. */
export const useRemoval = (vacancy: Vacancy) => {
  const t = useText();
  const ask = usePopup();
  const notify = useNotify();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const title = useVacancyTexts().title(vacancy);
  const [remove, { isLoading }] = useRemoveVacancyMutation();
  const start = async (): Promise<void> => {
    const isSure = await ask({
      title: t('vacancy.delete.title', { title }),
      text: t(vacancy.publishedAt ? 'vacancy.delete.text' : 'vacancy.delete.text_draft'),
      confirmLabel: t('vacancy.delete'),
      cancelLabel: t('vacancy.delete.cancel'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await remove({ params: { id: vacancy.id } }).unwrap();
      notify.success('vacancy.deleted', { title });
      await navigate('/vacancies', { state: discarded });
      dispatch(api.util.invalidateTags(['Vacancy']));
    } catch (error) {
      notify.error(error);
    }
  };
  return { start, isLoading };
};
