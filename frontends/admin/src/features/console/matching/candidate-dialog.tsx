import type { Address } from '@tandem/contracts/entities/address';
import type { Candidate } from '@tandem/contracts/entities/candidate';
import { requiredError } from '@tandem/domain/fields';
import { Button } from '@tandem/ui/button';
import { Dialog } from '@tandem/ui/dialog';
import { FormGrid, Row, Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { TextAreaField, TextField } from '@tandem/ui/text-field';
import { FormField } from '@tandem/web-kit/form-field';
import { formMode, useSubmit } from '@tandem/web-kit/forms';
import { CityField } from '@tandem/web-kit/person/city-field';
import { useText } from '@tandem/web-kit/text';
import { SalaryWish } from '@tandem/web-kit/wishes/salary-wish';
import { TravelWishes } from '@tandem/web-kit/wishes/travel-wishes';
import { basicPreferencesOf, basicWishesOf, type BasicWishes } from '@tandem/web-kit/wishes/wish-form';
import { WorkWishes } from '@tandem/web-kit/wishes/work-wishes';
import { FormProvider, useForm, type Control } from 'react-hook-form';
import { useCreateTestCandidateMutation, useUpdateTestCandidateMutation } from './matching.api';

type Fields = BasicWishes & { firstName: string; lastName: string; address: Address | null; attributes: string };

const fieldsOf = (candidate: Candidate | null): Fields => ({
  ...basicWishesOf(candidate?.preferences ?? null),
  firstName: candidate?.firstName ?? '',
  lastName: candidate?.lastName ?? '',
  address: candidate?.address ?? null,
  attributes: candidate?.testAttributes ? JSON.stringify(candidate.testAttributes, null, 2) : '',
});

/** Words that are JSON, or nothing. */
const jsonError = (text: string): string | null => {
  if (!text.trim()) return null;
  try {
    JSON.parse(text);
    return null;
  } catch {
    return 'invalid_json';
  }
};

const bodyOf = (fields: Fields, candidate: Candidate | null) => ({
  firstName: fields.firstName.trim(),
  lastName: fields.lastName.trim(),
  address: fields.address,
  // Wishes that this form does not ask for stay as they are.
  preferences: { ...candidate?.preferences, ...basicPreferencesOf(fields) },
  testAttributes: fields.attributes.trim() ? (JSON.parse(fields.attributes) as Record<string, unknown>) : null,
});

const Person = ({ control }: { control: Control<Fields> }) => {
  const t = useText();
  return (
    <>
      {(['firstName', 'lastName'] as const).map((name) => (
        <FormField key={name} control={control} name={name} rule={requiredError}>
          {(field) => <TextField {...field} isRequired maxLength={100} label={t(`admin.column.${name}`)} />}
        </FormField>
      ))}
      <FormField control={control} name="address">
        {(field) => <CityField {...field} label={t('admin.column.city')} />}
      </FormField>
    </>
  );
};

const Attributes = ({ control }: { control: Control<Fields> }) => {
  const t = useText();
  return (
    <div data-span>
      <FormField control={control} name="attributes" rule={jsonError}>
        {(field) => (
          <TextAreaField {...field} rows={4} label={t('admin.candidate.attributes')} description={t('admin.candidate.attributes_hint')} />
        )}
      </FormField>
    </div>
  );
};

type Props = { candidate: Candidate | null; onClose: () => void; onSaved: (candidate: Candidate) => void };

/** Creates a test candidate, or changes one. */
export const CandidateDialog = ({ candidate, onClose, onSaved }: Props) => {
  const t = useText();
  const form = useForm<Fields>({ ...formMode, defaultValues: fieldsOf(candidate) });
  const [create] = useCreateTestCandidateMutation();
  const [update] = useUpdateTestCandidateMutation();
  const submit = useSubmit(form, async (fields) => {
    const body = bodyOf(fields, candidate);
    const saved = await (candidate ? update({ params: { id: candidate.id }, body }) : create({ body })).unwrap();
    onClose();
    onSaved(saved);
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t(candidate ? 'admin.candidate.edit' : 'admin.candidate.create')}
      closeLabel={t('admin.close')}
    >
      <FormProvider {...form}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap={5}>
            <Text tone="soft">{t('admin.candidate.hint')}</Text>
            <FormGrid>
              <Person control={form.control} />
              <WorkWishes />
              <TravelWishes />
              <SalaryWish />
              <Attributes control={form.control} />
            </FormGrid>
            <Row isSpread>
              <Button onPress={onClose}>{t('admin.cancel')}</Button>
              <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
                {t('admin.save')}
              </Button>
            </Row>
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  );
};
