import type { Match } from '@tandem/contracts/entities/match';
import { declineReasons, type DeclineReason } from '@tandem/domain/match';
import { AlertDialog } from '@tandem/ui/alert-dialog';
import { RadioGroup } from '@tandem/ui/radio-group';
import { useMatchTexts } from '@tandem/web-kit/match/match-texts';
import { useChange } from '@tandem/web-kit/match/use-move';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMovedMeanwhile } from './use-moved-meanwhile';

type Props = { match: Match; isOpen: boolean; onClose: () => void; onMoved: () => void };

/** Declines a vacancy, or withdraws from one; whoever says why gets another list next time. */
export const DeclineDialog = ({ match, isOpen, onClose, onMoved }: Props) => {
  const t = useText();
  const texts = useMatchTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const change = useChange('CANDIDATE');
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [isPending, setPending] = useState(false);
  useMovedMeanwhile(match, isOpen, isPending, onMoved);
  const hasApplied = match.status === 'APPLIED';
  const decline = async () => {
    setPending(true);
    const isDone = await change(match, { status: 'DECLINED', ...(reason && { reason }) });
    setPending(false);
    onClose();
    if (!isDone) return;
    notify.success(hasApplied ? 'match.withdrawn' : 'match.declined');
    await navigate('/jobs');
  };
  const step = hasApplied ? 'withdraw' : 'decline';
  const values = { vacancy: texts.vacancy(match), company: match.vacancy.employer.companyName };
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t(`match.${step}.title`, values)}
      confirmLabel={t(`match.${step}.yes`)}
      cancelLabel={t(`match.${step}.no`)}
      onConfirm={() => void decline()}
      onCancel={onClose}
      isPending={isPending}
    >
      <RadioGroup
        label={t('match.decline.why')}
        description={t('match.decline.why.help')}
        value={reason}
        onChange={(value) => setReason(value as DeclineReason)}
        options={declineReasons.map((value) => ({ value, label: t(`match.decline.reason.${value}`) }))}
      />
    </AlertDialog>
  );
};
