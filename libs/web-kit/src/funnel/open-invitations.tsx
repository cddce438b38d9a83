import type { Match } from '@tandem/contracts/entities/match';
import { Banner } from '@tandem/ui/banner';
import { LinkButton } from '@tandem/ui/link-button';
import { useText } from '../language/text';
import styles from './funnel-page.module.css';

const isOpen = ({ status, archived, vacancy, invitation }: Match): boolean =>
  status === 'INVITED' && !archived && !vacancy.filledSince && !invitation?.asksOther;

/** A phone shows one column at a time: what waits for an answer stands above them, so that nobody has to find it. */
export const OpenInvitations = ({ matches }: { matches: readonly Match[] }) => {
  const t = useText();
  return matches.filter(isOpen).map(({ id, vacancy, invitation }) => (
    <Banner
      key={id}
      tone="accent"
      className={styles.onPhone ?? ''}
      title={t('match.invited', { company: vacancy.employer.companyName })}
      action={
        <LinkButton size="small" variant="primary" href={`/jobs/${vacancy.id}`}>
          {t(invitation?.slots.length ? 'match.choose_time' : 'funnel.invited.open')}
        </LinkButton>
      }
    >
      {vacancy.title}
    </Banner>
  ));
};
