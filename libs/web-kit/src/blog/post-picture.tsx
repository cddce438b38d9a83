import { Illustration } from '@tandem/ui/illustration';
import { useState } from 'react';
import type { pictureOf } from './blog.api';
import styles from './blog.module.css';

export type PostPictureProps = {
  picture: ReturnType<typeof pictureOf>;
  isLarge?: boolean;
  /** Whether the page opens with it: it is fetched before others then, else once it comes near. */
  isFirst?: boolean;
};

/** The picture over a post; a drawing where there is none or it cannot be loaded. The words beside it say what it is about. */
export const PostPicture = ({ picture, isLarge = false, isFirst = isLarge }: PostPictureProps) => {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={isLarge ? `${styles.picture} ${styles.large}` : styles.picture}>
      {picture && !hasFailed ? (
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          onError={() => setFailed(true)}
        />
      ) : (
        <Illustration name="empty-page" />
      )}
    </div>
  );
};
