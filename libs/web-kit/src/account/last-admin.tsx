import type { Account } from '@tandem/contracts/entities/account';
import { isLastAdmin } from '@tandem/domain/company';
import { Link } from '@tandem/ui/link';
import { Note } from '@tandem/ui/text';
import { useText } from '../language/text';

const LastAdminNote = () => {
  const t = useText();
  return (
    <Note>
      {t('account.delete.last_admin')} <Link href="/settings?tab=members">{t('account.delete.members')}</Link>
    </Note>
  );
};

/** What the only admin of a company with other members has to do before his account can go; null for everybody else. */
export const lastAdminHindrance = (account: Account) => {
  if (account.accountType === 'CANDIDATE') return null;
  const { members } = account.accountInfo;
  return members.length > 1 && isLastAdmin(members, account.id) ? <LastAdminNote /> : null;
};
