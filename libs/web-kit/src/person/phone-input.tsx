import { countries, isMainOfDialCode } from '@tandem/domain/countries';
import { PhoneField, type PhoneFieldProps } from '@tandem/ui/phone-field';
import { useMemo } from 'react';
import { useLanguage, useText } from '../language/text';

const useDialCodes = () => {
  const language = useLanguage();
  return useMemo(
    () =>
      countries
        .map((country) => ({
          country: country.code,
          dialCode: country.dialCode,
          name: country.name[language],
          isMain: isMainOfDialCode(country),
        }))
        .sort((a, b) => a.name.localeCompare(b.name, language)),
    [language],
  );
};

/** A phone number with all countries of the world to choose its dial code from, the Netherlands unless chosen otherwise. */
export const PhoneInput = (props: Omit<PhoneFieldProps, 'dialCodes' | 'labels'>) => {
  const t = useText();
  const labels = { dialCode: t('profile.dial_code'), search: t('select.search'), empty: t('select.no_results') };
  return <PhoneField {...props} dialCodes={useDialCodes()} labels={labels} />;
};
