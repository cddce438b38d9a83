import type { Credential } from '../credentials/credential.entity';
import type { Secret } from './secret.entity';

type Mailed = Pick<Secret, 'kind' | 'email'>;
type Addresses = Pick<Credential, 'email' | 'pendingEmail'>;

/**
 * Whether a link went to the address that counts: the account's own, or for a change of address the one that is to become it. Whoever has
 * an address the account had before must not get in by what was mailed there.
 */
export const isMailedToOwner = ({ kind, email }: Mailed, account: Addresses): boolean =>
  email === (kind === 'EMAIL_CHANGE' ? account.pendingEmail : account.email);
