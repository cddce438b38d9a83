import { useText } from '../language/text';
import { PolicyText } from './policy-text';

/** Which cookies there are, and what else a browser keeps. */
const CookiePage = () => <PolicyText name="cookie" title={useText()('nav.cookies')} />;

export default CookiePage;
