import { useCallback } from 'react';
import { isApiError } from '../gateway/api-error';
import { useErrorText } from '../gateway/errors';
import { useText } from '../language/text';
import { PopupBlocked } from './identity-popup';

/** Why a provider opened nothing, in a sentence: of our server, of the browser, or the provider's own. */
export const useProviderReason = (): ((error: unknown) => string) => {
  const t = useText();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      if (error instanceof PopupBlocked) return t('login.popup_blocked');
      if (!isApiError(error)) return (error as Error).message;
      // That an address is taken helps nobody who only wants to come in.
      return error.detail === 'user_exists' ? t('login.provider_taken') : errorText(error);
    },
    [t, errorText],
  );
};
