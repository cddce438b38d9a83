import type { referralsCalls } from '@tandem/contracts/referrals/referrals';
import { referralsRoutes } from '@tandem/contracts/referrals/referrals.routes';
import { MAIN_ID } from '@tandem/ui/app-frame';
import { Illustration } from '@tandem/ui/illustration';
import { Page, PageHead, Stack } from '@tandem/ui/layout';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../gateway/api';
import { call } from '../gateway/call';
import { config } from '../app/config';
import { useNotify } from '../forms/notify';
import { useAccount } from '../session/session';
import { useText } from '../language/text';
import { useTitle } from '../app/title';
import { emptyReferral, referralOf, type ReferralFields } from './referral-form';
import { ReferForm } from './refer-form';
import styles from './refer-page.module.css';

const referApi = api.injectEndpoints({
  endpoints: (build) => ({ refer: build.mutation(call<typeof referralsCalls.refer>(referralsRoutes.refer)) }),
});

const words = {
  CANDIDATE: { title: 'nav.refer', text: 'refer.text' },
  EMPLOYER: { title: 'refer.title_employer', text: 'refer.text_employer' },
} as const;

/** Telling somebody about the product: a friend, or for employers another company. */
const ReferPage = () => {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const account = useAccount();
  const [search] = useSearchParams();
  const [refer] = referApi.useReferMutation();
  // Each referral begins with a new form; the sender stays.
  const [count, setCount] = useState(0);
  const [sender, setSender] = useState(search.get('email') ?? '');
  const kind = account?.accountType ?? (config().app === 'employer' ? 'EMPLOYER' : 'CANDIDATE');
  const { title, text } = words[kind];
  useTitle(t(title));
  const send = async (fields: ReferralFields): Promise<void> => {
    await refer({ body: referralOf(fields, kind, account) }).unwrap();
    notify.success('refer.done', { name: fields.recipientName.trim() });
    setSender(fields.senderEmail);
    setCount(count + 1);
    // The new form takes the place of the one that had the focus.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return (
    <Page>
      <div className={styles.refer}>
        <Stack gap={6}>
          <PageHead title={t(title)}>{t(text)}</PageHead>
          <ReferForm
            key={count}
            kind={kind}
            start={{ ...emptyReferral, senderEmail: sender }}
            knownSender={account?.email ?? null}
            onSend={send}
            onCancel={() => void navigate('/')}
          />
        </Stack>
        <Illustration name="empty-page" className={styles.drawing} />
      </div>
    </Page>
  );
};

export default ReferPage;
