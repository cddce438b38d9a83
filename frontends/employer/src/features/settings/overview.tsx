import type { EmployerAccount } from '@tandem/contracts/entities/account';
import { Banner } from '@tandem/ui/banner';
import { Card, CardHead } from '@tandem/ui/card';
import { Row, Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { LinkButton } from '@tandem/ui/link-button';
import { ChangeEmail } from '@tandem/web-kit/account/change-email';
import { ChangePassword } from '@tandem/web-kit/account/change-password';
import { DeleteAccount } from '@tandem/web-kit/account/delete-account';
import { lastAdminHindrance } from '@tandem/web-kit/account/last-admin';
import { MailSwitches } from '@tandem/web-kit/account/mail-switches';
import { SessionList } from '@tandem/web-kit/account/session-list';
import { useText } from '@tandem/web-kit/language/text';
import { CompanyFields } from './company-fields';
import { PersonFields } from './person-fields';
import { SummaryCard } from './summary-card';

const isNamed = ({ firstName, lastName }: EmployerAccount): boolean => Boolean(firstName && lastName);
const isCompanyComplete = ({ email, accountInfo, phone }: EmployerAccount): boolean =>
  [email, accountInfo.companyName, accountInfo.address?.city, phone ?? accountInfo.phone, accountInfo.industry].every(Boolean);

/** What is missing: of the company it is asked in the intake, while whoever joins one has only his own name to give, right below. */
const Missing = ({ account }: { account: EmployerAccount }) => {
  const t = useText();
  if (isCompanyComplete(account)) return !isNamed(account) && <Banner tone="warning">{t('settings.incomplete.person')}</Banner>;
  return (
    <Banner tone="warning" action={<Link href="/intake?redirectTo=%2Fsettings">{t('vacancies.offer.intake.go')}</Link>}>
      {t('settings.incomplete')}
    </Banner>
  );
};

const SigningIn = ({ account }: { account: EmployerAccount }) => {
  const t = useText();
  return (
    <Card as="section">
      <CardHead title={t('account.signing_in')} />
      <Stack gap={5}>
        <ChangePassword account={account} />
        <Stack gap={3}>
          <h3>{t('account.sessions')}</h3>
          <SessionList />
        </Stack>
      </Stack>
    </Card>
  );
};

/** The person, the company and its summary. Fields save themselves when they are left. */
export const Overview = ({ account }: { account: EmployerAccount }) => {
  const t = useText();
  return (
    <Stack gap={6}>
      <Missing account={account} />
      <Card as="section">
        <CardHead title={t('settings.person')} />
        <Stack>
          <PersonFields account={account} />
          <ChangeEmail key={account.email} account={account} />
        </Stack>
      </Card>
      <Card as="section">
        <CardHead title={t('settings.company')}>
          <Link href={`/companies/${account.accountInfo.id}`}>{t('nav.company')}</Link>
        </CardHead>
        <CompanyFields account={account} />
      </Card>
      <SummaryCard company={account.accountInfo} />
      <SigningIn account={account} />
      <Card as="section">
        <CardHead title={t('account.mails')} />
        <MailSwitches account={account} />
      </Card>
      <Card as="section">
        <CardHead title={t('profile.data')} />
        <Row>
          <LinkButton href="/my-data">{t('profile.data.open')}</LinkButton>
          <DeleteAccount account={account} hindrance={lastAdminHindrance(account)} />
        </Row>
      </Card>
    </Stack>
  );
};
