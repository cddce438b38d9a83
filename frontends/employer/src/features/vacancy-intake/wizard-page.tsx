import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { vacancyIntakeStep } from '@tandem/domain/intake';
import { ahead } from '@tandem/web-kit/app/ahead';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { type ApiError, isMissing } from '@tandem/web-kit/gateway/api-error';
import { LoadingScreen } from '@tandem/web-kit/frame/loading-screen';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useVacancyQuery } from '@tandem/web-kit/vacancy/vacancy.api';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { WizardStep } from './wizard-frame';

const SourceStep = ahead(async () => (await import('./source-step')).SourceStep);
const BasicsStep = ahead(async () => (await import('./basics-step')).BasicsStep);
const DetailsStep = ahead(async () => (await import('./details-step')).DetailsStep);
const PublishStep = ahead(async () => (await import('./publish-step')).PublishStep);
// Hardly anybody meets these.
const DeletedMeanwhile = ahead(async () => (await import('./deleted-meanwhile')).DeletedMeanwhile);
const VacancyMissing = ahead(async () => (await import('@tandem/web-kit/vacancy/vacancy-missing')).VacancyMissing);

/** The other steps come while the first one is filled in. A failure is met again, and said, when one is needed. */
const useStepsAhead = (): void => {
  useEffect(() => [SourceStep, BasicsStep, DetailsStep, PublishStep].forEach((step) => void step.fetch().catch(() => undefined)), []);
};

/**
 * The step to show: one that a link asks for, or where the flags said it starts when somebody came. What is saved in another window moves
 * nobody on under his hands; only a reading that ends does, and whoever goes on himself.
 */
const useStep = ({ flags }: Vacancy): [WizardStep, (step: WizardStep | null) => void] => {
  const [search, setSearch] = useSearchParams();
  const furthest = vacancyIntakeStep(flags);
  const { readStatus } = flags;
  const [begun, setBegun] = useState<WizardStep>(1);
  if (begun === 1 && furthest > 1) setBegun(furthest);
  const asked = Number(search.get('step'));
  const own = begun < furthest ? begun : furthest;
  const step = Number.isInteger(asked) && asked >= 1 && asked <= furthest ? (asked as WizardStep) : own;
  const isNamed = search.has('step');
  const isFirst = useRef(true);
  // Ahead of what is drawn: an address comes a moment after it is asked for, and nobody is sent to one without a step twice.
  const leavesStep = useRef(false);
  useEffect(() => void (leavesStep.current = !isNamed), [isNamed]);
  // An address keeps the step it was shown with, so that the browser's back leads to the one before. Only what is being read has none yet.
  useEffect(() => {
    const isKnown = own > 1 || (isFirst.current && readStatus !== 'BUSY');
    isFirst.current = false;
    if (!isNamed && isKnown) setSearch({ step: String(own) }, { replace: true });
  }, [isNamed, own, readStatus, setSearch]);
  const go = useCallback(
    (next: WizardStep | null) => {
      if (!next) setBegun(1);
      if (!next && leavesStep.current) return;
      leavesStep.current = !next;
      setSearch(next ? { step: String(next) } : {});
    },
    [setSearch],
  );
  return [step, go];
};

/** Says why the page goes back by itself: another source was read elsewhere, and the steps begin anew. */
const useSaysAnotherSource = ({ flags }: Vacancy, step: WizardStep): void => {
  const notify = useNotify();
  const furthest = vacancyIntakeStep(flags);
  const before = useRef({ step, furthest });
  useEffect(() => {
    if (step < before.current.step && furthest < before.current.furthest) notify.info('wizard.elsewhere.source');
    before.current = { step, furthest };
  }, [step, furthest, notify]);
};

const Step = ({ vacancy }: { vacancy: Vacancy }) => {
  const [step, go] = useStep(vacancy);
  useSaysAnotherSource(vacancy, step);
  if (step === 1) return <SourceStep vacancy={vacancy} onSent={() => go(null)} onRead={() => go(null)} onNext={() => go(2)} />;
  if (step === 2) return <BasicsStep vacancy={vacancy} onBack={() => go(1)} onNext={() => go(3)} />;
  if (step === 3) return <DetailsStep vacancy={vacancy} onBack={() => go(2)} onNext={() => go(4)} />;
  return <PublishStep vacancy={vacancy} onBack={() => go(3)} />;
};

const Wizard = ({ vacancy }: { vacancy: Vacancy }) => {
  useStepsAhead();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Step vacancy={vacancy} />
    </Suspense>
  );
};

const NOT_FOUND: ApiError = { status: 404, detail: 'vacancy_not_found' };

/** From a source to a published vacancy, in four steps. */
const WizardPage = () => {
  const { vacancyId = '' } = useParams();
  const { accountInfo } = useSignedIn<'EMPLOYER'>();
  const { data, error, refetch } = useVacancyQuery({ params: { id: vacancyId } });
  if (!data && !error) return <LoadingScreen />;
  // A draft that a colleague or another tab deleted is gone here too, whatever was read of it before.
  const isGone = isMissing(error);
  // What another company has published is there to be read, but not here.
  const isOthers = data !== undefined && data.employer.id !== accountInfo.id;
  if (!data || isGone || isOthers)
    return (
      <Suspense fallback={<LoadingScreen />}>
        {data && !isOthers ? (
          <DeletedMeanwhile vacancyId={vacancyId} />
        ) : (
          <VacancyMissing vacancyId={vacancyId} error={isOthers ? NOT_FOUND : error} onRetry={() => void refetch()} />
        )}
      </Suspense>
    );
  return <Wizard key={data.id} vacancy={data} />;
};

export default WizardPage;
