import { config } from '../app/config';
import { useText } from '../language/text';
import { PolicyText } from './policy-text';

/** What happens to people's data: one text for candidates and one, with the same sections, for employers. */
const PrivacyPage = () => (
  <PolicyText name={config().app === 'employer' ? 'privacy-employer' : 'privacy-candidate'} title={useText()('privacy.title')} />
);

export default PrivacyPage;
