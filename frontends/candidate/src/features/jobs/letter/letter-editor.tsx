import { textLimits } from '@tandem/domain/limits';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { TextAreaField } from '@tandem/ui/text-field';
import { useDraft, useKept } from '@tandem/web-kit/forms/draft';
import { useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { useText } from '@tandem/web-kit/language/text';
import { letterDraft } from '@tandem/web-kit/match/application-words';

type Draft = { text: string };
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Whether a letter was being changed when its page went away, by a session that ended for instance. */
export const useIsBeingEdited = (vacancyId: string): boolean => useKept(letterDraft(vacancyId)) !== undefined;

type Props = {
  vacancyId: string;
  content: string;
  isPending: boolean;
  /** Answers whether it is kept. */
  onKeep: (content: string) => Promise<boolean>;
  onDone: () => void;
};

/** The letter in one's own words. */
export const LetterEditor = ({ vacancyId, content, isPending, onKeep, onDone }: Props) => {
  const t = useText();
  const { draft, change, forget } = useDraft(letterDraft(vacancyId), () => ({ text: content }), isDraft);
  const { text } = draft;
  useUnsavedWork(text !== content);
  const close = (): void => {
    forget();
    onDone();
  };
  return (
    <Stack>
      <TextAreaField
        label={t('letter.edit.label')}
        value={text}
        onChange={(written) => change({ text: written })}
        rows={16}
        maxLength={textLimits.paragraph}
        counter={(count, max) => t('form.characters', { count, max })}
        autoFocus
      />
      <Row>
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={!text.trim()}
          onPress={() => void onKeep(text).then((isKept) => isKept && close())}
        >
          {t('letter.keep')}
        </Button>
        <Button variant="quiet" onPress={close}>
          {t('letter.cancel')}
        </Button>
      </Row>
    </Stack>
  );
};
