import { Card } from '@tandem/ui/card';
import { Disclosure } from '@tandem/ui/disclosure';
import { Table } from '@tandem/ui/table';
import { formatDate } from '@tandem/web-kit/language/format';
import { useText, useTextIfAny } from '@tandem/web-kit/language/text';
import { useState, type PointerEvent } from 'react';
import type { Day } from './range';
import styles from './day-chart.module.css';

const HEIGHT = 100;

/** A round number at or above the highest count, for the line on top. */
const topOf = (days: readonly Day[]): number => {
  const highest = Math.max(1, ...days.map(({ count }) => count));
  const step = 10 ** Math.floor(Math.log10(highest));
  return Math.ceil(highest / step) * step;
};

type BarsProps = { days: readonly Day[]; top: number; shown: Day | null; onShow: (day: Day | null) => void };

/** One bar a day. The whole height above a day tells of it, to a mouse and to a finger: a bar may be thin, or none. */
const Bars = ({ days, top, shown, onShow }: BarsProps) => {
  const look = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / width) * days.length);
    onShow(days[Math.max(0, Math.min(days.length - 1, place))] ?? null);
  };
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={look}
      onPointerMove={look}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onShow(null)}
    >
      {days.map((each, place) => {
        const { day, count } = each;
        const height = (HEIGHT * count) / top;
        return (
          <g key={day}>
            {shown?.day === day && <rect className={styles.shown} x={place * 10} width={10} height={HEIGHT} />}
            <rect x={place * 10 + 1} y={HEIGHT - height} width={8} height={height} />
          </g>
        );
      })}
    </svg>
  );
};

/** How often something happened on each day: drawn, and as a table. */
export const DayChart = ({ type, total, days }: { type: string; total: number; days: readonly Day[] }) => {
  const t = useText();
  const name = useTextIfAny()(`admin.event.${type}`) ?? t('admin.event.unknown', { type });
  const top = topOf(days);
  const [first, last] = [days[0], days.at(-1)];
  const [shownDay, setShownDay] = useState<string | null>(null);
  // What is asked for anew may have other counts, or other days.
  const shown = days.find(({ day }) => day === shownDay) ?? null;
  return (
    <Card as="section" aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <strong className={styles.total}>{t('admin.number', { value: total })}</strong>
      </div>
      <div className={styles.chart}>
        <div className={styles.top}>
          <span>{t('admin.number', { value: top })}</span>
          {shown && <strong>{t('admin.chart.at', { day: formatDate(shown.day), count: shown.count })}</strong>}
        </div>
        <Bars days={days} top={top} shown={shown} onShow={(day) => setShownDay(day?.day ?? null)} />
        <div className={styles.axis}>
          <span>{first && formatDate(first.day)}</span>
          {first !== last && <span>{last && formatDate(last.day)}</span>}
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
