import type { Session as SessionShape } from '@tandem/contracts/auth/auth';
import type { Session } from './session.entity';

/** A session as its owner sees it: none of its hashes. */
export const sessionView = ({ id, userAgent, createdAt, lastUsedAt, expiresAt }: Session, currentId: string | null): SessionShape => ({
  id,
  isCurrent: id === currentId,
  userAgent,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
