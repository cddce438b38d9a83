import type { Reason as MatchReason } from '@tandem/contracts/entities/match';
import { Button } from '@tandem/ui/button';
import { Reason, Reasons, type Side } from '@tandem/ui/reason';
import { Text } from '@tandem/ui/text';
import { useText } from '@tandem/web-kit/language/text';
import { useEngineText } from '@tandem/web-kit/match/engine-text';
import { quotesOf } from '@tandem/web-kit/match/quotes';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import styles from './why-panel.module.css';

const SHOWN = 5;

const size = ({ points }: MatchReason) => Math.abs(points);
const total = (reasons: readonly MatchReason[]) => Math.round(reasons.reduce((sum, reason) => sum + size(reason), 0));

type Props = { side: Side; reasons: readonly MatchReason[] };

/** The reasons on one side, the weightiest first; small ones wait behind a button that says what they come to. */
export const WhySide = ({ side, reasons }: Props) => {
  const t = useText();
  const say = useEngineText();
  const [isWhole, setWhole] = useState(false);
  const sorted = [...reasons].sort((a, b) => size(b) - size(a));
  const rest = isWhole ? [] : sorted.slice(SHOWN);
  const title = t(side === 'for' ? 'why.for' : 'why.against');
  const Icon = side === 'for' ? Plus : Minus;
  return (
    <section className={side === 'for' ? styles.for : styles.against}>
      <h3 className={styles.sideTitle}>
        <Icon aria-hidden size={18} /> {title}
      </h3>
      {reasons.length === 0 && <Text tone="muted">{t(side === 'for' ? 'why.none_for' : 'why.none_against')}</Text>}
      <Reasons label={title}>
        {sorted.slice(0, sorted.length - rest.length).map((reason, index) => (
          <Reason
            key={`${reason.key}-${index}`}
            side={side}
            points={Math.round(size(reason))}
            yours={quotesOf(reason.you)}
            theirs={quotesOf(reason.they)}
            labels={{ yours: t('why.you'), theirs: t('why.they') }}
          >
            {say(reason.key, reason.params)}
          </Reason>
        ))}
      </Reasons>
      {rest.length > 0 && (
        <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
          {t(side === 'for' ? 'why.more_for' : 'why.more_against', { count: rest.length, points: total(rest) })}
        </Button>
      )}
    </section>
  );
};
