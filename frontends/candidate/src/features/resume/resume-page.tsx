import { useAccount } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';
import { useTitle } from '@tandem/web-kit/app/title';
import { OpenResume } from './open-resume';
import { OwnResume } from './own-resume';

/** The resume builder, for a candidate and for who has no account yet. */
const ResumePage = () => {
  useTitle(useText()('nav.resume_builder'));
  const account = useAccount();
  return account?.accountType === 'CANDIDATE' ? <OwnResume account={account} /> : <OpenResume />;
};

export default ResumePage;
