import type { Match } from '@tandem/contracts/entities/match';
import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import type { MatchStatus } from '@tandem/domain/match';
import { Button } from '@tandem/ui/button';
import { Row } from '@tandem/ui/layout';
import { usePopup } from '@tandem/ui/popup';
import { useNotify } from '@tandem/web-kit/notify';
import { withReturn } from '@tandem/web-kit/return-path';
import { useText } from '@tandem/web-kit/text';
import { useTrack } from '@tandem/web-kit/track';
import { useNavigate } from 'react-router';
import { useCalculateScoreMutation, useChangeMatchMutation } from './jobs.api';

type Action = { to: MatchStatus; label: 'job.apply' | 'job.decline' | 'job.accept' | 'job.decline_interview'; isMain?: boolean };

/** What a candidate can do from each status. */
const actions: Partial<Record<MatchStatus, readonly Action[]>> = {
  MATCHED: [
    { to: 'APPLIED', label: 'job.apply', isMain: true },
    { to: 'DECLINED', label: 'job.decline' },
  ],
  APPLIED: [{ to: 'DECLINED', label: 'job.decline' }],
  DECLINED: [{ to: 'APPLIED', label: 'job.apply', isMain: true }],
  INVITED: [
    { to: 'INTERVIEW', label: 'job.accept', isMain: true },
    { to: 'DECLINED_INTERVIEW_BY_CANDIDATE', label: 'job.decline_interview' },
  ],
};

/** Where somebody goes after a move. */
const leadsTo = (to: MatchStatus): string => (to === 'APPLIED' || to === 'INTERVIEW' ? '/funnel' : '/jobs');

/** Asks before applying; a vacancy from elsewhere is applied to at its source, which opens beside. */
const useConfirmation = () => {
  const t = useText();
  const ask = usePopup();
  return async ({ title, employer, isScraped, originalUrl }: Vacancy): Promise<boolean> => {
    const isElsewhere = isScraped && originalUrl !== null;
    const isSure = await ask({
      title: t('job.apply.title', { title: title ?? '' }),
      text: t(isElsewhere ? 'job.apply.elsewhere' : 'job.apply.text', { company: employer.companyName }),
      confirmLabel: t(isElsewhere ? 'job.apply.open' : 'job.apply'),
      cancelLabel: t('job.apply.keep'),
    });
    if (isSure && isElsewhere) window.open(originalUrl, '_blank', 'noopener');
    return isSure;
  };
};

/** The buttons of a candidate: apply, decline, accept, or have a score worked out where there is none. */
export const CandidateActions = ({ vacancy, match }: { vacancy: Vacancy; match: Match | undefined }) => {
  const t = useText();
  const notify = useNotify();
  const track = useTrack();
  const navigate = useNavigate();
  const confirm = useConfirmation();
  const [change, { isLoading }] = useChangeMatchMutation();
  const [calculate, calculating] = useCalculateScoreMutation();
  if (vacancy.filledSince) return null;
  if (!match) {
    return (
      <Button
        variant="primary"
        isPending={calculating.isLoading}
        onPress={() =>
          void calculate({ params: { vacancyId: vacancy.id } })
            .unwrap()
            .catch(notify.error)
        }
      >
        {t('job.calculate')}
      </Button>
    );
  }
  const move = async ({ to }: Action): Promise<void> => {
    if (to === 'APPLIED' && !(await confirm(vacancy))) return;
    try {
      await change({ params: { id: match.id }, body: { status: to } }).unwrap();
    } catch {
      notify.danger('update_match_error');
      return;
    }
    if (to === 'APPLIED') track('apply');
    void navigate(leadsTo(to));
  };
  return (
    <Row gap={3}>
      {(actions[match.status] ?? []).map((action) => (
        <Button
          key={action.label}
          variant={action.isMain ? 'primary' : 'secondary'}
          isDisabled={isLoading}
          onPress={() => void move(action)}
        >
          {t(action.label)}
        </Button>
      ))}
    </Row>
  );
};

/** The same buttons for who is not signed in: they lead to the login. */
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
        {t('job.apply')}
      </Button>
      <Button onPress={toLogin}>{t('job.decline')}</Button>
      <Button variant="quiet" onPress={toLogin}>
        {t('job.calculate')}
      </Button>
    </Row>
  );
};
