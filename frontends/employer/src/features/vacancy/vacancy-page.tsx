import { useAccount } from '@tandem/web-kit/session/session';
import { VacancyView } from '@tandem/web-kit/vacancy/vacancy-view';
import { useParams } from 'react-router';
import { OwnerPanel } from './owner-panel';

/** One vacancy; its owner sees how far it is, and can edit and delete it. */
const VacancyPage = () => {
  const { vacancyId = '' } = useParams();
  const account = useAccount();
  const own = account?.accountType === 'EMPLOYER' ? account.accountInfo.id : null;
  return (
    <VacancyView
      key={vacancyId}
      vacancyId={vacancyId}
      panel={(vacancy) => own !== null && vacancy.employer.id === own && <OwnerPanel vacancy={vacancy} />}
    />
  );
};

export default VacancyPage;
