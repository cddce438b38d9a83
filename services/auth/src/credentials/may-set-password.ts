import type { Credential } from './credential.entity';

/** Whoever came by Google or LinkedIn has a password once he has chosen one. */
export const maySetPassword = ({ authProvider, passwordHash }: Pick<Credential, 'authProvider' | 'passwordHash'>): boolean =>
  authProvider === 'email' || passwordHash !== null;
