import { FunnelPage } from '@tandem/web-kit/funnel/funnel-page';

/** The candidate's applications. */
const Applications = () => <FunnelPage side="CANDIDATE" />;

export default Applications;
