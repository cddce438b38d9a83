import { Card } from '@tandem/ui/card';
import { Disclosure } from '@tandem/ui/disclosure';
import { Table } from '@tandem/ui/table';
import { formatDate } from '@tandem/web-kit/language/format';
import { useText, useTextIfAny } from '@tandem/web-kit/language/text';
import type { Day } from './range';
import styles from './day-chart.module.css';

const HEIGHT = 100;

/** A round number at or above the highest count, for the line on top. */
export const topOf = (days: readonly Day[]): number => {
  const highest = Math.max(1, ...days.map(({ count }) => count));
  const step = 10 ** Math.floor(Math.log10(highest));
  return Math.ceil(highest / step) * step;
};

const Bars = ({ days, top }: { days: readonly Day[]; top: number }) => (
  <svg className={styles.bars} viewBox={`0 0 ${days.length * 10} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    {days.map(({ day, count }, place) => {
      const height = (HEIGHT * count) / top;
      return (
        <rect key={day} x={place * 10 + 1} y={HEIGHT - height} width={8} height={height}>
          <title>{`${formatDate(day)}: ${count}`}</title>
        </rect>
      );
    })}
  </svg>
);

/** How often something happened on each day: drawn, and as a table. */
export const DayChart = ({ type, total, days }: { type: string; total: number; days: readonly Day[] }) => {
  const t = useText();
  const name = useTextIfAny()(`admin.event.${type}`) ?? t('admin.event.unknown', { type });
  const top = topOf(days);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Card as="section" aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <strong className={styles.total}>{t('admin.number', { value: total })}</strong>
      </div>
      <div className={styles.chart}>
        <span className={styles.top}>{t('admin.number', { value: top })}</span>
        <Bars days={days} top={top} />
        <div className={styles.axis}>
          <span>{first && formatDate(first.day)}</span>
          <span>{last && formatDate(last.day)}</span>
        </div>
      </div>
      <Disclosure title={t('admin.chart.table')}>
        <Table
          label={t('admin.chart.of', { name })}
          columns={[
            { id: 'day', label: t('admin.chart.day'), cell: ({ day }: Day) => formatDate(day) },
            { id: 'count', label: t('admin.chart.count'), cell: ({ count }: Day) => t('admin.number', { value: count }), align: 'end' },
          ]}
          rows={[...days].reverse()}
          keyOf={({ day }) => day}
          empty={null}
          className={styles.table}
        />
      </Disclosure>
    </Card>
  );
};
