import { Segmented } from '@tandem/ui/segmented';
import { useState } from 'react';
import { useText } from '../text';
import { chooseTheme, readTheme, type Theme } from '../theme';

const themes = ['system', 'light', 'dark'] as const;

/** Light, dark, or as the device has it. */
export const ThemePicker = () => {
  const t = useText();
  const [theme, setTheme] = useState<Theme>(() => readTheme());
  const choose = (value: string): void => {
    const chosen = themes.find((known) => known === value) ?? 'system';
    setTheme(chosen);
    chooseTheme(chosen);
  };
  const options = themes.map((value) => ({ value, label: t(`frame.theme.${value}`) }));
  return <Segmented label={t('frame.theme')} value={theme} options={options} onChange={choose} />;
};
