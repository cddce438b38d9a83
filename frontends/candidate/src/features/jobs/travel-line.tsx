import type { MatchReason } from '@tandem/contracts/entities/match';
import { useText } from '@tandem/web-kit/language/text';
import { Bus, Car, House } from 'lucide-react';
import type { CSSProperties } from 'react';
import styles from './travel-line.module.css';

/** The way there as the reasons tell it; null where nothing is known of it. */
const travelOf = ({ positive, negative }: MatchReason) => {
  const told = [...positive, ...negative].find(({ key }) => key.startsWith('reason.travel.'));
  if (!told) return null;
  if (told.key === 'reason.travel.remote') return { isRemote: true as const };
  const { minutes, most, mode } = told.params;
  return typeof minutes === 'number' && typeof most === 'number'
    ? { isRemote: false as const, minutes, most, isCar: mode === 'CAR' }
    : null;
};

/** How long the way is, beside how long it may be. */
export const TravelLine = ({ reason, from, to }: { reason: MatchReason; from: string | null; to: string | null }) => {
  const t = useText();
  const travel = travelOf(reason);
  if (!travel) return null;
  if (travel.isRemote) {
    return (
      <div className={styles.travel}>
        <p className={styles.line}>
          <House size={18} aria-hidden /> {t('job.travel.remote')}
        </p>
      </div>
    );
  }
  const { minutes, most, isCar } = travel;
  const scale = Math.max(minutes, most, 1);
  const Icon = isCar ? Car : Bus;
  const style = { '--way': `${(minutes / scale) * 100}%`, '--most': `${(most / scale) * 100}%` } as CSSProperties;
  return (
    <div className={styles.travel}>
      <p className={styles.line}>
        <Icon size={18} aria-hidden />
        <span>
          {from && to && <>{t('job.travel.between', { from, to })} </>}
          <strong>{t('search.minutes', { minutes, mode: isCar ? 'CAR' : 'PUBLIC_TRANSPORT' })}</strong>
          {', '}
          {t(minutes > most ? 'job.travel.over' : 'job.travel.within', { most, over: minutes - most })}
        </span>
      </p>
      <div className={styles.scale} style={style} aria-hidden="true">
        <i className={`${styles.way} ${minutes > most ? styles.over : ''}`} />
        <i className={styles.most} />
      </div>
    </div>
  );
};
