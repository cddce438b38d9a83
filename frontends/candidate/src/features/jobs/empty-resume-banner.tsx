import { isEmptyResume } from '@tandem/domain/resume';
import { Banner } from '@tandem/ui/banner';
import { LinkButton } from '@tandem/ui/link-button';
import { useOwnResumeQuery } from '@tandem/web-kit/resume/own-resume.api';
import { useText } from '@tandem/web-kit/language/text';

/** Why matches say little to who began without a resume, and where to write it. */
export const EmptyResumeBanner = () => {
  const t = useText();
  const { data } = useOwnResumeQuery();
  if (!data || !isEmptyResume(data)) return null;
  const fillIn = (
    <LinkButton href="/resume" size="small">
      {t('resume.fill_in')}
    </LinkButton>
  );
  return (
    <Banner tone="accent" title={t('jobs.empty_resume.title')} action={fillIn}>
      {t('jobs.empty_resume.text')}
    </Banner>
  );
};
