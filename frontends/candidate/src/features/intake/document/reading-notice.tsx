import { Banner } from '@tandem/ui/banner';
import { useText } from '@tandem/web-kit/language/text';
import { useReadingPlaces } from '@tandem/web-kit/resume-lists/reading-context';

/** Says that a machine read the resume, and how much of it wants a closer look. */
export const ReadingNotice = () => {
  const t = useText();
  const { reading, unsureCount } = useReadingPlaces();
  if (!reading) return null;
  return (
    <Banner tone={reading.isScan || unsureCount > 0 ? 'warning' : 'info'}>
      {t('review.look')}
      {reading.isScan && ` ${t('review.scanned')}`}
      {unsureCount > 0 && ` ${t('review.unsure_count', { count: unsureCount })}`}
    </Banner>
  );
};
