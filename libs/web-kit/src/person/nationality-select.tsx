import { defaults } from '@tandem/domain/limits';
import { Select, type SelectProps } from '@tandem/ui/select';
import { useMemo } from 'react';
import { useLanguage, useText } from '../language/text';
import { useCountries } from './countries';

// Nearly everybody's, so that it need not be waited for.
const home = { code: defaults.countryCode, name: { en: 'Netherlands', nl: 'Nederland' }, nationality: { en: 'Dutch', nl: 'Nederlandse' } };

/** Nationalities in the reader's language, Dutch first; found by the country's name too. */
const useNationalities = () => {
  const language = useLanguage();
  const countries = useCountries();
  return useMemo(() => {
    const rank = (code: string) => (code === defaults.countryCode ? 0 : 1);
    return (countries ?? [home])
      .map(({ code, name, nationality }) => ({
        value: code,
        label: nationality[language],
        hint: name[language],
        text: `${nationality[language]}, ${name[language]}`,
      }))
      .sort((a, b) => rank(a.value) - rank(b.value) || a.label.localeCompare(b.label, language));
  }, [language, countries]);
};

/** The nationality somebody has, by the code of its country. */
export const NationalitySelect = (props: Omit<SelectProps, 'options' | 'placeholder' | 'search' | 'renderValue' | 'label'>) => {
  const t = useText();
  return (
    <Select
      {...props}
      label={t('profile.nationality')}
      options={useNationalities()}
      placeholder={t('profile.nationality')}
      renderValue={({ label }) => label}
      search={{ label: t('select.search'), empty: t('select.no_results') }}
    />
  );
};
