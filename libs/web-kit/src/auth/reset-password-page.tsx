import { MailedPassword } from './mailed-password';

/** The page behind the link in the mail about a forgotten password. */
const ResetPasswordPage = () => <MailedPassword purpose="reset" />;

export default ResetPasswordPage;
