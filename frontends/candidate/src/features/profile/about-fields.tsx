import type { CandidatePatch } from '@tandem/contracts/accounts/accounts';
import type { CandidateAccount } from '@tandem/contracts/entities/account';
import type { Address } from '@tandem/contracts/entities/address';
import { birthDateError } from '@tandem/domain/dates';
import { nameError, phoneError, requiredError } from '@tandem/domain/fields';
import { isResumeReady } from '@tandem/domain/resume';
import { Checkbox } from '@tandem/ui/checkbox';
import { FormGrid } from '@tandem/ui/layout';
import { useBeginMatchingMutation, useSaveCandidateMutation } from '@tandem/web-kit/gateway/candidate-api';
import { formMode } from '@tandem/web-kit/forms/forms';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { aboutForm, type AboutForm } from '@tandem/web-kit/person/about-form';
import { BirthDateField } from '@tandem/web-kit/person/birth-date-field';
import { CityField } from '@tandem/web-kit/person/city-field';
import { NameField } from '@tandem/web-kit/person/name-field';
import { NationalitySelect } from '@tandem/web-kit/person/nationality-select';
import { PhoneInput } from '@tandem/web-kit/person/phone-input';
import { SavedField } from '@tandem/web-kit/forms/saved-field';
import { useText } from '@tandem/web-kit/language/text';
import { today } from '@tandem/web-kit/browser/today';
import { FormProvider, useForm } from 'react-hook-form';

type Saving = { saved: AboutForm; save: ReturnType<typeof useSave> };

const useSave = () => {
  const [save] = useSaveCandidateMutation();
  return async (body: CandidatePatch) => save({ body }).unwrap();
};

/** Saves where somebody lives. Every way to work is another one then, so that jobs are looked for anew. */
const useMove = ({ accountInfo }: CandidateAccount, save: Saving['save']) => {
  const notify = useNotify();
  const [beginMatching] = useBeginMatchingMutation();
  return async (address: Address | null): Promise<void> => {
    await save({ address: address ?? undefined });
    if (!accountInfo.lastMatchedAt || !isResumeReady(accountInfo.resume?.status)) return;
    await beginMatching()
      .unwrap()
      .catch(() => notify.danger('jobs.matching_failed'));
  };
};

const Names = ({ saved, save }: Saving) => {
  const t = useText();
  return (
    <>
      <SavedField<AboutForm, 'firstName'>
        name="firstName"
        rule={nameError}
        saved={saved.firstName}
        save={async (value) => save({ firstName: value.trim() })}
      >
        {(field) => <NameField {...field} isRequired label={t('profile.first_name')} autoComplete="given-name" />}
      </SavedField>
      <SavedField<AboutForm, 'lastName'>
        name="lastName"
        rule={nameError}
        saved={saved.lastName}
        save={async (value) => save({ lastName: value.trim() })}
      >
        {(field) => <NameField {...field} isRequired label={t('profile.last_name')} autoComplete="family-name" />}
      </SavedField>
    </>
  );
};

const Facts = ({ account, saved, save }: Saving & { account: CandidateAccount }) => {
  const t = useText();
  const move = useMove(account, save);
  const birthRule = (value: string | null) => requiredError(value) ?? birthDateError(value ?? '', today());
  return (
    <>
      <SavedField<AboutForm, 'birthDate'>
        name="birthDate"
        rule={birthRule}
        saved={saved.birthDate}
        when="left"
        save={async (value) => save({ birthDate: value ?? undefined })}
      >
        {(field) => <BirthDateField {...field} isRequired />}
      </SavedField>
      <SavedField<AboutForm, 'phone'>
        name="phone"
        rule={phoneError}
        saved={saved.phone}
        save={async (value) => save({ phone: value || null })}
      >
        {(field) => <PhoneInput {...field} label={t('profile.phone')} description={t('profile.phone_hint')} />}
      </SavedField>
      <SavedField<AboutForm, 'address'>
        name="address"
        rule={(value) => requiredError(value?.city)}
        saved={saved.address}
        when="changed"
        save={move}
      >
        {({ name: _name, ...field }) => <CityField {...field} isRequired />}
      </SavedField>
    </>
  );
};

const Nationality = ({ saved, save, asksInd }: Saving & { asksInd: boolean }) => {
  const t = useText();
  return (
    <>
      <SavedField<AboutForm, 'countryCode'>
        name="countryCode"
        rule={requiredError}
        saved={saved.countryCode}
        when="changed"
        save={async (value) => save({ countryCode: value, ...(value === 'NL' && { indRegistered: null }) })}
      >
        {(field) => <NationalitySelect {...field} isRequired />}
      </SavedField>
      {asksInd && (
        <SavedField<AboutForm, 'indRegistered'>
          name="indRegistered"
          saved={saved.indRegistered}
          when="changed"
          save={async (value) => save({ indRegistered: value })}
        >
          {({ value, onChange, name, aside }) => (
            <div data-span>
              <Checkbox name={name} isSelected={value} onChange={onChange} hint={t('profile.ind_hint')}>
                {t('profile.ind')}
              </Checkbox>
              {aside}
            </div>
          )}
        </SavedField>
      )}
    </>
  );
};

/** Who somebody is, field by field; each saves itself. */
export const AboutFields = ({ account }: { account: CandidateAccount }) => {
  const saved = aboutForm(account);
  const save = useSave();
  const form = useForm<AboutForm>({ ...formMode, defaultValues: saved });
  return (
    <FormProvider {...form}>
      <FormGrid>
        <Names saved={saved} save={save} />
        <Facts account={account} saved={saved} save={save} />
        <Nationality saved={saved} save={save} asksInd={form.watch('countryCode') !== 'NL'} />
      </FormGrid>
    </FormProvider>
  );
};
