import type { CandidateAccount } from '@tandem/contracts/entities/account';
import { isEmptyResume } from '@tandem/domain/resume';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { LinkButton } from '@tandem/ui/link-button';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useOwnResume } from '@tandem/web-kit/resume/own-resume.api';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';
import { useStartRunMutation } from './jobs.api';

const Empty = () => {
  const t = useText();
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

const Changed = () => {
  const t = useText();
  const notify = useNotify();
  const [begin, { isLoading }] = useStartRunMutation();
  const start = (): void => void begin().unwrap().catch(notify.error); // prettier-ignore
  const again = (
    <Button size="small" isPending={isLoading} onPress={start}>
      {t('jobs.changed_resume.action')}
    </Button>
  );
  return (
    <Banner tone="accent" title={t('jobs.changed_resume.title')} action={again}>
      {t('jobs.changed_resume.text')}
    </Banner>
  );
};

const isNewerThan = (moment: string, { beingMatched, lastMatchedAt }: CandidateAccount['accountInfo']): boolean =>
  !beingMatched && lastMatchedAt !== null && moment > lastMatchedAt;

/** What the resume has to do with the list: nothing stands in it yet, so that matches say little, or it was changed after they were made. */
export const ResumeBanner = () => {
  const { accountInfo } = useSignedIn<'CANDIDATE'>();
  const { data } = useOwnResume();
  if (!data) return null;
  if (isEmptyResume(data)) return <Empty />;
  return isNewerThan(data.contentChangedAt, accountInfo) ? <Changed /> : null;
};
