import { type Tone, tones } from '@tandem/domain/resume';
import { Segmented } from '@tandem/ui/segmented';
import { useText } from '../language/text';

/** How a text that is written for somebody is to sound. */
export const ToneChoice = ({ tone, onChange }: { tone: Tone; onChange: (tone: Tone) => void }) => {
  const t = useText();
  return (
    <Segmented
      label={t('letter.tone')}
      value={tone}
      onChange={(value) => onChange(tones.find((each) => each === value) ?? 'plain')}
      options={tones.map((value) => ({ value, label: t(`letter.tone.${value}`) }))}
    />
  );
};
