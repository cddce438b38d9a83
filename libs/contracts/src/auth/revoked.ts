/** Prefix of the hint that tells every gateway that a session (or a removed account), named by its id, has ended. */
export const REVOKED = 'revoked:';
