import { descriptionLimits } from '@tandem/domain/resume';
import { Disclosure } from '@tandem/ui/disclosure';
import { TextAreaField } from '@tandem/ui/text-field';
import { useText } from '@tandem/web-kit/language/text';
import { memo } from 'react';
import { useBuilder } from '../builder-context';

/** A few sentences at the head of the page. */
export const SummaryPart = memo(({ summary }: { summary: string }) => {
  const t = useText();
  const { change } = useBuilder();
  return (
    <Disclosure level={2} variant="display" title={t('builder.summary')} defaultExpanded>
      <TextAreaField
        label={t('builder.summary.label')}
        value={summary}
        onChange={(text) => change('summary', (before) => ({ ...before, summary: text }))}
        rows={5}
        maxLength={descriptionLimits.summary}
        counter={(count, max) => t('form.characters', { count, max })}
      />
    </Disclosure>
  );
});
SummaryPart.displayName = 'SummaryPart';
