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

/** A letter; a sentence that is pointed at or focused shows the facts it rests on. */
export const LetterText = ({ content, sentences }: { content: string; sentences: CoverLetter['sentences'] }) => {
  const t = useText();
  const [facts, show] = useState<readonly string[] | null>(null);
  return (
    <div className={styles.letter}>
      <div>
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
