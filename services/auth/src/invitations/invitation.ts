import type { Credential } from '../credentials/credential.entity';

/** Whether somebody was invited and has not begun: he has chosen no password and proved no address. */
export const isInvitation = ({ authProvider, passwordHash, verifiedAt }: Credential): boolean =>
  authProvider === 'email' && passwordHash === null && verifiedAt === null;
