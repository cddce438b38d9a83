import type { AccountType } from '@tandem/domain/account';
import { newPasswordError, normalEmail, requiredError, strictEmailError } from '@tandem/domain/fields';
import { Button } from '@tandem/ui/button';
import { Checkbox } from '@tandem/ui/checkbox';
import { Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { TextField } from '@tandem/ui/text-field';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, type Control, type UseFormReturn } from 'react-hook-form';
import { useRegisterMutation } from '../gateway/account-api';
import { isApiError } from '../gateway/api-error';
import { readDraft, writeDraft } from '../forms/draft-storage';
import { FormField } from '../forms/form-field';
import { formMode, useSubmit } from '../forms/forms';
import { useNotify } from '../forms/notify';
import { storage } from '../browser/storage';
import { Message, useText } from '../language/text';
import { useTrack } from '../browser/track';
import { PasswordPair } from './password-pair';

type Fields = { email: string; password: string; repeat: string; companyName: string; isAgreed: boolean };
type Props = {
  type: AccountType;
  referral: string | null;
  /** Of whoever was referred; may come later than the form. */
  companyName: string;
  onSwitch: () => void;
  onSent: (email: string) => void;
};

/** Whether all that is asked for is there and the passwords are equal; what else may be wrong is said beside the fields. */
const isFilled = ({ email, password, repeat, companyName, isAgreed }: Fields, type: AccountType): boolean =>
  isAgreed && Boolean(email.trim() && password) && password === repeat && (type === 'CANDIDATE' || Boolean(companyName.trim()));

const draft = 'register';
type Kept = Pick<Fields, 'email' | 'companyName'>;

/** Who one is, as it was typed in this tab before a reload; no password is kept anywhere. */
const readKept = (): Kept => {
  const { email, companyName } = (readDraft(draft) ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return { email: typeof email === 'string' ? email : '', companyName: typeof companyName === 'string' ? companyName : '' };
};

const useRegisterForm = (): UseFormReturn<Fields> => {
  const [kept] = useState(readKept);
  const form = useForm<Fields>({ ...formMode, defaultValues: { ...kept, password: '', repeat: '', isAgreed: false } });
  const { watch } = form;
  useEffect(() => {
    const subscription = watch(({ email, companyName }) => writeDraft(draft, email || companyName ? { email, companyName } : undefined));
    return () => subscription.unsubscribe();
  }, [watch]);
  return form;
};

const Agreement = () => (
  <Message
    id="register.agree"
    values={{
      terms: (words) => <Link href="/terms-and-conditions">{words}</Link>,
      privacy: (words) => <Link href="/privacy">{words}</Link>,
    }}
  />
);

const WhoYouAre = ({ control, isEmployer }: { control: Control<Fields>; isEmployer: boolean }) => {
  const t = useText();
  return (
    <>
      {isEmployer && (
        <FormField control={control} name="companyName" rule={requiredError}>
          {(field) => <TextField {...field} isRequired label={t('register.company')} autoComplete="organization" />}
        </FormField>
      )}
      <FormField control={control} name="email" rule={(value) => requiredError(value) ?? strictEmailError(value)}>
        {(field) => (
          <TextField
            {...field}
            isRequired
            type="email"
            label={t('login.email')}
            autoComplete="username"
            onChange={(value) => field.onChange(value.toLowerCase())}
          />
        )}
      </FormField>
    </>
  );
};

/** Sends the form; what the server says of the address lands on its field. */
const useRegistration = (form: UseFormReturn<Fields>, { type, referral, onSent }: Pick<Props, 'type' | 'referral' | 'onSent'>) => {
  const notify = useNotify();
  const track = useTrack();
  const [register] = useRegisterMutation();
  const send = async ({ email, password, companyName }: Fields): Promise<void> => {
    await register({
      body: {
        email: normalEmail(email),
        password,
        accountType: type,
        referral,
        resumeId: storage.openResumeId.get(),
        ...(type === 'EMPLOYER' && { companyName: companyName.trim() }),
      },
    }).unwrap();
    track('user_registered');
    writeDraft(draft, undefined);
    onSent(normalEmail(email));
  };
  const failed = (error: unknown): void => {
    if (isApiError(error) && error.detail === 'user_exists')
      form.setError('email', { type: 'server', message: 'user_exists' }, { shouldFocus: true });
    else if (isApiError(error) && error.detail === 'too_many_requests') notify.error(error);
    else notify.danger('register.failed');
  };
  return useSubmit(form, send, failed);
};

/** E-mail, password twice, the company's name for employers, and the terms. */
export const RegisterForm = ({ type, referral, companyName: referredName, onSwitch, onSent }: Props) => {
  const t = useText();
  const form = useRegisterForm();
  const { control, formState, watch } = form;
  const isEmployer = type === 'EMPLOYER';
  const { getValues, setValue } = form;
  useEffect(() => {
    if (referredName && !getValues('companyName')) setValue('companyName', referredName);
  }, [referredName, getValues, setValue]);

  const submit = useRegistration(form, { type, referral, onSent });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <WhoYouAre control={control} isEmployer={isEmployer} />
          <PasswordPair label={t('login.password')} hint={t('register.password_hint')} rule={newPasswordError} />
          <FormField control={control} name="isAgreed" rule={(value) => (value ? null : 'terms_required')}>
            {({ value, errorMessage, onChange, name }) => (
              <Checkbox name={name} isSelected={value} onChange={onChange} errorMessage={errorMessage}>
                <Agreement />
              </Checkbox>
            )}
          </FormField>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isBlock
            isPending={formState.isSubmitting}
            isDisabled={!isFilled(watch(), type)}
          >
            {t('register.submit')}
          </Button>
          <Button variant="quiet" isBlock onPress={onSwitch}>
            {t(isEmployer ? 'register.switch.candidate' : 'register.switch.employer')}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
};
