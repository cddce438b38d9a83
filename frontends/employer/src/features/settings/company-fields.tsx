import type { AccountPatch } from '@tandem/contracts/accounts/accounts';
import type { EmployerAccount } from '@tandem/contracts/entities/account';
import type { Address } from '@tandem/contracts/entities/address';
import type { CompanySize, Industry } from '@tandem/domain/company';
import { normalPhone, phoneError, requiredError, urlError, withHttps } from '@tandem/domain/fields';
import { FormGrid } from '@tandem/ui/layout';
import { TextField } from '@tandem/ui/text-field';
import { CompanySizeSelect, IndustrySelect } from '@tandem/web-kit/company/company-fields';
import { useChangeAccountMutation } from '@tandem/web-kit/company/company.api';
import { formMode } from '@tandem/web-kit/forms/forms';
import { CityField } from '@tandem/web-kit/person/city-field';
import { PhoneInput } from '@tandem/web-kit/person/phone-input';
import { SavedField } from '@tandem/web-kit/forms/saved-field';
import { useText } from '@tandem/web-kit/language/text';
import { FormProvider, useForm } from 'react-hook-form';

type Facts = {
  companyName: string;
  home: string;
  address: Address | null;
  phone: string;
  industry: Industry | null;
  companySize: CompanySize | null;
};
type Saving = { saved: Facts; save: (body: AccountPatch) => Promise<unknown> };

const factsOf = ({ accountInfo, phone }: EmployerAccount): Facts => ({
  companyName: accountInfo.companyName,
  home: accountInfo.websites.home ?? '',
  address: accountInfo.address,
  phone: phone ?? accountInfo.phone ?? '',
  industry: accountInfo.industry,
  companySize: accountInfo.companySize,
});

const Written = ({ saved, save, websites }: Saving & { websites: EmployerAccount['accountInfo']['websites'] }) => {
  const t = useText();
  return (
    <>
      <SavedField<Facts, 'companyName'>
        name="companyName"
        rule={requiredError}
        saved={saved.companyName}
        save={async (value) => save({ companyName: value.trim() })}
      >
        {(field) => <TextField {...field} isRequired label={t('company.name')} autoComplete="organization" />}
      </SavedField>
      <SavedField<Facts, 'home'>
        name="home"
        rule={(value) => urlError(withHttps(value))}
        saved={saved.home}
        save={async (value) => save({ websites: { ...websites, home: withHttps(value) || null } })}
      >
        {(field) => <TextField {...field} type="url" label={t('company.website.home')} placeholder="https://" />}
      </SavedField>
      <SavedField<Facts, 'phone'>
        name="phone"
        rule={phoneError}
        saved={saved.phone}
        save={async (value) => save({ phone: normalPhone(value) || null })}
      >
        {(field) => <PhoneInput {...field} label={t('profile.phone')} />}
      </SavedField>
    </>
  );
};

const Chosen = ({ saved, save }: Saving) => {
  const t = useText();
  return (
    <>
      <SavedField<Facts, 'address'>
        name="address"
        rule={(value) => requiredError(value?.city)}
        saved={saved.address}
        save={async (address) => save({ address })}
      >
        {(field) => <CityField {...field} isRequired label={t('company.location')} />}
      </SavedField>
      <SavedField<Facts, 'industry'> name="industry" when="changed" saved={saved.industry} save={async (industry) => save({ industry })}>
        {({ onChange, ...field }) => <IndustrySelect {...field} onChange={(value) => onChange(value as Industry)} />}
      </SavedField>
      <SavedField<Facts, 'companySize'>
        name="companySize"
        when="changed"
        saved={saved.companySize}
        save={async (companySize) => save({ companySize })}
      >
        {({ onChange, ...field }) => <CompanySizeSelect {...field} onChange={(value) => onChange(value as CompanySize)} />}
      </SavedField>
    </>
  );
};

/** The facts of the company. */
export const CompanyFields = ({ account }: { account: EmployerAccount }) => {
  const [mutate] = useChangeAccountMutation();
  const saved = factsOf(account);
  const form = useForm<Facts>({ ...formMode, defaultValues: saved });
  const save = async (body: AccountPatch) => mutate({ body }).unwrap();
  return (
    <FormProvider {...form}>
      <FormGrid>
        <Written saved={saved} save={save} websites={account.accountInfo.websites} />
        <Chosen saved={saved} save={save} />
      </FormGrid>
    </FormProvider>
  );
};
