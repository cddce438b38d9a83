import type { ReadError } from '@tandem/domain/resume';
import { Banner } from '@tandem/ui/banner';
import { useText } from '../language/text';

/** Why a document could not be read, and what to do about it. */
export const ReadErrorBanner = ({ reason }: { reason: ReadError }) => {
  const t = useText();
  return (
    <Banner tone="danger" title={t('resume.error')}>
      {t(`resume.readError.${reason}`)}
    </Banner>
  );
};
