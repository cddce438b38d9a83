import { useParams } from 'react-router';
import { SeeMatch } from './see-match';
import { VacancyView } from './vacancy-view';

/** A vacancy to read, with the way to how it fits. */
const PublicVacancyPage = () => {
  const { vacancyId = '' } = useParams();
  return <VacancyView vacancyId={vacancyId} actions={({ id }) => <SeeMatch vacancyId={id} />} />;
};

export default PublicVacancyPage;
