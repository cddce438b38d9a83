import { Button } from '@tandem/ui/button';
import { ErrorState } from '@tandem/ui/error-state';
import { Row, Stack } from '@tandem/ui/layout';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useOwnResume } from '@tandem/web-kit/resume/own-resume.api';
import { useText } from '@tandem/web-kit/language/text';
import { ReadingPlaces } from '@tandem/web-kit/resume-lists/reading-context';
import { ReviewLayout } from './document/review-layout';
import { ReviewForm } from './review-form-view';

/** Step 3: what was read, to look over and correct. */
export const ReviewStep = ({ onBack }: { onBack: () => void }) => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isLoading, refetch } = useOwnResume();
  if (isLoading) return <Loading label={t('resume.loading')}><SkeletonText lines={8} /></Loading>; // prettier-ignore
  if (!data) {
    return (
      <Stack gap={6}>
        <ErrorState title={t('resume.load_failed')} retryLabel={t('action.retry')} onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorState>
        <Row>
          <Button onPress={onBack}>{t('intake.back')}</Button>
        </Row>
      </Stack>
    );
  }
  const form = <ReviewForm resume={data} onBack={onBack} />;
  return (
    <ReadingPlaces key={data.id} reading={data.reading}>
      {data.originalFilePath ? <ReviewLayout path={data.originalFilePath}>{form}</ReviewLayout> : form}
    </ReadingPlaces>
  );
};
