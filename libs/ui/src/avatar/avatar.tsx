import { useState } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Of the person or company; the initials come from it. */
  name: string;
  /** A picture; the initials stand in while there is none or it fails. */
  src?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** `spot` tells the other side apart. */
  tone?: 'accent' | 'spot';
  className?: string;
}

/** The letter a word begins with as a whole character; nothing for a word without letters, such as an emoji behind a name. */
const initialOf = (word: string) => {
  const letter = /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '';
  const capital = letter.toUpperCase();
  // The capital of ß would be two letters.
  return capital.length === letter.length ? capital : letter;
};

const initialsOf = (name: string) => {
  const initials = name.normalize('NFC').split(/\s+/).map(initialOf).filter(Boolean);
  return [initials[0], initials.length > 1 ? initials.at(-1) : ''].join('');
};

const Portrait = ({ name, src, size = 'medium', tone, shape, className }: AvatarProps & { shape?: string }) => {
  const [failed, setFailed] = useState<string | null>(null);
  const hasPicture = src && src !== failed;
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.avatar, shape, size !== 'medium' && styles[size], tone === 'spot' && styles.spot, className)}
    >
      {hasPicture ? <img src={src} alt="" className={styles.picture} onError={() => setFailed(src)} /> : initialsOf(name)}
    </span>
  );
};

/** A person's picture or initials. Decorative: the name stands beside it. */
export const Avatar = (props: AvatarProps) => <Portrait {...props} />;

/** A company's logo or initials, in a square. Decorative: the name stands beside it. */
export const CompanyMark = (props: AvatarProps) => <Portrait {...props} shape={styles.mark} />;
