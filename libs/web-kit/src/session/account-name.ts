import type { Account } from '@tandem/contracts/entities/account';

/** How to call somebody: first and last name, else the e-mail address. */
export const accountName = ({ firstName, lastName, email }: Pick<Account, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** The company somebody acts for, or null. */
export const companyName = (account: Account): string | null =>
  account.accountType === 'EMPLOYER' ? account.accountInfo.companyName : null;

/** The picture of a candidate as the page can load it, or null. */
export const accountPhoto = (account: Account): string | null => {
  const picture = account.accountType === 'CANDIDATE' ? account.accountInfo.profilePicture : account.accountInfo.logoUrl;
  return picture ? fileUrl(picture) : null;
};

/** The address of a stored file for the browser: the API names files by a path of its own. */
export const fileUrl = (path: string): string => (path.startsWith('/files/') ? `/api${path}` : path);
