import { LinkButton } from '@tandem/ui/link-button';
import { useText } from '../language/text';
import { useAccount } from '../session/session';

/** From what is not there to the vacancies that are. */
export const ToVacancies = () => {
  const t = useText();
  const isEmployer = useAccount()?.accountType === 'EMPLOYER';
  return <LinkButton href={isEmployer ? '/vacancies' : '/jobs'}>{t(isEmployer ? 'nav.vacancies' : 'nav.search_jobs')}</LinkButton>;
};
