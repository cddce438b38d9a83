import { writeCompanySummary, type CompanySection, type CompanySummary } from '@tandem/domain/company-summary';
import { textLimits } from '@tandem/domain/limits';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../forms/form-field';
import { formMode, useSubmit, useUnsavedWork } from '../forms/forms';
import { MarkdownField } from '../forms/markdown-field';
import { useNotify } from '../forms/notify';
import { SavedElsewhere, useSavedElsewhere } from '../forms/saved-elsewhere';
import { useLanguage, useText } from '../language/text';
import { useSaveSummaryMutation } from './company.api';

type Props = { section: CompanySection; summary: CompanySummary; seen: string | null; onDone: () => void };

/** One text of the company while it is changed; it takes the focus from the button that opened it. */
const CompanyTextEditor = ({ section, summary, seen, onDone }: Props) => {
  const t = useText();
  const notify = useNotify();
  const language = useLanguage();
  const formRef = useRef<HTMLFormElement>(null);
  const [save] = useSaveSummaryMutation();
  const form = useForm({ ...formMode, defaultValues: { text: summary[section] } });
  const { isDirty, isSubmitting } = form.formState;
  const title = t(`company.section.${section}`);
  const wholeWith = (text: string) => writeCompanySummary({ ...summary, [section]: text }, language);
  // A session that ends takes the editor away; what was typed stands in it again afterwards.
  const { offer, forget } = useSavedElsewhere(form, summary[section], `company-text:${section}`);
  const close = (): void => {
    forget();
    onDone();
  };
  useUnsavedWork(isDirty, forget);
  useEffect(() => formRef.current?.querySelector('textarea')?.focus(), []);
  const send = async ({ text }: { text: string }): Promise<void> => {
    if (text.trim() === summary[section]) return close();
    await save({ body: { summary: wholeWith(text), fromMessage: false, seen } }).unwrap();
    notify.success('company.section_saved', { title });
    close();
  };
  const submit = useSubmit(form, send);
  return (
    <form ref={formRef} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {offer && <SavedElsewhere onTake={offer} />}
        <FormField control={form.control} name="text">
          {(field) => <MarkdownField {...field} label={title} isLabelHidden rows={8} maxLength={textLimits.paragraph} />}
        </FormField>
        <Row>
          <Button type="submit" variant="primary" isPending={isSubmitting} isDisabled={wholeWith(form.watch('text')) === ''}>
            {t('company.save')}
          </Button>
          <Button onPress={close}>{t('company.cancel')}</Button>
        </Row>
      </Stack>
    </form>
  );
};

export default CompanyTextEditor;
