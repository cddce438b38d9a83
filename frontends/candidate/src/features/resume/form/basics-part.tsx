import { normalEmail } from '@tandem/domain/fields';
import { Disclosure } from '@tandem/ui/disclosure';
import { FormGrid, Stack } from '@tandem/ui/layout';
import { TextField } from '@tandem/ui/text-field';
import { CityField } from '@tandem/web-kit/person/city-field';
import { NameField } from '@tandem/web-kit/person/name-field';
import { PhoneInput } from '@tandem/web-kit/person/phone-input';
import { useText } from '@tandem/web-kit/language/text';
import { memo } from 'react';
import { useBuilder } from '../builder-context';
import type { Basics } from '../draft/draft';
import { PictureField } from './picture-field';
import { useFieldErrors } from './use-field-errors';

/** Fields of an address beside the city; they stay when another city is chosen. */
const AddressFields = ({ address, onChange }: { address: Basics['address']; onChange: (address: Basics['address']) => void }) => {
  const t = useText();
  const set = (fields: Partial<NonNullable<Basics['address']>>) => onChange({ ...address, ...fields });
  return (
    <>
      <TextField
        label={t('builder.street')}
        value={address?.street ?? ''}
        onChange={(street) => set({ street: street || null })}
        autoComplete="street-address"
      />
      <TextField
        label={t('builder.postal_code')}
        value={address?.postalCode ?? ''}
        onChange={(postalCode) => set({ postalCode: postalCode || null })}
        autoComplete="postal-code"
        maxLength={20}
      />
      <CityField
        isFree
        value={address}
        onChange={(city) =>
          set({ city: city?.city ?? null, country: city?.country ?? null, latitude: city?.latitude, longitude: city?.longitude })
        }
      />
    </>
  );
};

/** Whose resume it is and how to reach him. */
export const BasicsPart = memo(({ basics }: { basics: Basics }) => {
  const t = useText();
  const { change, touch, authProvider } = useBuilder();
  const errorOf = useFieldErrors('basics');
  const set = (fields: Partial<Basics>): void =>
    change(`basics ${Object.keys(fields).join()}`, (before) => ({ ...before, basics: { ...before.basics, ...fields } }));
  const isLocked = authProvider !== null && authProvider !== 'email';
  return (
    <Disclosure level={2} variant="display" title={t('builder.basics')} defaultExpanded>
      <Stack>
        <PictureField name={[basics.firstName, basics.lastName].filter(Boolean).join(' ')} />
        <FormGrid onBlur={() => touch('basics')}>
          <NameField
            label={t('profile.first_name')}
            value={basics.firstName}
            onChange={(firstName) => set({ firstName })}
            autoComplete="given-name"
            errorMessage={errorOf('firstName')}
          />
          <NameField
            label={t('profile.last_name')}
            value={basics.lastName}
            onChange={(lastName) => set({ lastName })}
            autoComplete="family-name"
            errorMessage={errorOf('lastName')}
          />
          <TextField
            type="email"
            label={t('builder.email')}
            value={basics.email}
            onChange={(email) => set({ email: normalEmail(email) })}
            isDisabled={isLocked}
            description={isLocked ? t('builder.email.locked') : undefined}
            autoComplete="email"
            errorMessage={errorOf('email')}
          />
          <div data-span>
            <PhoneInput
              label={t('profile.phone')}
              value={basics.phone}
              onChange={(phone) => set({ phone })}
              errorMessage={errorOf('phone')}
            />
          </div>
          <TextField
            type="url"
            label={t('builder.linkedin')}
            value={basics.linkedinUrl}
            onChange={(linkedinUrl) => set({ linkedinUrl })}
            placeholder="https://www.linkedin.com/in/"
            errorMessage={errorOf('linkedinUrl')}
          />
          <AddressFields address={basics.address} onChange={(address) => set({ address })} />
        </FormGrid>
      </Stack>
    </Disclosure>
  );
});
BasicsPart.displayName = 'BasicsPart';
