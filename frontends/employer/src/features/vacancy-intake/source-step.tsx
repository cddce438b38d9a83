import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { Row, Stack } from '@tandem/ui/layout';
import { Segmented } from '@tandem/ui/segmented';
import { focusWhenFree } from '@tandem/web-kit/browser/free-focus';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';
import { FileText, Link as LinkIcon, Type } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ReadingCard } from './reading-card';
import { ReadProblem } from './read-problem';
import { sourceKinds, type SourceKind, useSourceForm } from './source-form';
import { SourceInput } from './source-input';
import { useSource } from './use-source';
import { WizardFrame } from './wizard-frame';

type Props = { vacancy: Vacancy; onSent: () => void; onRead: () => void; onNext: () => void };

const icons = { UPLOAD: <FileText />, URL: <LinkIcon />, TEXT: <Type /> };

type WaysProps = { kind: SourceKind; isBusy: boolean; isGiven: boolean; onHand: () => void; onRead: () => void; onNext: () => void };

const Ways = ({ kind, isBusy, isGiven, onHand, onRead, onNext }: WaysProps) => {
  const t = useText();
  return (
    <>
      <Button variant="quiet" isDisabled={isBusy} onPress={onHand}>
        {t('wizard.by_hand')}
      </Button>
      {kind !== 'UPLOAD' && (
        <Button variant="primary" isPending={isBusy} onPress={onRead}>
          {t('wizard.read')}
        </Button>
      )}
      {kind === 'UPLOAD' && isGiven && (
        <Button variant="primary" onPress={onNext}>
          {t('intake.next')}
        </Button>
      )}
    </>
  );
};

/** Says what comes, to whom has not made a vacancy before. */
const Intro = ({ vacancy }: Pick<Props, 'vacancy'>) => {
  const t = useText();
  const { amountVacancies } = useSignedIn<'EMPLOYER'>().accountInfo;
  if (amountVacancies > 1 || vacancy.flags.readStatus !== null) return null;
  return (
    <Banner tone="accent" title={t('wizard.intro.title')}>
      {t('wizard.intro.text')}
    </Banner>
  );
};

type Source = ReturnType<typeof useSource>;
type Form = ReturnType<typeof useSourceForm>;

const KindChoice = ({ form, source }: { form: Form; source: Source }) => {
  const t = useText();
  return (
    <Row>
      <Segmented
        label={t('wizard.source.kind')}
        isDisabled={source.isBusy}
        value={form.kind}
        options={sourceKinds.map((each) => ({ value: each, label: t(`wizard.source.${each}`), icon: icons[each] }))}
        onChange={(value) => {
          form.setKind(value as SourceKind);
          source.refuse(undefined);
        }}
      />
    </Row>
  );
};

/** What comes of the reading stands above the form, maybe out of sight, and the field that had the focus was off meanwhile. */
const useProblemFocus = (isBusy: boolean) => {
  const problem = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!isOver) return undefined;
    problem.current?.scrollIntoView({ block: 'nearest' });
    return focusWhenFree(() => problem.current);
  }, [isBusy]);
  return problem;
};

/** Step 1: where the vacancy is described. It is read while one waits. */
export const SourceStep = ({ vacancy, ...goOn }: Props) => {
  const t = useText();
  const form = useSourceForm(vacancy);
  const source = useSource(vacancy, goOn);
  const problem = useProblemFocus(source.isBusy);
  const isGiven = vacancy.sourceType === 'UPLOAD' && source.isRead;
  const submit = (): void => {
    const given = form.take();
    if (given) void source.send(given);
  };
  const ways = { kind: form.kind, isBusy: source.isBusy, isGiven, onRead: submit, onNext: goOn.onNext };
  return (
    <WizardFrame vacancy={vacancy} step={1} next={<Ways {...ways} onHand={() => void source.send({ source: 'CHAT' })} />}>
      <Stack gap={6}>
        <Intro vacancy={vacancy} />
        {/* What was wrong with a link is not what is wrong with a file chosen since. */}
        {vacancy.sourceType === form.kind && !source.refusal && <ReadProblem ref={problem} vacancy={vacancy} onChoose={source.choose} />}
        {source.isBusy && <ReadingCard isSending={source.isSending} />}
        <Card as="section" aria-label={t('wizard.source')}>
          <Stack gap={6}>
            <KindChoice form={form} source={source} />
            <SourceInput vacancy={vacancy} form={form} source={source} onSubmit={submit} />
          </Stack>
        </Card>
      </Stack>
    </WizardFrame>
  );
};
