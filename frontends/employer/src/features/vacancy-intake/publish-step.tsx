import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { requiredError } from '@tandem/domain/fields';
import { textLimits } from '@tandem/domain/limits';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { EmptyState } from '@tandem/ui/empty-state';
import { Stack } from '@tandem/ui/layout';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { formMode, useSubmit, useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { MarkdownField } from '@tandem/web-kit/forms/markdown-field';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { SavedElsewhere, useSavedElsewhere } from '@tandem/web-kit/forms/saved-elsewhere';
import { useText } from '@tandem/web-kit/language/text';
import { useTrack } from '@tandem/web-kit/browser/track';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { draftNames } from './draft-names';
import { Meanwhile } from '@tandem/web-kit/forms/meanwhile';
import { useAskOver, usePublishedElsewhere } from './use-meanwhile';
import { useSaveVacancyMutation } from './wizard.api';
import { WizardFrame } from './wizard-frame';

type Props = { vacancy: Vacancy; onBack: () => void };

const Writing = ({ onWrite }: { onWrite: () => void }) => {
  const t = useText();
  return (
    <Card role="status">
      <EmptyState
        illustration="reading"
        title={t('wizard.writing')}
        action={
          <Button variant="quiet" onPress={onWrite}>
            {t('wizard.write_myself')}
          </Button>
        }
      >
        {t('wizard.writing.text')}
      </EmptyState>
      <ProgressBar label={t('wizard.writing')} isLabelHidden />
    </Card>
  );
};

/** Guards what is not saved, and leaves for the vacancy once it is. */
const useLeaving = (id: string, isDirty: boolean) => {
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  // Before the leaving: it is this that would hold it up.
  useUnsavedWork(isDirty && !isSaved);
  useEffect(() => {
    if (isSaved) void navigate(`/vacancies/${id}`);
  }, [isSaved, navigate, id]);
  return { isSaved, leave: () => setSaved(true) };
};

/** Before it is published: how many it may interest. */
const Reach = ({ count }: { count: number }) => {
  const t = useText();
  return count > 0 && <Banner tone="accent">{t('wizard.candidates', { count })}</Banner>;
};

/** What was done elsewhere while the text was open: it may have been published, or written anew. */
const useOtherText = (vacancy: Vacancy, form: UseFormReturn<{ text: string }>, isSaved: boolean) => {
  const t = useText();
  const { isDirty, isSubmitting } = form.formState;
  const { offer, forget } = useSavedElsewhere(form, vacancy.markdownSummary ?? '', draftNames(vacancy.id).summary);
  const isPublished = usePublishedElsewhere(vacancy) && !isSubmitting && !isSaved;
  const happened = isPublished ? [t('wizard.elsewhere.published')] : [];
  const mayReplace = useAskOver(isDirty ? [...happened, ...(offer ? [t('form.elsewhere.text')] : [])] : []);
  return { happened, offer, forget, mayReplace };
};

const Editor = ({ vacancy, onBack }: Props) => {
  const t = useText();
  const notify = useNotify();
  const track = useTrack();
  const [save] = useSaveVacancyMutation();
  const isPublished = vacancy.flags.readStatus === 'VERIFIED';
  const form = useForm({ ...formMode, defaultValues: { text: vacancy.markdownSummary ?? '' } });
  const { formState } = form;
  const { isSaved, leave } = useLeaving(vacancy.id, formState.isDirty);
  const { happened, offer, forget, mayReplace } = useOtherText(vacancy, form, isSaved);
  const submit = useSubmit(form, async ({ text }) => {
    if (!(await mayReplace())) return;
    const { markdownSummary } = vacancy;
    const changed = formState.isDirty ? { markdownSummary: text.trim(), seen: { markdownSummary } } : undefined;
    const flags = isPublished ? undefined : { flags: { readStatus: 'VERIFIED' as const } };
    await save({ params: { id: vacancy.id }, body: { ...changed, ...flags } }).unwrap();
    forget();
    if (!isPublished) track('vacancy_published');
    notify.success(isPublished ? 'wizard.saved' : 'wizard.published');
    leave();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <WizardFrame
        vacancy={vacancy}
        step={4}
        onBack={onBack}
        next={
          <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
            {t(isPublished ? 'wizard.save' : 'wizard.publish_now')}
          </Button>
        }
      >
        <Stack gap={6}>
          <Reach count={vacancy.amountPotentialCandidates} />
          <Meanwhile happened={happened} onTake={null} />
          {offer && <SavedElsewhere onTake={offer} />}
          <Card as="section">
            <FormField control={form.control} name="text" rule={requiredError}>
              {(field) => (
                <MarkdownField {...field} isReadFirst isRequired label={t('wizard.summary')} rows={18} maxLength={textLimits.paragraph} />
              )}
            </FormField>
          </Card>
        </Stack>
      </WizardFrame>
    </form>
  );
};

/** Step 4: what candidates will read, and publishing it. */
export const PublishStep = ({ vacancy, onBack }: Props) => {
  const [isOwnText, setOwnText] = useState(false);
  const hasText = Boolean(vacancy.markdownSummary) || vacancy.flags.readStatus === 'VERIFIED';
  if (hasText || isOwnText) return <Editor vacancy={vacancy} onBack={onBack} />;
  return (
    <WizardFrame vacancy={vacancy} step={4} onBack={onBack}>
      <Writing onWrite={() => setOwnText(true)} />
    </WizardFrame>
  );
};
