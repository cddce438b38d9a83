/** The two kinds of account. Unknown kinds are treated as candidates. */
export const accountTypes = ['CANDIDATE', 'EMPLOYER'] as const;
export type AccountType = (typeof accountTypes)[number];

/** How an account proves who it is. Only `email` accounts may change their address. */
export const authProviders = ['email', 'google', 'linkedin'] as const;
export type AuthProvider = (typeof authProviders)[number];

/** What a one-time link in a mail is for. Only VERIFY and ACTIVATE sign in. */
export const secretKinds = ['VERIFY', 'RESET', 'ACTIVATE', 'EMAIL_CHANGE'] as const;
export type SecretKind = (typeof secretKinds)[number];

/** Kinds of mail a person may switch off; all are on at first. */
export const mailPreferences = ['newMatches', 'matchChanged', 'interviewCheck'] as const;
export type MailPreference = (typeof mailPreferences)[number];

/** Who did it, where the log of what staff did knows nobody: a call was made with the API key alone. */
export const keyHolderId = '00000000-0000-0000-0000-000000000000';
