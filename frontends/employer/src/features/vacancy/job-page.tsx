import { Banner } from '@tandem/ui/banner';
import { CompanyText } from '@tandem/web-kit/company/company-text';
import { useText } from '@tandem/web-kit/language/text';
import { useAccount } from '@tandem/web-kit/session/session';
import { SeeMatch } from '@tandem/web-kit/vacancy/see-match';
import { VacancyView } from '@tandem/web-kit/vacancy/vacancy-view';
import { useVacancyQuery } from '@tandem/web-kit/vacancy/vacancy.api';
import { Navigate, useParams } from 'react-router';

/** A vacancy as candidates read it, with what its company says of itself. Employers are told who wrote the summary. */
const JobPage = () => {
  const t = useText();
  const { vacancyId = '' } = useParams();
  const { data } = useVacancyQuery({ params: { id: vacancyId } });
  const isEmployer = useAccount()?.accountType === 'EMPLOYER';
  // Nobody reads it yet but the company that writes it.
  if (data && !data.summaryUrl) return <Navigate to="/jobs" replace />;
  return (
    <VacancyView
      key={vacancyId}
      vacancyId={vacancyId}
      actions={({ id }) => <SeeMatch vacancyId={id} />}
      panel={() => isEmployer && <Banner>{t('job.disclaimer')}</Banner>}
      end={({ employer }) => employer.summaryUrl && <CompanyText summaryUrl={employer.summaryUrl} />}
    />
  );
};

export default JobPage;
