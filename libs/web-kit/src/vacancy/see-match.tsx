import { LinkButton } from '@tandem/ui/link-button';
import { Row } from '@tandem/ui/layout';
import { config } from '../app/config';
import { useText } from '../language/text';
import { useAccount } from '../session/session';

/** The way to how somebody fits, which the candidate app shows. Employers have none. */
export const SeeMatch = ({ vacancyId }: { vacancyId: string }) => {
  const t = useText();
  const isEmployer = useAccount()?.accountType === 'EMPLOYER';
  const app = config().app === 'candidate' ? '' : config().urls.candidate;
  return isEmployer ? null : (
    <Row>
      <LinkButton href={`${app}/jobs/${vacancyId}`} variant="primary">
        {t('vacancy.see_match')}
      </LinkButton>
    </Row>
  );
};
