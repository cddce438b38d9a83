import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Row } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';
import { wantedJob } from './wanted-job';

/** The way back to the job for which somebody made an account: registering and the intake have led far away from it. */
export const WantedJobBanner = ({ open }: { open: string | undefined }) => {
  const t = useText();
  const [job, setJob] = useState(wantedJob.get);
  if (!job || job.id === open) return null;
  const forget = (): void => {
    wantedJob.remove();
    setJob(null);
  };
  const actions = (
    <Row>
      <LinkButton href={`/jobs/${job.id}`} size="small">
        {t('jobs.wanted.open')}
      </LinkButton>
      <Button variant="quiet" size="small" onPress={forget}>
        {t('jobs.wanted.forget')}
      </Button>
    </Row>
  );
  return (
    <Banner tone="accent" action={actions}>
      {t('jobs.wanted', { title: job.title })}
    </Banner>
  );
};
