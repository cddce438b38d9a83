import type { PublicCompany } from '@tandem/contracts/entities/company';
import { ErrorState } from '@tandem/ui/error-state';
import { Page } from '@tandem/ui/layout';
import { useParams } from 'react-router';
import { isMissing } from '../gateway/api-error';
import { useErrorText } from '../gateway/errors';
import { LoadingScreen } from '../frame/loading-screen';
import { useAccount } from '../session/session';
import { useText } from '../language/text';
import { InItsPlace } from '../app/in-its-place';
import { useTitle } from '../app/title';
import { ToVacancies } from '../vacancy/to-vacancies';
import { CompanyFacts } from './company-facts';
import { CompanyHead } from './company-head';
import { CompanyTexts } from './company-texts';
import { CompanyVacancies } from './company-vacancies';
import { usePublicCompanyQuery } from './company.api';
import styles from './company-page.module.css';

/** `own` is the company as the account has it, which is told at once of what a colleague saves. */
type Props = { company: PublicCompany; own: Pick<PublicCompany, 'summaryUrl'> | null };

const Shown = ({ company, own }: Props) => {
  const isOwn = own !== null;
  useTitle(company.companyName);
  return (
    <>
      <CompanyHead company={company} isOwn={isOwn} />
      <Page className={styles.page}>
        <CompanyFacts company={company} />
        <div className={styles.columns}>
          <CompanyTexts company={own ?? company} isOwn={isOwn} />
          <CompanyVacancies companyId={company.id} />
        </div>
      </Page>
    </>
  );
};

const Missing = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useText();
  const errorText = useErrorText();
  const isGone = isMissing(error);
  const title = t(isGone ? 'company.not_found' : 'page.error.title');
  useTitle(title);
  return (
    <Page width="narrow">
      <ErrorState
        level={1}
        illustration={isGone ? 'not-found' : 'no-connection'}
        title={title}
        {...(isGone ? { action: <ToVacancies /> } : { retryLabel: t('action.retry'), onRetry })}
      >
        {errorText(error)}
      </ErrorState>
    </Page>
  );
};

/** A company as everybody sees it; its own employer changes pictures and texts in place. */
const CompanyPage = () => {
  const { companyId = '' } = useParams();
  const account = useAccount();
  // Nothing says on a topic that a company changed or left, so who comes back to its page asks again.
  const { data, error, refetch } = usePublicCompanyQuery({ params: { id: companyId } }, { refetchOnFocus: true });
  const mine = account?.accountType === 'EMPLOYER' ? account.accountInfo : null;
  // What was loaded stays while it cannot be asked for again, but not once the company is gone.
  if (data && !isMissing(error)) return <Shown key={data.id} company={data} own={mine?.id === data.id ? mine : null} />;
  if (!error) return <LoadingScreen />;
  return (
    <InItsPlace wasShown={data !== undefined}>
      <Missing error={error} onRetry={() => void refetch()} />
    </InItsPlace>
  );
};

export default CompanyPage;
