import type { Match, Reason as MatchReason } from '@tandem/contracts/entities/match';
import { Card } from '@tandem/ui/card';
import { MatchRing, matchLevel } from '@tandem/ui/match-ring';
import { Reason, Reasons, type Side } from '@tandem/ui/reason';
import { Note, Text } from '@tandem/ui/text';
import { useText, useTextIfAny } from '@tandem/web-kit/language/text';
import { quotesOf } from '@tandem/web-kit/match/quotes';
import styles from './match-page.module.css';

const SHOWN = 6;
/** Points below which a reason says more about counting than about people. */
const LEAST = 1.5;
// No word below 50: what hardly fits is not called a match.
const levels = { low: 'match.why', good: 'job.match.good', impressive: 'job.match.impressive' } as const;

const One = ({ reason, side }: { reason: MatchReason; side: Side }) => {
  const t = useText();
  const textIfAny = useTextIfAny();
  return (
    <Reason
      side={side}
      points={Math.round(Math.abs(reason.points))}
      yours={quotesOf(reason.they)}
      theirs={quotesOf(reason.you)}
      labels={{ yours: t('match.vacancy'), theirs: t('match.resume') }}
    >
      {textIfAny(`match.${reason.key}`, reason.params) ?? textIfAny(`match.term.${reason.term}`) ?? reason.term}
    </Reason>
  );
};

/** How well somebody fits, and the words in both texts that this rests on; what he wishes stays his own. */
export const Evidence = ({ match }: { match: Match }) => {
  const t = useText();
  const { percentage, reason } = match;
  if (percentage === null) return null;
  const telling = (reasons: readonly MatchReason[] = []) =>
    reasons.filter(({ you, they, points }) => you.length + they.length > 0 && Math.abs(points) >= LEAST).slice(0, SHOWN);
  const [positive, negative] = [telling(reason?.positive), telling(reason?.negative)];
  return (
    <Card as="section" aria-labelledby="why">
      <div className={styles.score}>
        <MatchRing percentage={percentage} size={72} label={t('job.match', { percentage })} />
        <div>
          <h2 id="why" className={styles.why}>
            {t(levels[matchLevel(percentage)])}
          </h2>
          <Text size="small" tone="soft">
            {t('match.points', { percentage })}
          </Text>
        </div>
      </div>
      {positive.length + negative.length > 0 && (
        <Reasons label={t('match.why')}>
          {positive.map((one, index) => (
            <One key={`for-${index}`} reason={one} side="for" />
          ))}
          {negative.map((one, index) => (
            <One key={`against-${index}`} reason={one} side="against" />
          ))}
        </Reasons>
      )}
      <Note>{t('match.decide')}</Note>
    </Card>
  );
};
