import { textLimits } from '@tandem/domain/limits';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { TextAreaField } from '@tandem/ui/text-field';
import { useUnsavedWork } from '@tandem/web-kit/forms';
import { useText } from '@tandem/web-kit/text';
import { useState } from 'react';

type Props = { content: string; isPending: boolean; onKeep: (content: string) => void; onCancel: () => void };

/** The letter in one's own words. */
export const LetterEditor = ({ content, isPending, onKeep, onCancel }: Props) => {
  const t = useText();
  const [text, setText] = useState(content);
  useUnsavedWork(text !== content);
  return (
    <Stack>
      <TextAreaField
        label={t('letter.edit.label')}
        value={text}
        onChange={setText}
        rows={16}
        maxLength={textLimits.paragraph}
        hasCounter
        autoFocus
      />
      <Row>
        <Button variant="primary" isPending={isPending} isDisabled={!text.trim()} onPress={() => onKeep(text)}>
          {t('letter.keep')}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('letter.cancel')}
        </Button>
      </Row>
    </Stack>
  );
};
