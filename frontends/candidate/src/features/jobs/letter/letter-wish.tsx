import type { Tone } from '@tandem/domain/resume';
import { Segmented } from '@tandem/ui/segmented';
import { Text } from '@tandem/ui/text';
import { useText } from '@tandem/web-kit/language/text';
import { ToneChoice } from '@tandem/web-kit/forms/tone-choice';

/** How a letter is to be written; without a language it is the one of the vacancy. */
export type LetterWish = { tone: Tone; language?: 'en' | 'nl' };

const asVacancy = 'vacancy';

/** The tone and the language of the letter that is written next. */
export const LetterWishes = ({ wish, onChange }: { wish: LetterWish; onChange: (wish: LetterWish) => void }) => {
  const t = useText();
  return (
    <>
      <ToneChoice tone={wish.tone} onChange={(tone) => onChange({ ...wish, tone })} />
      <Segmented
        label={t('letter.language')}
        value={wish.language ?? asVacancy}
        onChange={(value) => onChange({ tone: wish.tone, ...(value === 'en' || value === 'nl' ? { language: value } : {}) })}
        options={[
          { value: asVacancy, label: t('letter.language.vacancy') },
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'nl', label: 'Nederlands', lang: 'nl' },
        ]}
      />
      {wish.language && (
        <Text size="small" tone="muted">
          {t('letter.language.quotes')}
        </Text>
      )}
    </>
  );
};
