import type { Match } from '@tandem/contracts/entities/match';
import { AlertDialog } from '@tandem/ui/alert-dialog';
import { useMatchTexts } from '@tandem/web-kit/match/match-texts';
import { useChange } from '@tandem/web-kit/match/use-move';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';
import { useMovedMeanwhile } from './use-moved-meanwhile';

type Props = { match: Match; isOpen: boolean; onClose: () => void; onMoved: () => void };

/** Asks before an interview is declined: only the employer can invite once more. */
export const DeclineInterviewDialog = ({ match, isOpen, onClose, onMoved }: Props) => {
  const t = useText();
  const texts = useMatchTexts();
  const notify = useNotify();
  const change = useChange('CANDIDATE');
  const [isPending, setPending] = useState(false);
  useMovedMeanwhile(match, isOpen, isPending, onMoved);
  const decline = async () => {
    setPending(true);
    const isDone = await change(match, { status: 'DECLINED_INTERVIEW_BY_CANDIDATE' });
    setPending(false);
    onClose();
    if (isDone) notify.success('match.declined_interview');
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('funnel.ask.decline_interview.title')}
      confirmLabel={t('funnel.ask.decline_interview.yes')}
      cancelLabel={t('funnel.ask.decline_interview.no')}
      onConfirm={() => void decline()}
      onCancel={onClose}
      isPending={isPending}
    >
      {t('funnel.ask.decline_interview.text', { vacancy: texts.vacancy(match), company: match.vacancy.employer.companyName })}
    </AlertDialog>
  );
};
