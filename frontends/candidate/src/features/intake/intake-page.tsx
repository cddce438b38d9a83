import type { CandidateAccount } from '@tandem/contracts/entities/account';
import { type CandidateIntake, candidateIntakeStep, isPersonalFormAll } from '@tandem/domain/intake';
import { arePreferencesComplete } from '@tandem/domain/preferences';
import { Page, PageHead, Stack } from '@tandem/ui/layout';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Stepper } from '@tandem/ui/stepper';
import { useOwnResume } from '@tandem/web-kit/resume/own-resume.api';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useStepInAddress } from '@tandem/web-kit/browser/step-in-address';
import { useText } from '@tandem/web-kit/language/text';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './intake-page.module.css';

const PersonalStep = lazy(() => import('./personal-step').then((module) => ({ default: module.PersonalStep })));
const OnlyStep = lazy(() => import('./only-step').then((module) => ({ default: module.OnlyStep })));
const ResumeStep = lazy(() => import('./resume-step').then((module) => ({ default: module.ResumeStep })));
const ReviewStep = lazy(() => import('./review-step').then((module) => ({ default: module.ReviewStep })));

type Step = 1 | 2 | 3;
const hints = { 1: 'intake.step1.hint', 2: 'intake.step2.hint', 3: 'intake.step3.hint' } as const;
const titles = { 1: 'intake.step1', 2: 'intake.step2', 3: 'intake.step3' } as const;

/** What a step is about. Without a file nothing was read that could be checked. */
const StepHead = ({ step, isAll }: { step: Step; isAll: boolean }) => {
  const t = useText();
  const { data: resume } = useOwnResume();
  if (isAll) return <PageHead title={t(titles[1])}>{t('intake.all.hint')}</PageHead>;
  const isOwnWords = step === 3 && resume?.originalFilePath === null;
  return (
    <PageHead title={t(isOwnWords ? 'intake.step3.own' : titles[step])}>{t(isOwnWords ? 'intake.step3.own_hint' : hints[step])}</PageHead>
  );
};

const intakeOf = ({ accountInfo }: CandidateAccount): CandidateIntake => ({
  ...accountInfo,
  city: accountInfo.address?.city,
  hasPreferences: arePreferencesComplete(accountInfo.preferences),
  resumeStatus: accountInfo.resume?.status,
});

const Steps = ({ current }: { current: number }) => {
  const t = useText();
  const steps = ([1, 2, 3] as const).map((each) => ({ label: t(titles[each]) }));
  return <Stepper label={t('intake.steps')} doneLabel={t('intake.step.done')} current={current} steps={steps} />;
};

/** The candidate's intake: who you are and what you want, your resume, and a look at what was read. */
const IntakePage = () => {
  const t = useText();
  const account = useSignedIn<'CANDIDATE'>();
  const known = intakeOf(account);
  // Decided once: saving the form makes the account complete while it is still shown.
  const [isAll] = useState(() => isPersonalFormAll(known));
  const [step, go] = useStepInAddress<Step>(candidateIntakeStep(known));
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), [step]);
  return (
    <Page width={step === 3 ? 'wide' : undefined} className={step === 3 ? undefined : styles.page}>
      <div ref={top} tabIndex={-1}>
        <StepHead step={step} isAll={isAll} />
      </div>
      <Stack gap={8}>
        {!isAll && <Steps current={step - 1} />}
        <Suspense
          fallback={
            <Loading label={t('page.loading')}>
              <SkeletonText lines={8} />
            </Loading>
          }
        >
          {step === 1 && (isAll ? <OnlyStep account={account} /> : <PersonalStep account={account} onNext={() => go(2)} />)}
          {step === 2 && <ResumeStep onBack={() => go(1)} onNext={() => go(3)} />}
          {step === 3 && <ReviewStep onBack={() => go(2)} />}
        </Suspense>
      </Stack>
    </Page>
  );
};

export default IntakePage;
