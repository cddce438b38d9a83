import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Button } from '@tandem/ui/button';
import { Row } from '@tandem/ui/layout';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { withReturn } from '@tandem/web-kit/browser/return-path';
import { useText } from '@tandem/web-kit/language/text';
import { useNavigate } from 'react-router';
import { useCalculateScoreMutation } from './jobs.api';

/** Has a score worked out for a vacancy that was not compared yet. */
export const ScoreAction = ({ vacancy }: { vacancy: Vacancy }) => {
  const t = useText();
  const notify = useNotify();
  const [calculate, { isLoading }] = useCalculateScoreMutation();
  if (vacancy.filledSince) return null;
  const ask = () =>
    void calculate({ params: { vacancyId: vacancy.id } })
      .unwrap()
      .catch(notify.error);
  return (
    <Button variant="primary" isPending={isLoading} onPress={ask}>
      {t('job.calculate')}
    </Button>
  );
};

/** The buttons for who is not signed in: they lead to the login. */
export const VisitorActions = ({ vacancy }: { vacancy: Vacancy }) => {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  if (vacancy.filledSince) return null;
  const toLogin = (): void => {
    notify.info('create_account_to_use_feature');
    void navigate(withReturn('/login', `/jobs/${vacancy.id}`));
  };
  return (
    <Row gap={3}>
      <Button variant="primary" onPress={toLogin}>
        {t('match.apply')}
      </Button>
      <Button onPress={toLogin}>{t('match.decline')}</Button>
      <Button variant="quiet" onPress={toLogin}>
        {t('job.calculate')}
      </Button>
    </Row>
  );
};
