import { FunnelPage } from '@tandem/web-kit/funnel/funnel-page';

/** The employer's hiring funnel. */
const HiringFunnel = () => <FunnelPage side="EMPLOYER" />;

export default HiringFunnel;
