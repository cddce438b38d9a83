import { workDays } from '@tandem/domain/vacancy';
import { Slider } from '@tandem/ui/slider';
import { useText } from '@tandem/web-kit/language/text';

/** How many days of the week one works at home, at least one and not all. */
const HomeDays = ({ value, onChange }: { value: number; onChange: (value: number) => void }) => {
  const t = useText();
  return (
    <Slider
      label={t('wizard.home_days')}
      minValue={1}
      maxValue={workDays - 1}
      value={value}
      onChange={onChange}
      valueLabel={t('wizard.days', { home: value, office: workDays - value })}
    />
  );
};

export default HomeDays;
