import { Banner } from '@tandem/ui/banner';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { useText } from '@tandem/web-kit/text';

/** Shows while vacancies are being compared with the candidate. */
export const MatchingBanner = ({ isBeingMatched }: { isBeingMatched: boolean }) => {
  const t = useText();
  if (!isBeingMatched) return null;
  return (
    <Banner tone="accent" role="status" title={t('jobs.matching')}>
      <ProgressBar label={t('jobs.matching.text')} />
    </Banner>
  );
};
