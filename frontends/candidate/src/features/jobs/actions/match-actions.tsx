import type { Match } from '@tandem/contracts/entities/match';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Text } from '@tandem/ui/text';
import { fileUrl } from '@tandem/web-kit/session/account-name';
import { useMatchTexts } from '@tandem/web-kit/match/match-texts';
import { movesOf, useAskBefore, useChange } from '@tandem/web-kit/match/use-move';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { CalendarClock, CalendarPlus, Check, ExternalLink, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApplyDialog } from './apply-dialog';
import { DeclineDialog } from './decline-dialog';
import { DeclineInterviewDialog } from './decline-interview-dialog';
import { KeepLonger } from './keep-longer';
import { TimeslotPicker } from './timeslot-picker';
import { toInterviews } from './to-interviews';
import styles from './match-actions.module.css';

/** The appointment that was made, and the way to put it into a calendar. */
const Appointment = ({ match }: { match: Match }) => {
  const t = useText();
  const texts = useMatchTexts();
  const slot = match.invitation?.chosen;
  if (match.status !== 'INTERVIEW' || !slot) return null;
  return (
    <Banner
      tone="accent"
      icon={<CalendarClock />}
      title={t('match.appointment', { time: texts.slotInZone(slot) })}
      action={
        <LinkButton size="small" href={fileUrl(`/api/candidate/matches/${match.id}/invitation.ics`)} download="interview.ics">
          <CalendarPlus /> {t('match.calendar')}
        </LinkButton>
      }
    />
  );
};

const Invited = ({ match, onDecline }: { match: Match; onDecline: () => void }) => {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const change = useChange('CANDIDATE');
  const hasTimes = Boolean(match.invitation?.slots.length);
  const accept = async () => {
    if (!(await change(match, { status: 'INTERVIEW' }))) return;
    notify.success('match.accepted');
    await navigate('/funnel', toInterviews);
  };
  return (
    <Stack gap={4}>
      <Banner tone="accent" title={t('match.invited', { company: match.vacancy.employer.companyName })}>
        {match.invitation?.method === 'PHONE' && <p>{t('match.invited.phone')}</p>}
        {match.invitation?.message && <p className={styles.message}>{match.invitation.message}</p>}
      </Banner>
      {hasTimes && <TimeslotPicker match={match} />}
      <Row>
        {!hasTimes && (
          <Button variant="primary" onPress={() => void accept()}>
            <Check /> {t('match.accept')}
          </Button>
        )}
        <Button onPress={onDecline}>
          <X /> {t('match.decline_interview')}
        </Button>
      </Row>
    </Stack>
  );
};

/** Who cannot come after all goes back to the invitation, where another time is asked for or the interview declined. */
const GoBack = ({ match }: { match: Match }) => {
  const t = useText();
  const change = useChange('CANDIDATE');
  const askBefore = useAskBefore('CANDIDATE');
  const goBack = async () => {
    if (await askBefore(match, 'move_back')) await change(match, { status: 'INVITED' });
  };
  return (
    <Stack gap={3}>
      <Text size="small" tone="soft">
        {t('match.cannot_come.text', { company: match.vacancy.employer.companyName })}
      </Text>
      <Row>
        <Button onPress={() => void goBack()}>{t('match.cannot_come')}</Button>
      </Row>
    </Stack>
  );
};

const State = ({ words }: { words: string }) => (
  <Row>
    <CalendarClock size={16} aria-hidden />
    <Text size="small" tone="soft">
      {words}
    </Text>
  </Row>
);

type Props = {
  match: Match;
  /** What can be made for this job, beside the answers to it. */
  beside?: ReactNode;
  /** A question went away by itself, and the button it was asked from may be gone as well: where the focus goes on. */
  onMoved: () => void;
};

/** How far a candidate's match has come, and what he can do about it; once the vacancy is filled there is nothing to do. */
export const MatchActions = ({ match, beside, onMoved }: Props) => {
  const t = useText();
  const texts = useMatchTexts();
  const [open, setOpen] = useState<'apply' | 'decline' | 'interview' | null>(null);
  const moves = movesOf(match, 'CANDIDATE');
  const { vacancy, status } = match;
  const isOpenYet = !vacancy.filledSince;
  const mayApply = isOpenYet && moves.includes('APPLIED') && (status === 'MATCHED' || status === 'DECLINED');
  const mayDecline = isOpenYet && moves.includes('DECLINED');
  const isInvited = isOpenYet && status === 'INVITED' && moves.includes('INTERVIEW');
  const state = status === 'MATCHED' || status === 'BEING_MATCHED' ? '' : texts.state(match);
  const hasJob = status === 'JOB_TAKEN';
  const hasPart = !hasJob && (mayApply || mayDecline || isInvited || state !== '');
  const question = (name: typeof open) => ({
    match,
    isOpen: open === name,
    onClose: () => setOpen(null),
    onMoved: () => {
      setOpen(null);
      onMoved();
    },
  });
  return (
    <>
      {hasJob && (
        <section aria-label={t('match.actions')}>
          <Stack gap={4}>
            <Banner tone="success" title={t('match.job_taken')}>
              {t('match.job_taken.text', { company: vacancy.employer.companyName })}
            </Banner>
            <KeepLonger match={match} />
          </Stack>
        </section>
      )}
      {hasPart && (
        <section aria-label={t('match.actions')}>
          <Stack gap={4}>
            {state && <State words={state} />}
            {isInvited && <Invited match={match} onDecline={() => setOpen('interview')} />}
            <Appointment match={match} />
            {isOpenYet && status === 'INTERVIEW' && moves.includes('INVITED') && <GoBack match={match} />}
            {(mayApply || mayDecline || beside) && (
              <Row className={styles.actions ?? ''}>
                {mayApply && (
                  <Button variant="primary" onPress={() => setOpen('apply')}>
                    {vacancy.isScraped ? <ExternalLink /> : <Check />} {t('match.apply')}
                  </Button>
                )}
                {mayDecline && (
                  <Button onPress={() => setOpen('decline')}>{t(status === 'APPLIED' ? 'match.withdraw' : 'match.decline')}</Button>
                )}
                {beside}
              </Row>
            )}
            <KeepLonger match={match} />
          </Stack>
        </section>
      )}
      <ApplyDialog {...question('apply')} />
      <DeclineDialog {...question('decline')} />
      <DeclineInterviewDialog {...question('interview')} />
    </>
  );
};
