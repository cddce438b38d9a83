import type { matchingCalls } from '@tandem/contracts/matching/matching';
import type { AnswerOf } from '@tandem/web-kit/gateway/call';
import { Tag } from '@tandem/ui/tag';
import { useText } from '@tandem/web-kit/language/text';
import styles from './understanding.module.css';

export type Reading = AnswerOf<typeof matchingCalls.readSearch>;

/** Of a sentence whose reading failed. */
export const unread: Reading = { understood: [], loosen: [] };
type Understood = Reading['understood'][number];

/** Who says the same twice is told it once. */
const eachOnce = (understood: readonly Understood[]): Understood[] => {
  const nameOf = ({ kind, text }: Understood) => `${kind} ${text.toLowerCase()}`;
  const names = understood.map(nameOf);
  return understood.filter((one, index) => names.indexOf(nameOf(one)) === index);
};

/** What of the sentence was understood, and as what. */
export const Understanding = ({ understood, className }: { understood: readonly Understood[]; className?: string | undefined }) => {
  const t = useText();
  if (understood.length === 0) return null;
  return (
    <section className={`${styles.understood} ${className ?? ''}`} aria-label={t('search.understood')}>
      <span className={styles.title}>{t('search.understood')}</span>
      <ul className={styles.parts}>
        {eachOnce(understood).map(({ kind, text, start }) => (
          <li key={start}>
            <Tag
              tone={kind === 'work' || kind === 'skill' ? 'accent' : 'neutral'}
              className={kind === 'unwanted' ? (styles.unwanted ?? '') : ''}
            >
              <span className={styles.part}>
                <span className={styles.kind}>{t(`search.kind.${kind}`)}</span> <span>{text}</span>
              </span>
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
};
