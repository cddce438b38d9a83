import { Button } from '@tandem/ui/button';
import { SaveBar } from '@tandem/ui/save-bar';
import { useText } from '@tandem/web-kit/language/text';
import { Search } from 'lucide-react';
import type { missingWishes } from './preference-form';

type Props = {
  missing: ReturnType<typeof missingWishes>;
  isUnsaved: boolean;
  isBeingMatched: boolean;
  isPending: boolean;
  onSave: () => void;
  onSearch: () => void;
};

const names = {
  desiredJobTitle: 'wishes.job_title',
  jobTypes: 'wishes.job_types',
  hoursPerWeek: 'wishes.hours',
  workModels: 'wishes.work_models',
  travelMode: 'wishes.travel_mode',
  travelTime: 'wishes.travel_time',
} as const;

/** The two ways to save, and what still stands in their way. */
export const PreferencesBar = ({ missing, isUnsaved, isBeingMatched, isPending, onSave, onSearch }: Props) => {
  const t = useText();
  const mayNot = missing.length > 0 || isBeingMatched;
  const state = () => {
    if (isBeingMatched) return t('wishes.wait');
    if (missing.length > 0) return t('wishes.missing', { fields: missing.map((need) => t(names[need])).join(', ') });
    return isUnsaved ? t('wishes.unsaved') : undefined;
  };
  return (
    <SaveBar state={state()}>
      <Button isDisabled={mayNot || !isUnsaved || isPending} onPress={onSave}>
        {t('wishes.save')}
      </Button>
      <Button variant="primary" isDisabled={mayNot} isPending={isPending} onPress={onSearch}>
        <Search aria-hidden size={18} />
        {t('wishes.save_and_search')}
      </Button>
    </SaveBar>
  );
};
