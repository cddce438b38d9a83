import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Card } from '@tandem/ui/card';
import { Markdown } from '@tandem/ui/markdown';
import { Text } from '@tandem/ui/text';
import { VisuallyHidden } from '@tandem/ui/visually-hidden';
import { Fact } from '../frame/fact';
import { useText } from '../language/text';
import { lower } from '../language/lower';
import { summaryBody } from './summary-body';
import { useVacancyTexts } from './vacancy-texts';
import styles from './vacancy-text.module.css';

/** A list, unless the text above has said all of it already. */
const List = ({ title, items, said }: { title: string; items: readonly string[]; said: string }) =>
  items.every((item) => said.toLowerCase().includes(item.toLowerCase())) ? null : (
    <>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );

/** An estimate, and how many vacancies it rests on. */
const SalaryBasis = ({ vacancy, basis: { count, region } }: { vacancy: Vacancy; basis: NonNullable<Vacancy['salaryBasis']> }) => {
  const t = useText();
  return (
    <>
      {useVacancyTexts().salary(vacancy)}
      <Text size="small" tone="muted">
        {region ? t('job.salary.basis_region', { count, region }) : t('job.salary.basis', { count })}
      </Text>
    </>
  );
};

/** Whether there is anything to read: not in a draft that has just begun. */
const hasWords = ({ markdownSummary, description, responsibilities, requiredSkills, ...rest }: Vacancy): boolean =>
  Boolean(markdownSummary ?? description ?? rest.contractType ?? rest.requiredExperience ?? rest.salaryBasis) ||
  rest.amountPotentialCandidates > 0 ||
  [responsibilities, requiredSkills, rest.requiredEducation, rest.requiredLanguages, rest.requiredVisa, rest.benefits].some(
    (list) => list.length > 0,
  );

/** The vacancy's own words, and the conditions beside them. */
export const VacancyText = ({ vacancy }: { vacancy: Vacancy }) => {
  const t = useText();
  const body = summaryBody(vacancy);
  if (!hasWords(vacancy)) return null;
  return (
    <Card as="section" aria-label={t('job.about')}>
      {/* Between the title of the page and the headings of the text. */}
      <h2>
        <VisuallyHidden>{t('job.about')}</VisuallyHidden>
      </h2>
      <div className={styles.columns}>
        <div className={styles.text}>
          {body ? <Markdown topLevel={3}>{body}</Markdown> : vacancy.description && <Text>{vacancy.description}</Text>}
          <List title={t('job.responsibilities')} items={vacancy.responsibilities} said={vacancy.markdownSummary ?? ''} />
          <List title={t('job.skills')} items={vacancy.requiredSkills} said={vacancy.markdownSummary ?? ''} />
        </div>
        <dl className={styles.aside}>
          <Fact label={t('job.contract')}>{vacancy.contractType && t(`job.contract.${lower(vacancy.contractType)}`)}</Fact>
          <Fact label={t('job.salary')}>{vacancy.salaryBasis && <SalaryBasis vacancy={vacancy} basis={vacancy.salaryBasis} />}</Fact>
          <Fact label={t('job.experience')}>{vacancy.requiredExperience}</Fact>
          <Fact label={t('job.education')}>
            {vacancy.requiredEducation
              .filter((type) => type !== 'none')
              .map((type) => t(`education.${lower(type)}`))
              .join(', ')}
          </Fact>
          <Fact label={t('job.languages')}>
            {vacancy.requiredLanguages.length > 1
              ? t('job.language.either')
              : vacancy.requiredLanguages.map((language) => t(`job.language.${lower(language)}`)).join()}
          </Fact>
          <Fact label={t('job.permit')}>{vacancy.requiredVisa.map((visa) => t(`job.permit.${lower(visa)}`)).join(', ')}</Fact>
          <Fact label={t('job.benefits')}>
            {vacancy.benefits.length > 0 && (
              <ul className={styles.lines}>
                {vacancy.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            )}
          </Fact>
          <Fact label={t('job.candidates')}>{vacancy.amountPotentialCandidates > 0 && vacancy.amountPotentialCandidates}</Fact>
        </dl>
      </div>
    </Card>
  );
};
