import type { Match } from '@tandem/contracts/entities/match';
import { isEmptyResume } from '@tandem/domain/resume';
import { AlertDialog } from '@tandem/ui/alert-dialog';
import { Banner } from '@tandem/ui/banner';
import { Checkbox } from '@tandem/ui/checkbox';
import { Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { usePageAhead } from '@tandem/web-kit/app/page';
import { useMatchTexts } from '@tandem/web-kit/match/match-texts';
import { useChange } from '@tandem/web-kit/match/use-move';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { useOwnResume } from '@tandem/web-kit/resume/own-resume.api';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMovedMeanwhile } from './use-moved-meanwhile';

type Props = { match: Match; isOpen: boolean; onClose: () => void; onMoved: () => void };

/** What the employer gets to see, and what he would look for in vain while there is time to mend it. */
const WhatIsSeen = ({ company }: { company: string }) => {
  const t = useText();
  const { accountInfo } = useSignedIn<'CANDIDATE'>();
  const { data: resume } = useOwnResume();
  return (
    <>
      <p>{t(accountInfo.phone ? 'match.apply.text.own' : 'match.apply.text.no_phone', { company })}</p>
      {resume && isEmptyResume(resume) && (
        <Banner
          tone="warning"
          action={
            <LinkButton href="/resume" size="small">
              {t('resume.fill_in')}
            </LinkButton>
          }
        >
          {t('match.apply.empty_resume', { company })}
        </Banner>
      )}
    </>
  );
};

/** Asks before an application goes out. Where the employer is not on the platform, the candidate applies on his site and follows it here. */
export const ApplyDialog = ({ match, isOpen, onClose, onMoved }: Props) => {
  const t = useText();
  const texts = useMatchTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const change = useChange('CANDIDATE');
  const [isPending, setPending] = useState(false);
  const wasLonger = match.retention?.isLonger ?? false;
  const [isLonger, setLonger] = useState(wasLonger);
  useMovedMeanwhile(match, isOpen, isPending, onMoved);
  usePageAhead('/funnel', isOpen);
  const { vacancy } = match;
  const values = { vacancy: texts.vacancy(match), company: vacancy.employer.companyName };
  const apply = async () => {
    // In the same moment as the press: later, browsers would take it for a window nobody asked for.
    if (vacancy.isScraped && vacancy.originalUrl) window.open(vacancy.originalUrl, '_blank', 'noopener');
    setPending(true);
    const isDone = await change(match, { status: 'APPLIED', ...(isLonger !== wasLonger && { keepsLonger: isLonger }) });
    setPending(false);
    onClose();
    if (!isDone) return;
    notify.success(vacancy.isScraped ? 'match.applied.scraped' : 'match.applied');
    await navigate('/funnel', { flushSync: true });
  };
  const kind = vacancy.isScraped ? 'scraped' : 'own';
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t(`match.apply.title.${kind}`, values)}
      confirmLabel={t(`match.apply.yes.${kind}`)}
      cancelLabel={t('match.apply.no')}
      onConfirm={() => void apply()}
      onCancel={onClose}
      isPending={isPending}
    >
      <Stack gap={4}>
        {vacancy.isScraped ? (
          <p>{t('match.apply.text.scraped', values)}</p>
        ) : (
          <>
            <WhatIsSeen company={values.company} />
            <Checkbox isSelected={isLonger} onChange={setLonger} hint={t('match.retention.why')}>
              {t('match.retention.agree', values)}
            </Checkbox>
          </>
        )}
      </Stack>
    </AlertDialog>
  );
};
