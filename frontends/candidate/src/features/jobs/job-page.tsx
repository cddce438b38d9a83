import { Page, Stack } from '@tandem/ui/layout';
import { useParams } from 'react-router';
import { JobDetail } from './job-detail';

/** One vacancy on its own page, for who is no candidate. */
const JobPage = () => {
  const { vacancyId = '' } = useParams();
  return (
    <Page>
      <Stack gap={5}>
        <JobDetail vacancyId={vacancyId} backTo="/jobs" isOnOwnScreen level={1} />
      </Stack>
    </Page>
  );
};

export default JobPage;
