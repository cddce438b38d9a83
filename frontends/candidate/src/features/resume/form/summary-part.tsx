import { descriptionLimits } from '@tandem/domain/resume';
import { Disclosure } from '@tandem/ui/disclosure';
import { TextAreaField } from '@tandem/ui/text-field';
import { useText } from '@tandem/web-kit/text';
import { useBuilder } from '../builder-context';

/** A few sentences at the head of the page. */
export const SummaryPart = () => {
  const t = useText();
  const { draft, change } = useBuilder();
  return (
    <Disclosure level={2} variant="display" title={t('builder.summary')} defaultExpanded>
      <TextAreaField
        label={t('builder.summary.label')}
        value={draft.summary}
        onChange={(summary) => change('summary', (before) => ({ ...before, summary }))}
        rows={5}
        maxLength={descriptionLimits.summary}
        hasCounter
      />
    </Disclosure>
  );
};
