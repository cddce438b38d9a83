import type { Match } from '@tandem/contracts/entities/match';
import { BalanceBar } from '@tandem/ui/balance-bar';
import { Card } from '@tandem/ui/card';
import { Disclosure } from '@tandem/ui/disclosure';
import { MatchRing, matchLevel } from '@tandem/ui/match-ring';
import { Text } from '@tandem/ui/text';
import { useText } from '@tandem/web-kit/language/text';
import { balanceParts, isHeldBack } from './balance-parts';
import { WhySide } from './why-side';
import styles from './why-panel.module.css';

const headings = { low: 'why.level.low', good: 'job.match.good', impressive: 'job.match.impressive' } as const;

/** Why a percentage is what it is: its parts, and the reasons for and against with the words they rest on. */
export const WhyPanel = ({ match }: { match: Match }) => {
  const t = useText();
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
        parts={balanceParts(reason.parts, percentage).map(({ group, weight, points }) => ({
          label: t(`why.part.${group}`),
          weight,
          points,
        }))}
      />
      {isHeldBack(reason) && (
        <Text size="tiny" tone="muted" className={styles.heldBack ?? ''}>
          {t('why.held_back')}
        </Text>
      )}
      <Disclosure title={t('why.title')} defaultExpanded className={styles.reasons ?? ''}>
        <div className={styles.sides}>
          <WhySide side="for" reasons={reason.positive} />
          <WhySide side="against" reasons={reason.negative} />
        </div>
        <Text size="tiny" tone="muted">
          {t('why.never')}
        </Text>
      </Disclosure>
    </Card>
  );
};
