import type { Account } from '@tandem/contracts/entities/account';
import type { Company } from '@tandem/contracts/entities/company';
import { requiredError } from '@tandem/domain/fields';
import { textLimits } from '@tandem/domain/limits';
import { Button } from '@tandem/ui/button';
import { Card, CardHead } from '@tandem/ui/card';
import { EmptyState } from '@tandem/ui/empty-state';
import { Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useSaveSummaryMutation } from '@tandem/web-kit/company/company.api';
import { useCompanyText } from '@tandem/web-kit/company/use-company-text';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { formMode, useSubmit, useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { MarkdownField } from '@tandem/web-kit/forms/markdown-field';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { SavedElsewhere, useSavedElsewhere } from '@tandem/web-kit/forms/saved-elsewhere';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

const Editor = ({ text, seen }: { text: string; seen: string | null }) => {
  const t = useText();
  const notify = useNotify();
  const [save] = useSaveSummaryMutation();
  const form = useForm({ ...formMode, defaultValues: { text } });
  const { isDirty, isSubmitting } = form.formState;
  const elsewhere = useSavedElsewhere(form, text, 'company-summary');
  useUnsavedWork(isDirty, elsewhere.forget);
  // The path of what was saved here last: whoever saves again before it is read is no colleague of his own.
  const [own, setOwn] = useState<{ before: string | null; path: string | null } | null>(null);
  const keep = ({ accountInfo }: Account): void => setOwn({ before: seen, path: accountInfo.summaryUrl });
  const send = async (typed: { text: string }): Promise<void> => {
    if (isDirty)
      await save({ body: { summary: typed.text.trim(), seen: own?.before === seen ? own.path : seen } })
        .unwrap()
        .then(keep);
    elsewhere.settle();
    form.reset(typed);
    notify.success('settings.summary_saved');
  };
  const submit = useSubmit(form, send, () => notify.danger('settings.update_failed'));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {elsewhere.offer && <SavedElsewhere onTake={elsewhere.offer} />}
        <FormField control={form.control} name="text" rule={requiredError}>
          {(field) => (
            <MarkdownField {...field} isReadFirst label={t('company.summary')} isLabelHidden rows={14} maxLength={textLimits.paragraph} />
          )}
        </FormField>
        <div>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {t('wizard.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

/** How the company tells about itself, or the way to the intake where that is written. */
export const SummaryCard = ({ company: { summaryUrl } }: { company: Company }) => {
  const t = useText();
  const { data, seen } = useCompanyText(summaryUrl);
  return (
    <Card as="section">
      <CardHead title={t('company.summary')} />
      {!summaryUrl ? (
        <EmptyState
          illustration="empty-page"
          level={3}
          title={t('settings.no_summary')}
          action={<LinkButton href="/intake?redirectTo=%2Fsettings">{t('vacancies.offer.intake.go')}</LinkButton>}
        >
          {t('settings.no_summary.text')}
        </EmptyState>
      ) : data === undefined ? (
        <Loading label={t('company_intake.loading')}>
          <SkeletonText lines={6} />
        </Loading>
      ) : (
        <Editor text={data} seen={seen} />
      )}
    </Card>
  );
};
