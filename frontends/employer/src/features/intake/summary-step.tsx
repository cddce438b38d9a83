import type { Company } from '@tandem/contracts/entities/company';
import { generating } from '@tandem/domain/intake';
import { textLimits, waits } from '@tandem/domain/limits';
import { requiredError } from '@tandem/domain/fields';
import type { Tone } from '@tandem/domain/resume';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { EmptyState } from '@tandem/ui/empty-state';
import { Actions, Row, Stack } from '@tandem/ui/layout';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useFileTextQuery, useSaveSummaryMutation, useWriteCompanySummaryMutation } from '@tandem/web-kit/company/company.api';
import { useOncePer } from '@tandem/web-kit/browser/debounce';
import { useFormDraft } from '@tandem/web-kit/forms/form-draft';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { formMode, useSubmit, useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { MarkdownField } from '@tandem/web-kit/forms/markdown-field';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { report } from '@tandem/web-kit/browser/report';
import { useText } from '@tandem/web-kit/language/text';
import { ToneChoice } from '@tandem/web-kit/forms/tone-choice';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';

type Props = { company: Company; onBack: () => void; onFinish: () => void };

const Writing = () => {
  const t = useText();
  return (
    <Card>
      <EmptyState illustration="reading" title={t('company_intake.writing')}>
        {t('company_intake.writing.text')}
      </EmptyState>
      <ProgressBar label={t('company_intake.writing')} isLabelHidden />
    </Card>
  );
};

type EditorProps = Pick<Props, 'onBack'> & {
  name: string;
  text: string;
  /** Nobody wrote it yet: it is there to be filled in. */
  isTemplate: boolean;
  isDraft: boolean;
  isSaved: boolean;
  onSaved: () => void;
  rewrite: ReactNode;
};

const Editor = ({ name, text, isTemplate, isDraft, onBack, isSaved, onSaved, rewrite }: EditorProps) => {
  const t = useText();
  const notify = useNotify();
  const [save] = useSaveSummaryMutation();
  const form = useForm({ ...formMode, defaultValues: { summary: text } });
  const { formState } = form;
  useUnsavedWork(formState.isDirty && !isSaved);
  const forget = useFormDraft(name, form);
  const send = async ({ summary }: { summary: string }): Promise<void> => {
    await save({ body: { summary: summary.trim(), fromMessage: isDraft && summary.trim() === text.trim() } }).unwrap();
    forget();
    onSaved();
  };
  const submit = useSubmit(form, send, () => notify.danger('settings.update_failed'));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={6}>
        {isDraft && <Banner tone="accent">{t('company_intake.draft')}</Banner>}
        <Card as="section">
          <FormField control={form.control} name="summary" rule={requiredError}>
            {(field) => (
              <MarkdownField
                {...field}
                isReadFirst={!isTemplate}
                isRequired
                label={t('company.summary')}
                rows={18}
                maxLength={textLimits.paragraph}
              />
            )}
          </FormField>
        </Card>
        {rewrite}
        <Actions>
          <Button onPress={onBack}>{t('intake.back')}</Button>
          <Row>
            <Button type="submit" variant="primary" size="large" isDisabled={!formState.isValid} isPending={formState.isSubmitting}>
              {t('company_intake.finish')}
            </Button>
          </Row>
        </Actions>
      </Stack>
    </form>
  );
};

/** The text of the summary: asked for when there is none, and again in another tone. */
const useWrittenText = ({ summaryUrl, summaryDraftUrl }: Company) => {
  const [write, writing] = useWriteCompanySummaryMutation();
  const [isRefused, setRefused] = useState(false);
  const [tone, setTone] = useState<Tone>('warm');
  const request = useCallback(
    (wanted: Tone) =>
      void write({ body: { tone: wanted } })
        .unwrap()
        .catch((error: unknown) => {
          report.error('The company summary could not be requested', error);
          setRefused(true);
        }),
    [write],
  );
  const ask = useOncePer(request, waits.summaryGenerate);
  const hasText = Boolean(summaryUrl ?? summaryDraftUrl);
  useEffect(() => {
    if (!hasText) ask(tone);
  }, [hasText, ask, tone]);
  const path = summaryDraftUrl && summaryDraftUrl !== generating ? summaryDraftUrl : summaryUrl;
  const { data, error } = useFileTextQuery(path ?? '', { skip: !path });
  return {
    isWriting: summaryDraftUrl === generating || writing.isLoading || (!hasText && !isRefused),
    isLoading: Boolean(path) && data === undefined && !error,
    isDraft: path === summaryDraftUrl && data !== undefined,
    text: data,
    // The link is signed anew each time the account is asked for; the text behind it stays the same, and what is typed into it too.
    file: path?.split('?')[0],
    tone,
    setTone,
    rewrite: () => ask(tone),
  };
};

/** Step 4: how the company tells about itself, from a draft that is written when there is none. */
export const SummaryStep = ({ company, onBack, onFinish }: Props) => {
  const t = useText();
  const { isWriting, isLoading, isDraft, text, file, tone, setTone, rewrite } = useWrittenText(company);
  // Kept here: what was saved may come back as another text, and a new editor, before the answer does.
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (isSaved) onFinish();
  }, [isSaved, onFinish]);
  if (isWriting) return <Writing />;
  if (isLoading) {
    return (
      <Loading label={t('company_intake.loading')}>
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  return (
    <Editor
      key={file}
      name={`company:summary:${file}`}
      text={text ?? t('company_intake.template')}
      isTemplate={text === undefined}
      isDraft={isDraft}
      onBack={onBack}
      isSaved={isSaved}
      onSaved={() => setSaved(true)}
      rewrite={
        <Row>
          <ToneChoice tone={tone} onChange={setTone} />
          <Button variant="quiet" onPress={rewrite}>
            {t('company_intake.rewrite')}
          </Button>
        </Row>
      }
    />
  );
};
