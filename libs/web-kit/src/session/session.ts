import type { Account } from '@tandem/contracts/entities/account';
import { useCallback, useRef } from 'react';
import { useSelector } from 'react-redux';
import { accountEndpoints, useAccountQuery, useLogoutMutation } from '../gateway/account-api';
import { isApiError, type ApiError } from '../gateway/api-error';
import { browser } from '../browser/browser';
import { useAppDispatch } from '../app/dispatch';
import { leaveNotice } from '../browser/notice';
import { report } from '../browser/report';
import { unsavedWork } from '../forms/unsaved-work';
import { sessionStarted, signedOut, type WithSession } from './session-state';
import { clearForSignOut, storage } from '../browser/storage';

/** Who uses the page. `unknown`: the account could not be asked for; `retry` asks again. */
export type Visitor =
  | { status: 'loading' }
  | { status: 'visitor' }
  | { status: 'unknown'; error: ApiError; retry: () => void }
  | { status: 'account'; account: Account };

/** The person on this page, from the account call made once at startup and kept true by live updates. */
export const useVisitor = (): Visitor => {
  const hasSession = useSelector((state: WithSession) => state.session.hasSession);
  const { data, error, refetch } = useAccountQuery(undefined, { skip: !hasSession });
  if (!hasSession) return { status: 'visitor' };
  if (data) return { status: 'account', account: data };
  if (!error) return { status: 'loading' };
  const failure: ApiError = isApiError(error) ? error : { status: 0 };
  return failure.status === 401 ? { status: 'visitor' } : { status: 'unknown', error: failure, retry: () => void refetch() };
};

/** The account that is signed in, or null. */
export const useAccount = (): Account | null => {
  const visitor = useVisitor();
  return visitor.status === 'account' ? visitor.account : null;
};

/** The account on a page that only shows to who is signed in. Throws elsewhere. */
export const useSignedIn = <T extends Account['accountType'] = Account['accountType']>(): Extract<Account, { accountType: T }> => {
  const account = useAccount();
  if (!account) throw new Error('No account');
  return account as Extract<Account, { accountType: T }>;
};

/** To be called with the expiry a call that signs in has answered; gives the account once it is known. */
export const useSignIn = (): ((exp: number) => Promise<Account>) => {
  const dispatch = useAppDispatch();
  return useCallback(
    async (exp) => {
      storage.tokenExpiry.set(exp);
      // Whoever was here before, of the other app perhaps, is forgotten with all they saw.
      dispatch(signedOut());
      const asking = dispatch(accountEndpoints.account.initiate(undefined, { subscribe: false, forceRefetch: true }));
      const account = await asking.unwrap();
      dispatch(sessionStarted());
      return account;
    },
    [dispatch],
  );
};

/**
 * Signs out. On success local storage is emptied by its rules and the start page is loaded anew with a message;
 * `isQuiet` leaves both to the caller. Asks first while something on the page is unsaved, unless it is quiet. A failure goes to the console and changes nothing.
 */
export const useSignOut = (): ((options?: { isQuiet?: boolean }) => Promise<boolean>) => {
  const dispatch = useAppDispatch();
  const [logout] = useLogoutMutation();
  // Stays on after a success: the page is still there while the next one loads, and so is the button.
  const isLeaving = useRef(false);
  return useCallback(
    async ({ isQuiet = false } = {}) => {
      if (isLeaving.current) return false;
      isLeaving.current = true;
      // Asked now: once signed out, nothing could be saved any more.
      const [work] = unsavedWork;
      if (!isQuiet && work && !(await work.mayLeave())) {
        isLeaving.current = false;
        return false;
      }
      try {
        await logout().unwrap();
      } catch (error) {
        isLeaving.current = false;
        report.error('Signing out failed', error);
        return false;
      }
      clearForSignOut();
      unsavedWork.clear();
      if (isQuiet) {
        dispatch(signedOut());
        return true;
      }
      leaveNotice({ tone: 'success', id: 'session.signed_out' });
      browser.go('/');
      return true;
    },
    [dispatch, logout],
  );
};
