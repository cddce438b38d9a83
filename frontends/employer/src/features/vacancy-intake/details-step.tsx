import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import type { VacancyReading } from '@tandem/contracts/vacancies/reading';
import { textLimits } from '@tandem/domain/limits';
import { AnnotatedText } from '@tandem/ui/annotated-text';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Card, CardHead } from '@tandem/ui/card';
import { Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { TextAreaField, TextField } from '@tandem/ui/text-field';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { formMode } from '@tandem/web-kit/forms/forms';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { AlsoRead } from './also-read';
import { ListField, SalaryFields } from './detail-fields';
import { DetailSection } from './detail-section';
import {
  annotationsOf,
  confidenceOf,
  detailsAnswers,
  detailsFields,
  detailsPatch,
  numberOf,
  sourceFields,
  warningsOf,
  type DetailsFields,
  type SourceField,
} from './details-form';
import { draftNames } from './draft-names';
import { Meanwhile } from '@tandem/web-kit/forms/meanwhile';
import { useStep } from './use-step';
import { useReadingQuery } from './wizard.api';
import { WizardFrame } from './wizard-frame';
import styles from './details-step.module.css';

type Looked = { current: SourceField | null; look: (field: SourceField) => void };

const Warnings = ({ warnings }: { warnings: ReturnType<typeof warningsOf> }) => {
  const t = useText();
  if (warnings.length === 0) return null;
  return (
    <Banner tone="warning" title={t('wizard.warnings', { count: warnings.length })}>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{t(`wizard.warning.${warning}`)}</li>
        ))}
      </ul>
    </Banner>
  );
};

const SourceText = ({ vacancy, reading, current, look }: Looked & { vacancy: Vacancy; reading: VacancyReading }) => {
  const t = useText();
  const choose = (id: string): void => {
    look(id as SourceField);
    document.getElementById(`detail-${id}`)?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <Card as="section" variant="flush" className={styles.source} aria-labelledby="source">
      <CardHead className={styles.sourceHead} title={<span id="source">{t('wizard.source_text')}</span>}>
        <Link href={`/vacancies/${vacancy.id}/intake?step=1`}>{t('wizard.replace_source')}</Link>
      </CardHead>
      <div className={styles.text} tabIndex={0} role="group" aria-label={t('wizard.source_text')}>
        <AnnotatedText
          text={reading.text ?? ''}
          headings={reading.headings}
          annotations={annotationsOf(reading.parts)}
          numberOf={numberOf}
          current={current}
          onSelect={choose}
        />
      </div>
    </Card>
  );
};

type FieldsProps = Looked & { control: Control<DetailsFields>; reading: VacancyReading | undefined; warnings: readonly string[] };

const Fields = ({ control, reading, current, look, warnings }: FieldsProps) => {
  const t = useText();
  const parts = reading?.parts ?? [];
  const found = new Set(annotationsOf(parts).map(({ id }) => id));
  const inputs = {
    requiredExperience: (
      <FormField control={control} name="requiredExperience">
        {(field) => <TextField {...field} label={t('wizard.field.requiredExperience')} maxLength={textLimits.line} />}
      </FormField>
    ),
    requiredSkills: <ListField control={control} name="requiredSkills" />,
    salary: <SalaryFields control={control} reading={reading} />,
    benefits: <ListField control={control} name="benefits" />,
    responsibilities: <ListField control={control} name="responsibilities" />,
  };
  return (
    <Card variant="flush">
      {sourceFields.map((field) => (
        <DetailSection
          key={field}
          field={field}
          current={current}
          onCurrent={look}
          confidence={confidenceOf(parts, field)}
          hasSource={found.has(field)}
          isMissing={warnings.includes(field)}
          hasHeading={field === 'salary'}
        >
          {inputs[field]}
        </DetailSection>
      ))}
      <div className={styles.section}>
        <FormField control={control} name="description">
          {(field) => <TextAreaField {...field} label={t('wizard.field.description')} rows={8} maxLength={textLimits.source} />}
        </FormField>
      </div>
    </Card>
  );
};

/** Until what was read is here: it stands beside the fields, or above them, which would move. */
const ReadingComes = () => {
  const t = useText();
  return (
    <Loading label={t('wizard.source_text.loading')}>
      <Card>
        <SkeletonText lines={14} />
      </Card>
    </Loading>
  );
};

/** Step 3: what was read, beside the words it came from. */
export const DetailsStep = ({ vacancy, onBack, onNext }: { vacancy: Vacancy; onBack: () => void; onNext: () => void }) => {
  const t = useText();
  const { data: reading, isLoading } = useReadingQuery({ params: { id: vacancy.id } });
  const [current, look] = useState<SourceField | null>(null);
  const form = useForm<DetailsFields>({ ...formMode, defaultValues: detailsFields(vacancy) });
  const { control, formState } = form;
  const values = useWatch({ control, compute: (fields: DetailsFields) => fields });
  const warnings = warningsOf(values);
  const { submit, meanwhile } = useStep(form, vacancy, {
    draft: draftNames(vacancy.id).details,
    fieldsOf: detailsFields,
    answers: detailsAnswers,
    patchOf: detailsPatch,
    onNext,
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <WizardFrame
        vacancy={vacancy}
        step={3}
        onBack={onBack}
        next={
          <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
            {t('wizard.next.publish')}
          </Button>
        }
      >
        {isLoading ? (
          <ReadingComes />
        ) : (
          <div className={reading?.text ? styles.columns : undefined}>
            {reading?.text && <SourceText vacancy={vacancy} reading={reading} current={current} look={look} />}
            <Stack gap={4}>
              <Meanwhile {...meanwhile} />
              <Warnings warnings={warnings} />
              <Fields control={control} reading={reading} current={current} look={look} warnings={warnings} />
              {reading?.facts && <AlsoRead facts={reading.facts} companyName={vacancy.employer.companyName} />}
            </Stack>
          </div>
        )}
      </WizardFrame>
    </form>
  );
};
