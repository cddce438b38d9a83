/** Where everything packed for an account lies, so that it goes with the account. */
export const exportFolder = (accountId: string): string => `exports/${accountId}/`;

export const exportKey = (accountId: string, name: string): string => `${exportFolder(accountId)}${name}`;
