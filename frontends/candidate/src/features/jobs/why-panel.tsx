import type { Match, Quote as Words, Reason as MatchReason } from '@tandem/contracts/entities/match';
import { BalanceBar } from '@tandem/ui/balance-bar';
import { Card } from '@tandem/ui/card';
import { MatchRing, matchLevel } from '@tandem/ui/match-ring';
import { Reason, Reasons, type Side } from '@tandem/ui/reason';
import { Text } from '@tandem/ui/text';
import { useText, useTextIfAny } from '@tandem/web-kit/text';
import { Minus, Plus } from 'lucide-react';
import styles from './why-panel.module.css';

const headings = { low: 'why.level.low', good: 'job.match.good', impressive: 'job.match.impressive' } as const;
const quoteOf = (words: readonly Words[]) => (words[0] ? { text: words[0].text } : undefined);

const Side = ({ side, reasons }: { side: Side; reasons: readonly MatchReason[] }) => {
  const t = useText();
  const textIfAny = useTextIfAny();
  const title = t(side === 'for' ? 'why.for' : 'why.against');
  const Icon = side === 'for' ? Plus : Minus;
  return (
    <section className={side === 'for' ? styles.for : styles.against}>
      <h3 className={styles.sideTitle}>
        <Icon aria-hidden size={18} /> {title}
      </h3>
      {reasons.length === 0 && <Text tone="muted">{t(side === 'for' ? 'why.none_for' : 'why.none_against')}</Text>}
      <Reasons label={title}>
        {reasons.map((reason, index) => (
          <Reason
            key={`${reason.key}-${index}`}
            side={side}
            points={Math.abs(Math.round(reason.points))}
            yours={quoteOf(reason.you)}
            theirs={quoteOf(reason.they)}
            labels={{ yours: t('why.you'), theirs: t('why.they') }}
          >
            {textIfAny(reason.key, reason.params) ?? reason.key}
          </Reason>
        ))}
      </Reasons>
    </section>
  );
};

/** Why a percentage is what it is: its parts, and the reasons for and against with the words they rest on. */
export const WhyPanel = ({ match }: { match: Match }) => {
  const t = useText();
  const textIfAny = useTextIfAny();
  const { percentage, reason } = match;
  if (match.status === 'BEING_MATCHED' || percentage === null || !reason) {
    return (
      <Card>
        <Text tone="soft">{t('why.being_matched')}</Text>
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby="why">
      <div className={styles.head}>
        <MatchRing percentage={percentage} size={72} label={t('job.match', { percentage })} />
        <div>
          <h2 id="why" className={styles.title}>
            {t(headings[matchLevel(percentage)])}
          </h2>
          <Text tone="soft">{t('why.points', { points: percentage, lost: 100 - percentage })}</Text>
        </div>
      </div>
      <BalanceBar
        label={t('why.parts')}
        parts={reason.parts.filter(({ weight }) => weight >= 0.5).map(({ term, weight, points }) => ({ label: textIfAny(`why.term.${term}`) ?? term, weight: Math.round(weight), points: Math.round(points) }))}
      />
      <div className={styles.sides}>
        <Side side="for" reasons={reason.positive} />
        <Side side="against" reasons={reason.negative} />
      </div>
      <Text size="tiny" tone="muted">
        {t('why.never')}
      </Text>
    </Card>
  );
};
