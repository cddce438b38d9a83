import { companyIntakeStep } from '@tandem/domain/intake';
import { Page, PageHead, Stack } from '@tandem/ui/layout';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Stepper } from '@tandem/ui/stepper';
import { useStepInAddress } from '@tandem/web-kit/browser/step-in-address';
import { localPath } from '@tandem/web-kit/browser/return-path';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';
import { useTrack } from '@tandem/web-kit/browser/track';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import styles from './intake-page.module.css';

const CompanyStep = lazy(() => import('./company-step').then((module) => ({ default: module.CompanyStep })));
const ProfileStep = lazy(() => import('./profile-step').then((module) => ({ default: module.ProfileStep })));
const SummaryStep = lazy(() => import('./summary-step').then((module) => ({ default: module.SummaryStep })));
const WebsitesStep = lazy(() => import('./websites-step').then((module) => ({ default: module.WebsitesStep })));

const names = ['profile', 'company', 'websites', 'summary'] as const;
type Step = 1 | 2 | 3 | 4;

const Waiting = () => (
  <Loading label={useText()('page.loading')}>
    <SkeletonText lines={8} />
  </Loading>
);

/** A company's intake: who you are, what the company is, where it is found, and how it tells about itself. */
const IntakePage = () => {
  const t = useText();
  const track = useTrack();
  const navigate = useNavigate();
  const account = useSignedIn<'EMPLOYER'>();
  const { accountInfo } = account;
  const [search] = useSearchParams();
  const [step, go] = useStepInAddress<Step>(
    companyIntakeStep({ ...accountInfo, ...account, city: accountInfo.address?.city, homepage: accountInfo.websites.home }),
  );
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), [step]);
  const saved = (next: Step) => {
    track('intake_step_saved', { step });
    go(next);
  };
  const goal = localPath(search.get('redirectTo'), '/vacancies/create');
  const finish = useCallback(() => {
    track('intake_step_saved', { step: 4 });
    void navigate(goal);
  }, [track, navigate, goal]);
  const name = names[step - 1] ?? 'profile';
  return (
    <Page className={styles.page}>
      <div ref={top} tabIndex={-1}>
        <PageHead title={t(`company_intake.${name}`)}>{t(`company_intake.${name}.hint`)}</PageHead>
      </div>
      <Stack gap={8}>
        <Stepper
          label={t('intake.steps')}
          doneLabel={t('intake.step.done')}
          current={step - 1}
          steps={names.map((each) => ({ label: t(`company_intake.${each}.step`) }))}
        />
        <Suspense fallback={<Waiting />}>
          {step === 1 && <ProfileStep account={account} onNext={() => saved(2)} />}
          {step === 2 && <CompanyStep company={accountInfo} onBack={() => go(1)} onNext={() => saved(3)} />}
          {step === 3 && <WebsitesStep websites={accountInfo.websites} onBack={() => go(2)} onNext={() => saved(4)} />}
          {step === 4 && <SummaryStep company={accountInfo} onBack={() => go(3)} onFinish={finish} />}
        </Suspense>
      </Stack>
    </Page>
  );
};

export default IntakePage;
