import { LanguageMenu } from '@tandem/ui/app-frame';
import { Segmented } from '@tandem/ui/segmented';
import { useSwitchLanguage } from '../language/language';
import { useLanguage, useText } from '../language/text';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'nl', name: 'Nederlands' },
] as const;

/** The language as a menu for the header, or as two buttons where there is room. */
export const LanguagePicker = ({ isOpen = false }: { isOpen?: boolean }) => {
  const current = useLanguage();
  const switchTo = useSwitchLanguage();
  const label = useText()('frame.language');
  const choose = (code: string): void => switchTo(code === 'nl' ? 'nl' : 'en');
  if (!isOpen) return <LanguageMenu label={label} current={current} languages={languages} onChange={choose} />;
  return (
    <Segmented
      label={label}
      value={current}
      onChange={choose}
      options={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
    />
  );
};
