import { MailedPassword } from './mailed-password';

/** The page behind the link in an invitation: a password makes the account whole. */
const ActivateAccountPage = () => <MailedPassword purpose="activate" />;

export default ActivateAccountPage;
