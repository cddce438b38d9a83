import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { requiredError, urlError, withHttps } from '@tandem/domain/fields';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { Row, Stack } from '@tandem/ui/layout';
import { Segmented } from '@tandem/ui/segmented';
import { useCodeText } from '@tandem/web-kit/errors';
import { useSignedIn } from '@tandem/web-kit/session';
import { useText } from '@tandem/web-kit/text';
import { FileText, Link as LinkIcon, Type } from 'lucide-react';
import { useState } from 'react';
import { ReadingCard } from './reading-card';
import { ReadProblem } from './read-problem';
import { SourceInput, type SourceKind } from './source-input';
import { useSource } from './use-source';
import { WizardFrame } from './wizard-frame';

type Props = { vacancy: Vacancy; onRead: () => void; onNext: () => void };

const icons = { UPLOAD: <FileText />, URL: <LinkIcon />, TEXT: <Type /> };
const kinds: readonly SourceKind[] = ['UPLOAD', 'URL', 'TEXT'];
const isKind = (value: string | null): value is SourceKind => kinds.some((kind) => kind === value);

type WaysProps = { kind: SourceKind; isBusy: boolean; isGiven: boolean; onHand: () => void; onRead: () => void; onNext: () => void };

const Ways = ({ kind, isBusy, isGiven, onHand, onRead, onNext }: WaysProps) => {
  const t = useText();
  return (
    <Row>
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
    </Row>
  );
};

/** Step 1: where the vacancy is described. It is read while one waits. */
export const SourceStep = ({ vacancy, onRead, onNext }: Props) => {
  const t = useText();
  const codeText = useCodeText();
  const isFirst = useSignedIn<'EMPLOYER'>().accountInfo.amountVacancies <= 1 && vacancy.flags.readStatus === null;
  const [kind, setKind] = useState<SourceKind>(isKind(vacancy.sourceType) ? vacancy.sourceType : 'UPLOAD');
  const [url, setUrl] = useState(vacancy.sourceType === 'URL' ? (vacancy.originalUrl ?? '') : '');
  const [text, setText] = useState(vacancy.sourceType === 'TEXT' ? (vacancy.source ?? '') : '');
  const source = useSource(vacancy, { onRead, onNext });
  const wrong = kind === 'URL' ? (requiredError(url) ?? urlError(withHttps(url))) : kind === 'TEXT' ? requiredError(text) : null;
  const [isTouched, setTouched] = useState(false);
  const problem = isTouched ? codeText(wrong ?? undefined) : undefined;
  const submit = (): void => {
    setTouched(true);
    if (wrong) return;
    if (kind === 'URL') void source.send({ source: 'URL', url: withHttps(url) });
    if (kind === 'TEXT') void source.send({ source: 'TEXT', text });
  };
  return (
    <WizardFrame
      vacancy={vacancy}
      step={1}
      next={
        <Ways
          kind={kind}
          isBusy={source.isBusy}
          isGiven={vacancy.sourceType === 'UPLOAD' && source.isRead}
          onHand={() => void source.send({ source: 'CHAT' })}
          onRead={submit}
          onNext={onNext}
        />
      }
    >
      <Stack gap={6}>
        {isFirst && (
          <Banner tone="accent" title={t('wizard.intro.title')}>
            {t('wizard.intro.text')}
          </Banner>
        )}
        {/* What was wrong with a link is not what is wrong with a file chosen since. */}
        {vacancy.sourceType === kind && !source.refusal && (
          <ReadProblem vacancy={vacancy} onChoose={(choice) => void source.send({ ...source.last({ kind, url, text }), choice })} />
        )}
        {source.isBusy && <ReadingCard />}
        <Card as="section" aria-label={t('wizard.source')}>
          <Stack gap={6}>
            <Row>
              <Segmented
                label={t('wizard.source.kind')}
                isDisabled={source.isBusy}
                value={kind}
                options={kinds.map((each) => ({ value: each, label: t(`wizard.source.${each}`), icon: icons[each] }))}
                onChange={(value) => {
                  setKind(value as SourceKind);
                  setTouched(false);
                  source.refuse(undefined);
                }}
              />
            </Row>
            <SourceInput {...{ vacancy, kind, url, setUrl, text, setText, problem, source }} onSubmit={submit} />
          </Stack>
        </Card>
      </Stack>
    </WizardFrame>
  );
};
