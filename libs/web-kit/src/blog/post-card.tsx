import type { BlogPost } from '@tandem/contracts/entities/blog-post';
import { CardLink } from '@tandem/ui/card';
import { Text } from '@tandem/ui/text';
import { pictureOf } from './blog.api';
import styles from './blog.module.css';
import { PostFacts } from './post-facts';
import { PostPicture } from './post-picture';

/** A post in a list, or the first of it; the whole card leads to it. */
export const PostCard = ({ post, isFirst = false }: { post: BlogPost; isFirst?: boolean }) => (
  <CardLink variant="flush" href={`/blog/${post.slug}`} className={styles.card}>
    <PostPicture picture={pictureOf(post, ['medium', 'large', 'small', 'thumbnail'])} isFirst={isFirst} />
    <div className={styles.words}>
      <PostFacts post={post} />
      <h2 className={styles.title}>{post.title}</h2>
      {post.excerpt && (
        <Text size="medium" tone="soft">
          {post.excerpt}
        </Text>
      )}
    </div>
  </CardLink>
);
