import type { BlogPost } from '@tandem/contracts/entities/blog-post';
import { Page } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Markdown } from '@tandem/ui/markdown';
import { Text } from '@tandem/ui/text';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { isMissing } from '../gateway/api-error';
import { ErrorScreen } from '../frame/error-screen';
import { LoadingScreen } from '../frame/loading-screen';
import NotFound from '../frame/not-found';
import { useText } from '../language/text';
import { useTitle } from '../app/title';
import { pictureOf, useBlogPostQuery } from './blog.api';
import styles from './blog.module.css';
import { PostFacts } from './post-facts';
import { PostPicture } from './post-picture';

/** The way back to the list. */
export const BackToBlog = () => (
  <Link href="/blog" isQuiet className={styles.back}>
    <ArrowLeft />
    {useText()('blog.back')}
  </Link>
);

const Shown = ({ post }: { post: BlogPost }) => {
  useTitle(post.title);
  return (
    <Page>
      <article className={styles.post}>
        <BackToBlog />
        <PostPicture picture={pictureOf(post, ['large', 'medium', 'small', 'thumbnail'])} isLarge />
        <header className={styles.head}>
          <h1>{post.title}</h1>
          {post.excerpt && <Text size="lead">{post.excerpt}</Text>}
          <PostFacts post={post} />
        </header>
        <Markdown topLevel={2} lines={16} className={styles.content}>
          {post.content}
        </Markdown>
        <BackToBlog />
      </article>
    </Page>
  );
};

/** One post. */
const PostPage = () => {
  const { slug = '' } = useParams();
  const { currentData, error, refetch } = useBlogPostQuery({ params: { slug } });
  if (currentData) return <Shown key={currentData.slug} post={currentData} />;
  if (!error) return <LoadingScreen />;
  if (isMissing(error)) return <NotFound />;
  return <ErrorScreen error={error} retry={() => void refetch()} />;
};

export default PostPage;
