import type { BlogPost } from '@tandem/contracts/entities/blog-post';
import { Text } from '@tandem/ui/text';
import { formatDate } from '../language/format';
import { useText } from '../language/text';
import { minutesToRead } from './blog.api';

/** When a post appeared and how long it takes. */
export const PostFacts = ({ post }: { post: BlogPost }) => {
  const t = useText();
  return (
    <Text size="small" tone="muted" isTabular>
      <time dateTime={post.createdAt}>{formatDate(post.createdAt.slice(0, 10))}</time> ·{' '}
      {t('blog.minutes', { minutes: minutesToRead(post.content) })}
    </Text>
  );
};
