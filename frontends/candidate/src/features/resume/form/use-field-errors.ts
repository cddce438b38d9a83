import { useCodeText } from '@tandem/web-kit/gateway/errors';
import { useBuilder } from '../builder-context';

/** The sentence for what is wrong with a field of an entry, once somebody was in it. */
export const useFieldErrors = (entryId: string): ((field: string) => string | undefined) => {
  const { errors, isTouched } = useBuilder();
  const codeText = useCodeText();
  return (field) => (isTouched(entryId) ? codeText(errors[entryId]?.[field]) : undefined);
};
