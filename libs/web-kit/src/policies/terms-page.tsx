import { useText } from '../language/text';
import { PolicyText } from './policy-text';

/** What people and the product promise each other. */
const TermsPage = () => <PolicyText name="terms" title={useText()('nav.terms')} />;

export default TermsPage;
