import type { Account } from '@tandem/contracts/entities/account';
import { Disclosure } from '@tandem/ui/disclosure';
import { later, useLater } from '@tandem/ui/later';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useRef, useState } from 'react';
import { useText } from '../language/text';

// Few open it.
const passwordFields = later(async () => (await import('./password-fields')).PasswordFields);

/** A new password, under a title that opens; all other sessions end with the old one. */
export const ChangePassword = ({ account }: { account: Account }) => {
  const t = useText();
  const PasswordFields = useLater(passwordFields);
  const [isOpen, setOpen] = useState(false);
  const partRef = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setOpen(false);
    // The field or button that had the focus goes with the form.
    partRef.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={partRef}>
      <Disclosure title={t('account.password')} isExpanded={isOpen} onExpandedChange={setOpen}>
        {isOpen &&
          (PasswordFields ? (
            <PasswordFields account={account} onDone={close} />
          ) : (
            <Loading label={t('page.loading')}>
              <SkeletonText lines={6} />
            </Loading>
          ))}
      </Disclosure>
    </div>
  );
};
