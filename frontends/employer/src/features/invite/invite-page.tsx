import type { Match } from '@tandem/contracts/entities/match';
import { textLimits } from '@tandem/domain/limits';
import { type InvitationMethod, invitationMethods } from '@tandem/domain/match';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { Page, PageHead, Row, Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { LinkButton } from '@tandem/ui/link-button';
import { RadioGroup } from '@tandem/ui/radio-group';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { TextAreaField } from '@tandem/ui/text-field';
import { isCalledOff, isMissing } from '@tandem/web-kit/gateway/api-error';
import { useDraft, useKept } from '@tandem/web-kit/forms/draft';
import { TypedWords } from '@tandem/web-kit/forms/typed-words';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { ApplicationMissing } from '@tandem/web-kit/match/application-missing';
import { useApplicantMatchQuery, useInviteApplicantMutation } from '@tandem/web-kit/match/match.api';
import { useMatchTexts } from '@tandem/web-kit/match/match-texts';
import { canInvite } from '@tandem/web-kit/match/use-move';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { useTrack } from '@tandem/web-kit/browser/track';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import styles from './invite-page.module.css';
import { isSlotRows, proposal, slotOf, slotsError, type SlotRow } from './slot-form';
import { SlotRows } from './slot-rows';

const draftName = (matchId: string): string => `invite:${matchId}`;

type Draft = { method: InvitationMethod; message: string; rows: SlotRow[] };
const isDraft = (value: unknown): value is Draft => {
  const { method, message, rows } = (value ?? {}) as Partial<Draft>;
  return invitationMethods.some((known) => known === method) && typeof message === 'string' && isSlotRows(rows);
};
const beginDraft = (): Draft => ({ method: 'TIMESLOTS', message: '', rows: proposal(new Date(), 3) });

/** What has been filled in, and sending it. */
const useInvitation = (match: Match) => {
  const notify = useNotify();
  const errorText = useErrorText();
  const track = useTrack();
  const navigate = useNavigate();
  const name = useMatchTexts().candidate(match);
  const [invite, { isLoading, isSuccess }] = useInviteApplicantMutation();
  const { draft, change, forget } = useDraft(draftName(match.id), beginDraft, isDraft);
  const { method, message, rows } = draft;
  const [tries, setTries] = useState(0);
  const send = async () => {
    setTries(tries + 1);
    if (method === 'TIMESLOTS' && slotsError(rows, new Date())) return;
    const slots = rows.flatMap((row) => slotOf(row) ?? []);
    const { error } = await invite({
      params: { matchId: match.id },
      body: { method, from: match.status, ...(message.trim() && { message: message.trim() }), ...(method === 'TIMESLOTS' && { slots }) },
    });
    if (isCalledOff(error)) return;
    if (error) return notify.danger('invite.failed', { reason: errorText(error) });
    forget();
    track('invite', { method });
    notify.success('invite.sent', { name });
    // Going back leads past the form: what it was for has been done.
    return navigate(`/matches/${match.id}`, { replace: true });
  };
  return { draft, change, forget, tries, isPending: isLoading || isSuccess, send };
};

/** The form; after a try that was refused here, whoever sent it stands in the field that is wrong. */
const useWrongField = (tries: number) => {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return formRef;
};

type Choice = { candidate: Match['candidate']; value: InvitationMethod; onChange: (method: InvitationMethod) => void };

const MethodChoice = ({ candidate: { email, phone }, value, onChange }: Choice) => {
  const t = useText();
  return (
    <RadioGroup
      variant="framed"
      label={t('invite.how')}
      value={value}
      onChange={(method) => onChange(method as InvitationMethod)}
      options={[
        { value: 'TIMESLOTS', label: t('invite.timeslots'), hint: t('invite.timeslots.hint') },
        { value: 'PHONE', label: t('invite.phone'), hint: phone ?? t('invite.phone.none'), isDisabled: !phone },
        { value: 'EMAIL', label: t('invite.email'), hint: email ?? t('invite.email.none'), isDisabled: !email },
      ]}
    />
  );
};

/** Somebody may withdraw while the times for him are being chosen, or another get the job. */
const MovedMeanwhile = ({ match }: { match: Match }) => {
  const t = useText();
  const texts = useMatchTexts();
  const [began] = useState(match.status);
  const isFilled = match.vacancy.filledSince !== null;
  if (match.status === began && !isFilled) return null;
  return (
    <Banner tone="warning" role="status" className={styles.meanwhile}>
      {isFilled ? t('invite.filled') : t('invite.moved', { state: texts.state(match) })}
    </Banner>
  );
};

const InviteForm = ({ match }: { match: Match }) => {
  const t = useText();
  const name = useMatchTexts().candidate(match);
  const { draft, change, forget, tries, isPending, send } = useInvitation(match);
  const formRef = useWrongField(tries);
  const { method, message, rows } = draft;
  const { phone } = match.candidate;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Card>
      <form ref={formRef} noValidate onSubmit={submit}>
        <Stack gap={6}>
          <MethodChoice candidate={match.candidate} value={method} onChange={(chosen) => change({ method: chosen })} />
          {method === 'TIMESLOTS' && <SlotRows rows={rows} onChange={(changed) => change({ rows: changed })} isChecked={tries > 0} />}
          {method === 'PHONE' && phone && (
            <Text>
              <Link href={`tel:${phone.replace(/\s/g, '')}`}>{t('invite.call', { name, phone })}</Link>
            </Text>
          )}
          {method !== 'PHONE' && (
            <TextAreaField
              label={t('invite.message')}
              description={t('invite.message.help')}
              value={message}
              onChange={(written) => change({ message: written })}
              maxLength={textLimits.paragraph}
            />
          )}
          {/* Beside the button, and in view until that is: nobody writes on, or sends it, without having seen this. */}
          {!isPending && <MovedMeanwhile match={match} />}
          <Row>
            <Button type="submit" variant="primary" isDisabled={match.vacancy.filledSince !== null} isPending={isPending}>
              {t(`invite.send.${method}`)}
            </Button>
            <LinkButton href={`/matches/${match.id}`} onPress={forget}>
              {t('invite.cancel')}
            </LinkButton>
          </Row>
        </Stack>
      </form>
    </Card>
  );
};

/** The message to somebody whose application went while it was written. */
const LostMessage = ({ matchId }: { matchId: string }) => {
  const kept = useKept(draftName(matchId));
  return <TypedWords words={isDraft(kept) ? kept.message : ''} />;
};

/** How to invite somebody: by telephone, by mail, or with times to choose from. */
const InvitePage = () => {
  const t = useText();
  const texts = useMatchTexts();
  const { matchId = '' } = useParams();
  const { data, error, refetch, isFetching, isSuccess } = useApplicantMatchQuery({ params: { matchId } });
  // Judged once: what the invitation itself changes must not lead away before its own words are said.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (isOpen === null && isSuccess && !isFetching) setOpen(canInvite(data));
  if (data && isOpen === false) return <Navigate to={`/matches/${matchId}`} replace />;
  return (
    <Page>
      {data && isOpen && !isMissing(error) && (
        <>
          <PageHead title={t('invite.title', { name: texts.candidate(data) })}>{texts.vacancy(data)}</PageHead>
          <InviteForm match={data} />
        </>
      )}
      {error && (!data || isMissing(error)) && (
        <ApplicationMissing error={error} onRetry={() => void refetch()} isRetrying={isFetching} wasShown={Boolean(data)}>
          <LostMessage matchId={matchId} />
        </ApplicationMissing>
      )}
      {!error && !isOpen && (
        <Loading label={t('match.loading')}>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </Page>
  );
};

export default InvitePage;
