import type { Match } from '@tandem/contracts/entities/match';
import type { CoverLetter } from '@tandem/contracts/resumes/application';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import type { Tone } from '@tandem/domain/resume';
import { Button } from '@tandem/ui/button';
import { Card, CardHead } from '@tandem/ui/card';
import { ErrorState } from '@tandem/ui/error-state';
import { Row, Stack } from '@tandem/ui/layout';
import { usePopup } from '@tandem/ui/popup';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { isApiError } from '@tandem/web-kit/api-error';
import { urlOf } from '@tandem/web-kit/call';
import { download } from '@tandem/web-kit/download';
import { useErrorText } from '@tandem/web-kit/errors';
import { useNotify } from '@tandem/web-kit/notify';
import { report } from '@tandem/web-kit/report';
import { useText } from '@tandem/web-kit/text';
import { ToneChoice } from '@tandem/web-kit/tone-choice';
import { Download, PenLine } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LetterEditor, useIsBeingEdited } from './letter-editor';
import { LetterText } from './letter-text';
import { useCoverLetterQuery, useKeepLetterMutation, useWriteLetterMutation } from './letter.api';

const Generating = () => {
  const t = useText();
  return (
    <Stack role="status">
      <ProgressBar label={t('letter.generating')} />
      <Text tone="soft">{t('letter.generating.text')}</Text>
    </Stack>
  );
};

type WrittenProps = { match: Match; letter: CoverLetter & { content: string }; toneChoice: ReactNode; onWrite: () => void };

/** Keeps a letter as its writer wants it; answers whether it is kept. */
const useKeep = (matchId: string) => {
  const notify = useNotify();
  const [keep, { isLoading }] = useKeepLetterMutation();
  const keepIt = async (content: string): Promise<boolean> => {
    try {
      await keep({ params: { matchId }, body: { content } }).unwrap();
      notify.success('letter.kept');
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    }
  };
  return { keepIt, isLoading };
};

/** A letter that is there: to read, change, keep and take along. */
const Written = ({ match: { id: matchId, status }, letter, toneChoice, onWrite }: WrittenProps) => {
  const t = useText();
  // What is written before the application goes along with it; what is written after it, once it is kept.
  const goesAlong = status === 'MATCHED';
  const notify = useNotify();
  const ask = usePopup();
  const isBegun = useIsBeingEdited(matchId);
  const [stage, setStage] = useState<'read' | 'edit' | 'edited'>(isBegun ? 'edit' : 'read');
  const { keepIt, isLoading } = useKeep(matchId);
  const again = async (): Promise<void> => {
    const labels = { confirmLabel: t('letter.again'), cancelLabel: t('letter.again.cancel') };
    if (await ask({ title: t('letter.again.title'), text: t(goesAlong ? 'letter.again.text.MATCHED' : 'letter.again.text'), ...labels }))
      onWrite();
  };
  if (stage === 'edit')
    return (
      <LetterEditor matchId={matchId} content={letter.content} isPending={isLoading} onKeep={keepIt} onDone={() => setStage('edited')} />
    );
  return (
    <Stack>
      <LetterText content={letter.content} sentences={letter.sentences} />
      <Row>
        <Button variant="primary" isPending={isLoading} onPress={() => void keepIt(letter.content)}>
          {t('letter.keep')}
        </Button>
        {/* The focus was in the editor, which is gone. */}
        <Button autoFocus={stage === 'edited'} onPress={() => setStage('edit')}>
          {t('letter.edit')}
        </Button>
        <Button
          onPress={() => void download(urlOf(resumesRoutes.downloadCoverLetter, { params: { matchId } }), 'letter.pdf').catch(notify.error)}
        >
          <Download aria-hidden size={16} />
          {t('letter.download')}
        </Button>
      </Row>
      <Row>
        {toneChoice}
        <Button variant="quiet" onPress={() => void again()}>
          {t('letter.again')}
        </Button>
      </Row>
      <Text size="small" tone="muted">
        {t(goesAlong ? 'letter.draft.MATCHED' : 'letter.draft')}
      </Text>
    </Stack>
  );
};

/** The cover letter of a match: written from the resume and the vacancy, changed and kept by its sender. */
export const CoverLetterCard = ({ match }: { match: Match }) => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isLoading, refetch } = useCoverLetterQuery({ params: { matchId: match.id } });
  const [write, writing] = useWriteLetterMutation();
  const [tone, setTone] = useState<Tone>('plain');
  // A failure is no news for whoever waits: the button is there again.
  const start = () =>
    void write({ params: { matchId: match.id }, body: { tone } })
      .unwrap()
      .catch((failure: unknown) => report.warn('A cover letter could not be written', failure));
  const isNone = isApiError(error) && error.status === 404;
  const letter = isNone ? undefined : data;
  const content = letter?.content;
  const toneChoice = <ToneChoice tone={tone} onChange={setTone} />;
  const body = () => {
    if (isLoading) return <Loading label={t('letter.loading')}><SkeletonText lines={4} /></Loading>; // prettier-ignore
    if (error && !isNone && !letter) {
      return (
        <ErrorState title={t('letter.failed')} retryLabel={t('action.retry')} onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorState>
      );
    }
    if (match.isGeneratingCoverLetter || letter?.isGeneratingCoverLetter || writing.isLoading) return <Generating />;
    if (letter && content) return <Written match={match} letter={{ ...letter, content }} toneChoice={toneChoice} onWrite={start} />;
    return (
      <Stack>
        <Text tone="soft">{t('letter.none')}</Text>
        <Row>
          {toneChoice}
          <Button onPress={start}>
            <PenLine aria-hidden size={16} />
            {t('letter.write')}
          </Button>
        </Row>
      </Stack>
    );
  };
  return (
    <Card as="section">
      <CardHead title={t('letter.title')} />
      {body()}
    </Card>
  );
};
