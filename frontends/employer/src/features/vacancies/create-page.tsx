import { waits } from '@tandem/domain/limits';
import { LoadingScreen } from '@tandem/web-kit/frame/loading-screen';
import { ErrorScreen } from '@tandem/web-kit/frame/error-screen';
import { useOncePer } from '@tandem/web-kit/browser/debounce';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useRememberOpened } from '@tandem/web-kit/vacancy/new-vacancy';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCreateVacancyMutation } from './create.api';

/** Asks for a new draft and goes on to its wizard. */
const CreatePage = () => {
  const notify = useNotify();
  const navigate = useNavigate();
  const rememberOpened = useRememberOpened();
  const [create, { error }] = useCreateVacancyMutation();
  const request = useCallback(async () => {
    const { data } = await create();
    if (data?.id) {
      rememberOpened(data.id);
      await navigate(`/vacancies/${data.id}/intake`, { replace: true });
    } else if (data) notify.danger('vacancies.create.no_id');
  }, [create, navigate, notify, rememberOpened]);
  const start = useOncePer(() => void request(), waits.newVacancy);
  useEffect(() => start(), [start]);
  return error ? <ErrorScreen error={error} retry={() => start()} /> : <LoadingScreen />;
};

export default CreatePage;
