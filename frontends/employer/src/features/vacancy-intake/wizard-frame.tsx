import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Button } from '@tandem/ui/button';
import { Page, PageHead, Stack } from '@tandem/ui/layout';
import { Note } from '@tandem/ui/text';
import { SaveBar } from '@tandem/ui/save-bar';
import { Stepper } from '@tandem/ui/stepper';
import { useText } from '@tandem/web-kit/language/text';
import { Trash2, Users } from 'lucide-react';
import { deletion } from './deletion';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';

export type WizardStep = 1 | 2 | 3 | 4;
const names = ['source', 'basics', 'details', 'publish'] as const;

type Props = {
  vacancy: Vacancy;
  step: WizardStep;
  children: ReactNode;
  /** At the bottom: the way on. */
  next?: ReactNode;
  onBack?: () => void;
};

// Few throw a draft away: what it takes comes after the page, while the button has its place from the start.
const RemoveDraft = lazy(() => import('./remove-draft'));
const RemoveDraftPlace = ({ vacancy }: Pick<Props, 'vacancy'>) => (
  <Button isDisabled>
    <Trash2 />
    {useText()(deletion(vacancy))}
  </Button>
);

/** What a step is for. Where nothing was read there is nothing to check, and what is published is only saved. */
const hint = ({ sourceType, flags }: Vacancy, step: WizardStep) => {
  const name = names[step - 1] ?? 'source';
  if (name === 'publish' && flags.readStatus === 'VERIFIED') return 'wizard.publish.published' as const;
  return sourceType === 'CHAT' && (name === 'basics' || name === 'details')
    ? (`wizard.${name}.by_hand` as const)
    : (`wizard.${name}.hint` as const);
};

/** Where the vacancy is in its four steps, with the buttons always in view. */
export const WizardFrame = ({ vacancy, step, children, next, onBack }: Props) => {
  const t = useText();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
    top.current?.focus({ preventScroll: true });
  }, [step]);
  const count = vacancy.amountPotentialCandidates;
  const intake = `/vacancies/${vacancy.id}/intake`;
  return (
    <>
      <Page>
        <div ref={top} tabIndex={-1}>
          <PageHead
            title={vacancy.title || t('nav.vacancy_create')}
            actions={
              vacancy.flags.readStatus !== 'VERIFIED' && (
                <Suspense fallback={<RemoveDraftPlace vacancy={vacancy} />}>
                  <RemoveDraft vacancy={vacancy} />
                </Suspense>
              )
            }
          >
            {t(hint(vacancy, step))}
          </PageHead>
        </div>
        <Stack gap={8}>
          <Stepper
            label={t('wizard.steps')}
            doneLabel={t('intake.step.done')}
            current={step - 1}
            steps={names.map((name, index) => ({ label: t(`wizard.${name}`), href: `${intake}?step=${index + 1}` }))}
          />
          {children}
        </Stack>
      </Page>
      {(next ?? onBack) && (
        <SaveBar state={count > 0 && <Note icon={<Users />}>{t('wizard.candidates', { count })}</Note>}>
          {onBack && <Button onPress={onBack}>{t('intake.back')}</Button>}
          {next}
        </SaveBar>
      )}
    </>
  );
};
