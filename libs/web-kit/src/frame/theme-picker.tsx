import { Segmented } from '@tandem/ui/segmented';
import { useText } from '../language/text';
import { chooseTheme, useTheme } from '../browser/theme';

const themes = ['system', 'light', 'dark'] as const;

/** Light, dark, or as the device has it. */
export const ThemePicker = () => {
  const t = useText();
  const theme = useTheme();
  const choose = (value: string): void => chooseTheme(themes.find((known) => known === value) ?? 'system');
  const options = themes.map((value) => ({ value, label: t(`frame.theme.${value}`) }));
  return <Segmented label={t('frame.theme')} value={theme} options={options} onChange={choose} />;
};
