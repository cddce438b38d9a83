import { dialCodes, isMainOfDialCode } from '@tandem/domain/dial-codes';
import { PhoneField, type PhoneFieldProps } from '@tandem/ui/phone-field';
import { useMemo } from 'react';
import { useLanguage, useText } from '../language/text';
import { useCountries } from './countries';

/** Until the countries have their names they go by their codes. */
const useDialCodes = () => {
  const language = useLanguage();
  const countries = useCountries();
  return useMemo(() => {
    const names = new Map(countries?.map(({ code, name }) => [code, name[language]]));
    return [...dialCodes]
      .map(([country, dialCode]) => ({ country, dialCode, name: names.get(country) ?? country, isMain: isMainOfDialCode(country) }))
      .sort((a, b) => a.name.localeCompare(b.name, language));
  }, [language, countries]);
};

/** A phone number with all countries of the world to choose its dial code from, the Netherlands unless chosen otherwise. */
export const PhoneInput = (props: Omit<PhoneFieldProps, 'dialCodes' | 'labels'>) => {
  const t = useText();
  const labels = { dialCode: t('profile.dial_code'), search: t('select.search'), empty: t('select.no_results') };
  return <PhoneField {...props} dialCodes={useDialCodes()} labels={labels} />;
};
