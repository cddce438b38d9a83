import type { adminCalls } from '@tandem/contracts/admin/admin';
import { Columns, Stack } from '@tandem/ui/layout';
import { Stats } from '@tandem/ui/stats';
import type { AnswerOf } from '@tandem/web-kit/gateway/call';
import { useText } from '@tandem/web-kit/language/text';
import { Answered } from '../answered';
import { useAnalyticsQuery, useOverviewQuery } from '../console.api';
import { polled } from '../polling';
import styles from '../table/list-page.module.css';
import { DayChart } from './day-chart';
import { filledDays, useRange } from './range';
import { RangeFilter } from './range-filter';

type Figures = AnswerOf<typeof adminCalls.analytics>;

const Overview = () => {
  const t = useText();
  const { data } = useOverviewQuery(undefined, polled);
  if (!data) return null;
  const names = ['users', 'candidates', 'employers', 'vacancies', 'publishedVacancies', 'applications', 'parkedWork'] as const;
  return <Stats stats={names.map((name) => ({ label: t(`admin.overview.${name}`), value: t('admin.number', { value: data[name] }) }))} />;
};

const Rates = ({ rates }: Pick<Figures, 'rates'>) => {
  const t = useText();
  const percent = (rate: number) => t('admin.percent', { value: Math.round(rate * 100) });
  const ratio = (rate: number) => t('admin.number', { value: Math.round(rate * 10) / 10 });
  const shown = { intake_completed: percent, applied: ratio, interview: percent } as const;
  const names = ['intake_completed', 'applied', 'interview'] as const;
  const stats = names.map((name) => {
    const rate = rates[name];
    return { label: t(`admin.rate.${name}`), value: rate === undefined ? '–' : shown[name](rate), hint: t(`admin.rate.${name}.of`) };
  });
  return <Stats stats={stats} />;
};

/** What happens in the product, day by day. */
export const AnalyticsTab = () => {
  const t = useText();
  const range = useRange();
  const { from, to } = range;
  const answer = useAnalyticsQuery({ query: { from, to } }, polled);
  return (
    <section aria-label={t('admin.tab.analytics')} className={styles.page}>
      <h1 className={styles.title}>{t('admin.tab.analytics')}</h1>
      <Stack gap={5}>
        <Overview />
        <RangeFilter range={range} />
        <Answered answer={answer}>
          {({ rates, types }) => (
            <>
              <Rates rates={rates} />
              <Columns min={420} gap={4}>
                {types.map(({ type, total, days }) => (
                  <DayChart key={type} type={type} total={total} days={filledDays(days, from, to)} />
                ))}
              </Columns>
            </>
          )}
        </Answered>
      </Stack>
    </section>
  );
};
