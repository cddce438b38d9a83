import { Card, CardHead } from '@tandem/ui/card';
import { Page, PageHead, Row, Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { LinkButton } from '@tandem/ui/link-button';
import { ProgressCircle } from '@tandem/ui/progress-circle';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { DeleteAccount } from '@tandem/web-kit/account/delete-account';
import { MailSwitches } from '@tandem/web-kit/account/mail-switches';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';
import { lazy, Suspense } from 'react';
import { AboutFields } from './about-fields';
import { ProfilePicture } from './profile-picture';
import styles from './profile-page.module.css';
import { ReferralCard } from './referral-card';

const ResumeCard = lazy(() => import('./resume-card').then((module) => ({ default: module.ResumeCard })));
const SigningIn = lazy(() => import('./signing-in').then((module) => ({ default: module.SigningIn })));

const Progress = ({ value }: { value: number }) => {
  const t = useText();
  return (
    <Row gap={4} className={styles.progress}>
      <ProgressCircle label={t('profile.progress')} value={value} />
      <div>
        <Text>{t(value === 100 ? 'profile.progress.done' : 'profile.progress.open')}</Text>
        {value < 100 && <Link href="/intake">{t('profile.progress.go')}</Link>}
      </div>
    </Row>
  );
};

const YourData = () => {
  const t = useText();
  return (
    <Card as="section">
      <CardHead title={t('profile.data')} />
      <Stack>
        <Text tone="soft">{t('profile.data.text')}</Text>
        <Row>
          <LinkButton href="/my-data">{t('profile.data.open')}</LinkButton>
          <DeleteAccount account={useSignedIn()} />
        </Row>
      </Stack>
    </Card>
  );
};

/** Everything a candidate says about himself, and how he signs in. Fields save themselves. */
const ProfilePage = () => {
  const t = useText();
  const account = useSignedIn<'CANDIDATE'>();
  return (
    <Page>
      <PageHead title={t('profile.heading')} actions={<Progress value={account.accountInfo.intakeProgress} />}>
        {t('profile.intro')}
      </PageHead>
      <Stack gap={6}>
        <Card as="section">
          <CardHead title={t('profile.about')} />
          <div className={styles.about}>
            <ProfilePicture account={account} />
            <AboutFields account={account} />
          </div>
        </Card>
        <Suspense
          fallback={
            <Card as="section">
              <Loading label={t('page.loading')}>
                <SkeletonText lines={6} />
              </Loading>
            </Card>
          }
        >
          <ResumeCard account={account} />
          <SigningIn />
          <Card as="section">
            <CardHead title={t('account.mails')} />
            <MailSwitches account={account} />
          </Card>
          <ReferralCard account={account} />
          <YourData />
        </Suspense>
      </Stack>
    </Page>
  );
};

export default ProfilePage;
