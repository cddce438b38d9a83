import type { Match } from '@tandem/contracts/entities/match';
import type { MatchStatus } from '@tandem/domain/match';
import { Button } from '@tandem/ui/button';
import { Row } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { funnelAddress } from '@tandem/web-kit/match/to-funnel';
import { canInvite, movesOf, type Question, useAskBefore, useChange } from '@tandem/web-kit/match/use-move';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import type { MessageId } from '@tandem/locales/bundle';
import { CalendarPlus, Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

type Step = { to: MatchStatus; label: MessageId; said: MessageId; question: Question | null; leaves?: true; isMain?: true };

/** What the page offers at each status beside inviting. */
const steps: Partial<Record<MatchStatus, readonly Step[]>> = {
  APPLIED: [{ to: 'REJECTED', label: 'match.reject', said: 'match.rejected', question: 'reject', leaves: true }],
  REJECTED: [{ to: 'REJECTED', label: 'match.reject', said: 'match.rejected', question: 'reject', leaves: true }],
  INVITED: [
    { to: 'REJECTED', label: 'match.declined_invite', said: 'match.rejected', question: null, leaves: true },
    { to: 'INTERVIEW', label: 'match.accepted_invite', said: 'match.moved.interview', question: 'accepted', isMain: true },
  ],
  INTERVIEW: [
    { to: 'REJECTED', label: 'match.not_going', said: 'match.rejected', question: null, leaves: true },
    { to: 'JOB_TAKEN', label: 'match.accepted_offer', said: 'funnel.taken', question: 'taken', isMain: true },
  ],
};

/** `onMoved` is told of a step that leaves people on the page, where its button goes. */
type Props = { match: Match; onMoved: () => void };
type StepProps = Props & { step: Step; askBefore: (question: Question) => Promise<boolean> };

const StepButton = ({ match, step, askBefore, onMoved }: StepProps) => {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const change = useChange('EMPLOYER');
  const go = async () => {
    // A no leaves the button that asked; what was moved in the meantime took it away.
    if (step.question && !(await askBefore(step.question))) return onMoved();
    if (!(await change(match, { status: step.to }))) return;
    notify.success(step.said);
    if (step.leaves) await navigate(funnelAddress());
    else onMoved();
  };
  const Icon = step.isMain ? Check : X;
  return (
    <Button
      variant={step.isMain ? 'primary' : 'secondary'}
      isDisabled={!movesOf(match, 'EMPLOYER').includes(step.to)}
      onPress={() => void go()}
    >
      <Icon /> {t(step.label)}
    </Button>
  );
};

/** What an employer can do with an application now. */
export const MatchButtons = ({ match, onMoved }: Props) => {
  const t = useText();
  // Both are kept here, as the button that asked is gone once the application stands elsewhere.
  const askBefore = useAskBefore('EMPLOYER');
  const current = useRef(match);
  useEffect(() => {
    current.current = match;
  }, [match]);
  return (
    <Row>
      {(steps[match.status] ?? []).map((step) => (
        <StepButton
          key={step.label}
          match={match}
          step={step}
          onMoved={onMoved}
          askBefore={(question) => askBefore(match, question, () => current.current)}
        />
      ))}
      {canInvite(match) && (
        <LinkButton variant="primary" href={`/matches/${match.id}/invite`}>
          <CalendarPlus /> {t(match.status === 'INVITED' ? 'invite.other_times' : 'match.invite')}
        </LinkButton>
      )}
    </Row>
  );
};
