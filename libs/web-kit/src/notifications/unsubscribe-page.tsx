import type { MailPreference } from '@tandem/domain/account';
import { Button } from '@tandem/ui/button';
import { EmptyState } from '@tandem/ui/empty-state';
import { ErrorState } from '@tandem/ui/error-state';
import { Page } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useParams } from 'react-router';
import { isMissing } from '../gateway/api-error';
import { useErrorText } from '../gateway/errors';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';
import { useCheckUnsubscribeQuery, useUnsubscribeMutation } from './unsubscribe.api';

const Home = () => <LinkButton href="/">{useText()('unsubscribe.home')}</LinkButton>;

/** Asks first, since programs open links too, then switches that kind of mail off. */
const Question = ({ token, preference }: { token: string; preference: MailPreference }) => {
  const t = useText();
  const notify = useNotify();
  const [unsubscribe, { isLoading, isSuccess }] = useUnsubscribeMutation();
  const stop = () => void unsubscribe({ params: { token } }).unwrap().catch(notify.error);
  return (
    <EmptyState
      level={1}
      illustration="nothing-new"
      title={t(isSuccess ? 'unsubscribe.done' : 'unsubscribe.ask')}
      action={
        isSuccess ? (
          <Home />
        ) : (
          <Button variant="primary" isPending={isLoading} onPress={stop}>
            {t('unsubscribe.stop')}
          </Button>
        )
      }
    >
      {t(isSuccess ? 'unsubscribe.done.text' : `unsubscribe.about.${preference}`)}
    </EmptyState>
  );
};

/** Where the link at the end of a mail leads. */
const UnsubscribePage = () => {
  const t = useText();
  const errorText = useErrorText();
  const { token = '' } = useParams();
  const { data, error, refetch, isFetching } = useCheckUnsubscribeQuery({ params: { token } });
  if (isMissing(error)) {
    return (
      <Page>
        <EmptyState level={1} illustration="nothing-found" title={t('unsubscribe.invalid')} action={<Home />}>
          {t('unsubscribe.invalid.text')}
        </EmptyState>
      </Page>
    );
  }
  if (error) {
    return (
      <Page>
        <ErrorState title={t('page.error.title')} retryLabel={t('page.error.retry')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Page>
    );
  }
  return (
    <Page>
      {data ? (
        <Question token={token} preference={data.preference} />
      ) : (
        <Loading label={t('unsubscribe.title')}>
          <SkeletonText lines={4} />
        </Loading>
      )}
    </Page>
  );
};

export default UnsubscribePage;
