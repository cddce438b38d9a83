import type { Address } from '@tandem/contracts/entities/address';
import type { Company } from '@tandem/contracts/entities/company';
import type { CompanySize, Industry } from '@tandem/domain/company';
import { pastDateError } from '@tandem/domain/dates';
import { requiredError } from '@tandem/domain/fields';
import { DateField } from '@tandem/ui/date-field';
import { FormGrid } from '@tandem/ui/layout';
import { TextField } from '@tandem/ui/text-field';
import { CompanySizeSelect, IndustrySelect } from '@tandem/web-kit/company/company-fields';
import { useChangeAccountMutation } from '@tandem/web-kit/company/company.api';
import { useDateLabels } from '@tandem/web-kit/forms/date-labels';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { formMode } from '@tandem/web-kit/forms/forms';
import { today } from '@tandem/web-kit/browser/today';
import { CityField } from '@tandem/web-kit/person/city-field';
import { useText } from '@tandem/web-kit/language/text';
import { useForm } from 'react-hook-form';
import { StepForm } from './step-form';

type Fields = {
  companyName: string;
  address: Address | null;
  foundingDate: string | null;
  industry: Industry | null;
  companySize: CompanySize | null;
};

/** Step 2: what the company is. */
export const CompanyStep = ({ company, onBack, onNext }: { company: Company; onBack: () => void; onNext: () => void }) => {
  const t = useText();
  const [save] = useChangeAccountMutation();
  const dateLabels = useDateLabels();
  const { companyName, address, foundingDate, industry, companySize } = company;
  const saved = { companyName, address, foundingDate, industry, companySize };
  const form = useForm<Fields>({ ...formMode, defaultValues: saved });
  const send = async (fields: Fields): Promise<void> => {
    await save({ body: { ...fields, companyName: fields.companyName.trim() } }).unwrap();
    onNext();
  };
  const { control } = form;
  return (
    <StepForm name="company:facts" form={form} saved={saved} send={send} onBack={onBack}>
      <FormGrid>
        <FormField control={control} name="companyName" rule={requiredError}>
          {(field) => <TextField {...field} isRequired label={t('company.name')} autoComplete="organization" />}
        </FormField>
        <FormField control={control} name="address" rule={(value) => requiredError(value?.city)}>
          {(field) => <CityField {...field} isRequired label={t('company.location')} />}
        </FormField>
        <FormField control={control} name="foundingDate" rule={(value) => requiredError(value) ?? pastDateError(value ?? '', today())}>
          {(field) => (
            <DateField
              {...field}
              isRequired
              label={t('company.founded')}
              description={t('company.founded.hint')}
              maxValue={today()}
              labels={dateLabels}
            />
          )}
        </FormField>
        <FormField control={control} name="industry" rule={requiredError}>
          {({ onChange, ...field }) => <IndustrySelect {...field} isRequired onChange={(value) => onChange(value as Industry)} />}
        </FormField>
        <FormField control={control} name="companySize" rule={requiredError}>
          {({ onChange, ...field }) => <CompanySizeSelect {...field} isRequired onChange={(value) => onChange(value as CompanySize)} />}
        </FormField>
      </FormGrid>
    </StepForm>
  );
};
