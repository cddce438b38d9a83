import { useText } from '../language/text';
import { PolicyText } from './policy-text';

/** How far the product works for everyone, what does not yet, and which keys do what. */
const AccessibilityPage = () => <PolicyText name="accessibility" title={useText()('nav.accessibility')} />;

export default AccessibilityPage;
