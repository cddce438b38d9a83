import type { MatchReason, Reason } from '@tandem/contracts/entities/match';
import type { FoundVacancy } from '@tandem/contracts/matching/search';
import { JobCard, JobList } from '@tandem/ui/job-card';
import { fileUrl } from '@tandem/web-kit/session/account-name';
import { useText, useTextIfAny } from '@tandem/web-kit/language/text';
import { useJobTexts } from '../job-texts';
import type { Prompt } from '@tandem/web-kit/search/prompt';
import styles from './found-list.module.css';

type Props = {
  found: readonly FoundVacancy[];
  travelMode: Prompt['travelMode'];
  hrefOf: (id: string) => string;
  current?: string | undefined;
};

const SHOWN = 2;
/** What takes fewer points is no news in a list, nor that work is not quite the work described. */
const WEIGHTY = 10;
const isNews = ({ key, points }: Reason): boolean => points <= -WEIGHTY && key !== 'reason.sought.differs';

const shortly = ({ positive, negative }: MatchReason): Reason[] => [...positive.slice(0, SHOWN), ...negative.filter(isNews).slice(0, 1)];

/** What a search found: how far each is what was asked for, how far away, and why. */
export const FoundList = ({ found, travelMode, hrefOf, current }: Props) => {
  const t = useText();
  const textIfAny = useTextIfAny();
  const texts = useJobTexts();
  const way = ({ fit: { travelMinutes } }: FoundVacancy): string | null => {
    if (travelMinutes === null) return null;
    return travelMinutes === 0 ? t('search.no_travel') : t('search.minutes', { minutes: travelMinutes, mode: travelMode });
  };
  return (
    <JobList label={t('search.results')}>
      {found.map((vacancy) => (
        <li key={vacancy.id}>
          <JobCard
            href={hrefOf(vacancy.id)}
            title={texts.title(vacancy)}
            company={{ name: vacancy.employer.companyName, logoUrl: vacancy.employer.logoUrl && fileUrl(vacancy.employer.logoUrl) }}
            match={{
              percentage: vacancy.fit.percentage,
              label: texts.matchLabel(vacancy.fit.percentage),
              levels: texts.levels,
            }}
            facts={[texts.place(vacancy), way(vacancy), texts.salary(vacancy), texts.hours(vacancy)].filter((fact): fact is string =>
              Boolean(fact),
            )}
            isCurrent={vacancy.id === current}
          >
            <ul className={styles.reasons} aria-label={t('search.why')}>
              {shortly(vacancy.fit.reason).map(({ key, params, points }) => (
                <li key={key} className={points < 0 ? styles.against : styles.for}>
                  {textIfAny(key, params) ?? key}
                </li>
              ))}
            </ul>
          </JobCard>
        </li>
      ))}
    </JobList>
  );
};
