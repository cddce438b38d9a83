import { Card } from '@tandem/ui/card';
import { EmptyState } from '@tandem/ui/empty-state';
import { ErrorState } from '@tandem/ui/error-state';
import { Page, PageHead } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading, Skeleton, SkeletonText } from '@tandem/ui/skeleton';
import { shownItems } from '@tandem/domain/limits';
import { Rss } from 'lucide-react';
import { useErrorText } from '../gateway/errors';
import { useLanguage, useText } from '../language/text';
import { feedUrl, useBlogPostsQuery } from './blog.api';
import styles from './blog.module.css';
import { GuideCard } from './guide-card';
import { PostCard } from './post-card';

const Waiting = () => (
  <Loading label={useText()('blog.loading')} className={styles.grid}>
    {Array.from({ length: shownItems.blogPosts }, (_, index) => (
      <Card key={index} variant="flush">
        <Skeleton height="auto" className={styles.picture} />
        <div className={styles.words}>
          <SkeletonText lines={4} />
        </div>
      </Card>
    ))}
  </Loading>
);

const Posts = () => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useBlogPostsQuery();
  if (!data && error) {
    return (
      <ErrorState title={t('blog.failed')} retryLabel={t('action.retry')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data) return <Waiting />;
  if (data.length === 0) {
    return (
      <EmptyState illustration="empty-page" title={t('blog.empty.title')}>
        {t('blog.empty.text')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.grid}>
      {data.slice(0, shownItems.blogPosts).map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
};

/** The latest posts, and the guide that comes with the product. */
const BlogPage = () => {
  const t = useText();
  const language = useLanguage();
  return (
    <Page>
      <PageHead
        title={t('nav.blog')}
        actions={
          <LinkButton href={feedUrl(language)} size="small" target="_blank">
            <Rss />
            {t('blog.feed')}
          </LinkButton>
        }
      >
        {t('blog.intro')}
      </PageHead>
      <Posts />
      <GuideCard />
    </Page>
  );
};

export default BlogPage;
