import { MAIN_ID } from '@tandem/ui/app-frame';
import { accountTypes, type AccountType } from '@tandem/domain/account';
import { Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Text } from '@tandem/ui/text';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useOpenReferralQuery } from '../gateway/account-api';
import { withReturn } from '../browser/return-path';
import { Message, useText } from '../language/text';
import { AuthLayout } from './auth-layout';
import { CheckMail } from './check-mail';
import { ChooseType } from './choose-type';
import { ProviderButtons } from './provider-buttons';
import { RegisterForm } from './register-form';

/** Where the mail went. It is of this entry of the history: there again after a reload, gone for who begins anew. */
const useSentTo = () => {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: { sentTo?: unknown } | null };
  const sentTo = typeof state?.sentTo === 'string' ? state.sentTo : null;
  return [sentTo, (email: string) => void navigate({ search }, { state: { sentTo: email } })] as const;
};

/** Opening an account: first which side you are on, then the form, then a look in your mail. */
const RegisterPage = () => {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const [sentTo, setSentTo] = useSentTo();
  // The form that had the focus is gone, and the address of the page is the same.
  useEffect(() => {
    if (sentTo) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [sentTo]);
  const referral = search.get('referral');
  const opened = useOpenReferralQuery({ params: { referral: referral ?? '' } }, { skip: !referral });
  const given = search.get('type')?.toUpperCase();
  const type = accountTypes.find((known) => known === given);
  const choose = (next: AccountType) =>
    setSearch((before) => ({ ...Object.fromEntries(before), type: next }), { replace: type !== undefined });
  if (sentTo) {
    return (
      <AuthLayout>
        <CheckMail email={sentTo} form={`/register?${search}`} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      <Stack gap={6}>
        <Stack gap={1}>
          <h1>{t(type === 'EMPLOYER' ? 'register.heading.employer' : type ? 'register.heading' : 'register.choose')}</h1>
          <Text tone="soft">
            <Message
              id="register.known"
              values={{ link: (words) => <Link href={withReturn('/login', search.get('redirectTo') ?? '/')}>{words}</Link> }}
            />
          </Text>
        </Stack>
        {type ? (
          <>
            <RegisterForm
              type={type}
              referral={referral}
              companyName={opened.data?.companyName ?? ''}
              onSwitch={() => choose(type === 'EMPLOYER' ? 'CANDIDATE' : 'EMPLOYER')}
              onSent={setSentTo}
            />
            <ProviderButtons accountType={type} referral={referral} />
          </>
        ) : (
          <ChooseType onChoose={choose} />
        )}
      </Stack>
    </AuthLayout>
  );
};

export default RegisterPage;
