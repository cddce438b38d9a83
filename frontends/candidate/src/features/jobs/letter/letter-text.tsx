import type { CoverLetter } from '@tandem/contracts/resumes/application';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';
import { letterParts } from './letter-parts';
import styles from './letter-text.module.css';

const Facts = ({ facts }: { facts: readonly string[] }) => {
  const t = useText();
  if (facts.length === 0) return <p>{t('letter.rests.none')}</p>;
  return (
    <>
      <p>{t('letter.rests')}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
};

/** Takes the focus where the button that had it is gone. */
const takeUp = (letter: HTMLElement | null): void => {
  if (document.activeElement === document.body) letter?.focus({ preventScroll: true });
};

type Props = Pick<CoverLetter, 'sentences'> & {
  content: string;
  /** It takes the place of the button that asked for it. */
  isFresh?: boolean;
};

/** A letter; a sentence that is pointed at or focused shows the facts it rests on. */
export const LetterText = ({ content, sentences, isFresh = false }: Props) => {
  const t = useText();
  const [facts, show] = useState<readonly string[] | null>(null);
  return (
    <div className={styles.letter}>
      <div ref={isFresh ? takeUp : null} tabIndex={-1}>
        {letterParts(content, sentences).map((pieces, index) => (
          <p key={index} className={styles.paragraph}>
            {pieces.map((piece, at) =>
              piece.facts ? (
                <span
                  key={at}
                  className={styles.sentence}
                  tabIndex={0}
                  role="note"
                  data-current={facts === piece.facts || undefined}
                  onPointerEnter={() => show(piece.facts)}
                  onFocus={() => show(piece.facts)}
                >
                  {piece.text}
                </span>
              ) : (
                piece.text
              ),
            )}
          </p>
        ))}
      </div>
      {sentences && (
        <aside className={styles.facts} aria-live="polite">
          {facts ? <Facts facts={facts} /> : <p>{t('letter.hint')}</p>}
        </aside>
      )}
    </div>
  );
};
