import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { withReturn } from '@tandem/web-kit/browser/return-path';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useJobTexts } from './job-texts';
import { useCalculateScoreMutation } from './jobs.api';
import { wantedJob } from './wanted-job';

/** Has a score worked out for a vacancy that was not compared yet; by itself for who wanted this one before he logged in. */
export const ScoreAction = ({ vacancy }: { vacancy: Vacancy }) => {
  const t = useText();
  const notify = useNotify();
  const [calculate, { isLoading }] = useCalculateScoreMutation();
  const ask = () =>
    void calculate({ params: { vacancyId: vacancy.id } })
      .unwrap()
      .catch(notify.error);
  const latest = useRef(ask);
  const { id, filledSince } = vacancy;
  useEffect(() => {
    if (filledSince || wantedJob.get()?.id !== id) return;
    wantedJob.remove();
    latest.current();
  }, [id, filledSince]);
  if (vacancy.filledSince) return null;
  return (
    <Stack gap={3}>
      <Text size="small" tone="soft">
        {t('job.calculate.why')}
      </Text>
      <Row>
        <Button variant="primary" isPending={isLoading} onPress={ask}>
          {t('job.calculate')}
        </Button>
      </Row>
    </Stack>
  );
};

/** The buttons for who is not signed in: they lead to the login. */
export const VisitorActions = ({ vacancy }: { vacancy: Vacancy }) => {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const texts = useJobTexts();
  if (vacancy.filledSince) return null;
  const want = (): void => {
    wantedJob.set({ id: vacancy.id, title: texts.title(vacancy) });
    toLogin();
  };
  const toLogin = (): void => {
    notify.info('create_account_to_use_feature');
    // Who makes an account here looks for work, and need not be asked for what he comes.
    void navigate(`${withReturn('/login', `/jobs/${vacancy.id}`)}&type=CANDIDATE`);
  };
  return (
    <Row gap={3}>
      <Button variant="primary" onPress={want}>
        {t('match.apply')}
      </Button>
      <Button onPress={want}>{t('job.calculate')}</Button>
      <Button onPress={toLogin}>{t('match.decline')}</Button>
    </Row>
  );
};
