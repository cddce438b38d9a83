import type { Match } from '@tandem/contracts/entities/match';
import { isAnswered } from '@tandem/domain/match-moves';
import { Button } from '@tandem/ui/button';
import { Card, CardHead } from '@tandem/ui/card';
import { ErrorState } from '@tandem/ui/error-state';
import { Row, Stack } from '@tandem/ui/layout';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { isMissing } from '@tandem/web-kit/gateway/api-error';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { report } from '@tandem/web-kit/browser/report';
import { useText } from '@tandem/web-kit/language/text';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { BeingWritten } from './being-written';
import { type LetterWish, LetterWishes } from './letter-wish';
import { useCoverLetterQuery, useWriteLetterMutation } from './letter.api';
import { WrittenLetter } from './written-letter';

/** To the button that is left when the letter is gone: the focus was below it, and the page has become shorter. */
const comeBackTo = (button: HTMLButtonElement | null): void => {
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: 'center' });
};

/** Asks for a letter. A failure is no news for whoever waits: the button is there again. */
const useAsking = (matchId: string) => {
  const [write, { isLoading, isSuccess }] = useWriteLetterMutation();
  const [hasAsked, setAsked] = useState(false);
  const ask = (body: LetterWish): void => {
    setAsked(true);
    void write({ params: { matchId }, body })
      .unwrap()
      .catch((failure: unknown) => report.warn('A cover letter could not be written', failure));
  };
  return { hasAsked, isAsking: isLoading, isAsked: isSuccess, ask };
};

/** Whether it is known without asking that there is no letter: only of an answered match there are drafts, which no link leads to. */
const isWithoutLetter = ({ status, coverLetterUrl, isGeneratingCoverLetter }: Match): boolean =>
  !isAnswered(status) && !coverLetterUrl && !isGeneratingCoverLetter;

/** The cover letter of a match: written from the resume and the vacancy, changed and kept by its sender. */
export const CoverLetterCard = ({ match }: { match: Match }) => {
  const t = useText();
  const errorText = useErrorText();
  const [hasRemoved, setRemoved] = useState(false);
  const [wish, setWish] = useState<LetterWish>({ tone: 'plain' });
  const { hasAsked, isAsking, isAsked, ask } = useAsking(match.id);
  const start = () => ask(wish);
  const skip = isWithoutLetter(match) && !isAsked;
  const { data, error, isLoading, refetch } = useCoverLetterQuery({ params: { matchId: match.id } }, { skip });
  const isNone = skip || isMissing(error);
  const letter = isNone ? undefined : data;
  const content = letter?.content;
  const isWriting = match.isGeneratingCoverLetter || letter?.isGeneratingCoverLetter === true || isAsking;
  const wishes = <LetterWishes wish={wish} onChange={setWish} />;
  const body = () => {
    // Once one is asked for, the button that was pressed stays, with the focus on it.
    if (isLoading && !hasAsked) return <Loading label={t('letter.loading')}><SkeletonText lines={4} /></Loading>; // prettier-ignore
    if (error && !isNone && !letter) {
      return (
        <ErrorState title={t('letter.failed')} retryLabel={t('action.retry')} onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorState>
      );
    }
    if (letter && content)
      return <WrittenLetter {...{ match, wishes, isWriting }} letter={{ ...letter, content }} isFresh={hasAsked} onWrite={start} onRemoved={() => setRemoved(true)} />; // prettier-ignore
    return (
      <Stack>
        <Text tone="soft">{t('letter.none')}</Text>
        <Row>
          {wishes}
          <Button ref={hasRemoved ? comeBackTo : null} isPending={isWriting} onPress={start}>
            <PenLine aria-hidden size={16} />
            {t('letter.write')}
          </Button>
        </Row>
        {isWriting && <BeingWritten />}
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
