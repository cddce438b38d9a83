import { Illustration } from '@tandem/ui/illustration';
import { useState } from 'react';
import type { pictureOf } from './blog.api';
import styles from './blog.module.css';

/** The picture over a post; a drawing where there is none or it cannot be loaded. The words beside it say what it is about. */
export const PostPicture = ({ picture, isLarge }: { picture: ReturnType<typeof pictureOf>; isLarge?: boolean }) => {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={isLarge ? `${styles.picture} ${styles.large}` : styles.picture}>
      {picture && !hasFailed ? (
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt=""
          loading={isLarge ? 'eager' : 'lazy'}
          onError={() => setFailed(true)}
        />
      ) : (
        <Illustration name="empty-page" />
      )}
    </div>
  );
};
