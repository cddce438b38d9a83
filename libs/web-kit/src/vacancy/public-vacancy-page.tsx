import { LinkButton } from '@tandem/ui/link-button';
import { Row } from '@tandem/ui/layout';
import { useParams } from 'react-router';
import { useText } from '../language/text';
import { VacancyView } from './vacancy-view';

/** A vacancy to read, with the way to how it fits. */
const PublicVacancyPage = () => {
  const t = useText();
  const { vacancyId = '' } = useParams();
  return (
    <VacancyView
      vacancyId={vacancyId}
      actions={({ id }) => (
        <Row>
          <LinkButton href={`/jobs/${id}`} variant="primary">
            {t('vacancy.see_match')}
          </LinkButton>
        </Row>
      )}
    />
  );
};

export default PublicVacancyPage;
