import type { AccountType } from '@tandem/domain/account';
import { DialogFrame } from '@tandem/ui/dialog';
import { LinkButton } from '@tandem/ui/link-button';
import { useState } from 'react';
import { useText } from '../language/text';

/** There is nothing to follow before the intake is done; no way around it. */
export const IntakePopup = ({ side }: { side: AccountType }) => {
  const t = useText();
  return (
    <DialogFrame
      role="alertdialog"
      isOpen
      onClose={() => undefined}
      title={t('funnel.intake.title')}
      actions={
        <LinkButton variant="primary" href={side === 'EMPLOYER' ? '/intake?redirectTo=%2Ffunnel' : '/intake'} autoFocus>
          {t('funnel.intake.action')}
        </LinkButton>
      }
    >
      {t(`funnel.intake.text.${side}`)}
    </DialogFrame>
  );
};

/** Nothing on the way and nothing in the archive: where to begin. */
export const NothingPopup = ({ side }: { side: AccountType }) => {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  return (
    <DialogFrame
      role="dialog"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      closeLabel={t('funnel.nothing.close')}
      title={t(`funnel.nothing.title.${side}`)}
      actions={
        <LinkButton variant="primary" href={side === 'EMPLOYER' ? '/vacancies' : '/jobs'}>
          {t(`funnel.nothing.action.${side}`)}
        </LinkButton>
      }
    >
      {t(`funnel.nothing.text.${side}`)}
    </DialogFrame>
  );
};
