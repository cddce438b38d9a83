import type { VacancyReading } from '@tandem/contracts/vacancies/reading';
import { Card, CardHead } from '@tandem/ui/card';
import { Link } from '@tandem/ui/link';
import { Text } from '@tandem/ui/text';
import { formatDate } from '@tandem/web-kit/language/format';
import { useText } from '@tandem/web-kit/language/text';
import { today } from '@tandem/web-kit/browser/today';
import type { ReactNode } from 'react';
import styles from './details-step.module.css';

type Facts = NonNullable<VacancyReading['facts']>;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const isPast = (date: string): boolean => date < today();

const ClosingDate = ({ date }: { date: string }) => {
  const t = useText();
  return (
    <>
      {formatDate(date)}
      {isPast(date) && (
        <Text as="span" size="small" tone="muted">
          {' '}
          {t('wizard.also.closed')}
        </Text>
      )}
    </>
  );
};

/** What the one field for hours, which takes whole ones, does not hold: the most of a range, and halves. */
const useHoursText = ({ hoursMin, hoursMax }: Facts): string | null => {
  const t = useText();
  if (hoursMin === null || hoursMax === null) return null;
  if (hoursMin !== hoursMax) return t('wizard.also.hours.range', { min: hoursMin, max: hoursMax });
  return Number.isInteger(hoursMin) ? null : t('wizard.also.hours.exact', { hours: hoursMin });
};

/** What the source says beyond the fields of a vacancy, so that none of it is lost unseen. */
export const AlsoRead = ({ facts, companyName }: { facts: Facts; companyName: string }) => {
  const t = useText();
  const { closingDate, applicationUrl, wishedSkills } = facts;
  const company = facts.companyName && facts.companyName.toLowerCase() !== companyName.toLowerCase() ? facts.companyName : null;
  const hours = useHoursText(facts);
  if (!company && !hours && !closingDate && !applicationUrl && wishedSkills.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="also-read">
      <CardHead title={<span id="also-read">{t('wizard.also')}</span>} />
      <Text size="small" tone="muted">
        {t('wizard.also.text')}
      </Text>
      <dl className={styles.also}>
        {company && <Fact label={t('wizard.also.company')}>{company}</Fact>}
        {hours && <Fact label={t('wizard.also.hours')}>{hours}</Fact>}
        {closingDate && (
          <Fact label={t('wizard.also.closing')}>
            <ClosingDate date={closingDate} />
          </Fact>
        )}
        {applicationUrl && (
          <Fact label={t('wizard.also.apply')}>
            {/^https?:/.test(applicationUrl) ? (
              <Link href={applicationUrl} target="_blank" rel="noopener">
                {applicationUrl}
              </Link>
            ) : (
              applicationUrl.replace(/^mailto:/, '')
            )}
          </Fact>
        )}
        {wishedSkills.length > 0 && <Fact label={t('wizard.also.wishes')}>{wishedSkills.join(', ')}</Fact>}
      </dl>
    </Card>
  );
};
