import { shownItems } from '@tandem/domain/limits';
import { Facts } from '@tandem/ui/facts';
import { Link } from '@tandem/ui/link';
import { Text } from '@tandem/ui/text';
import { Euro, House, MapPin } from 'lucide-react';
import { config } from '../app/config';
import { useText } from '../language/text';
import { useVacancyTexts } from '../vacancy/vacancy-texts';
import { useCompanyVacanciesQuery } from '../vacancy/vacancy.api';
import styles from './company-page.module.css';

/** Up to three open vacancies of the company. */
export const CompanyVacancies = ({ companyId }: { companyId: string }) => {
  const t = useText();
  const texts = useVacancyTexts();
  const { data } = useCompanyVacanciesQuery({ params: { employerId: companyId } });
  const shown = data?.slice(0, shownItems.companyVacancies) ?? [];
  const base = config().app === 'employer' ? '/vacancies' : '/jobs';
  return (
    <aside aria-labelledby="open-vacancies" className={styles.vacancies}>
      <h2 id="open-vacancies" className={styles.asideTitle}>
        {t('company.vacancies')}
      </h2>
      {data && shown.length === 0 && <Text tone="muted">{t('company.no_vacancies')}</Text>}
      <ul className={styles.list}>
        {shown.map((vacancy) => (
          <li key={vacancy.id} className={styles.vacancy}>
            <Link href={`${base}/${vacancy.id}`} isQuiet className={styles.vacancyTitle}>
              {texts.title(vacancy)}
            </Link>
            <Facts
              facts={[
                { label: t('job.place'), value: texts.place(vacancy), icon: <MapPin /> },
                { label: t('job.work_model'), value: texts.workModel(vacancy), icon: <House /> },
                { label: t('job.salary'), value: texts.salary(vacancy), icon: <Euro /> },
              ]}
            />
          </li>
        ))}
      </ul>
    </aside>
  );
};
