import type { Match } from '@tandem/contracts/entities/match';
import { Banner } from '@tandem/ui/banner';
import { Link } from '@tandem/ui/link';
import { useText } from '../language/text';

/** The jobs somebody got, which no column holds. */
export const TakenJobs = ({ taken }: { taken: readonly Match[] }) => {
  const t = useText();
  return taken.map(({ id, vacancy }) => (
    <Banner key={id} tone="success" title={<Link href={`/jobs/${vacancy.id}`}>{vacancy.title ?? vacancy.employer.companyName}</Link>}>
      {t('match.job_taken')} {t('match.job_taken.text', { company: vacancy.employer.companyName })}
    </Banner>
  ));
};
