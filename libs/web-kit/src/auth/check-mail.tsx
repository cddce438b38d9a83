import { Button } from '@tandem/ui/button';
import { Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Text } from '@tandem/ui/text';
import { MailCheck } from 'lucide-react';
import { useResendVerificationMutation } from '../gateway/account-api';
import { config } from '../app/config';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';

/** "Check your e-mail", with a way to send the link again or to another address; locally with a link to the mail page. */
export const CheckMail = ({ email, form }: { email: string; form: string }) => {
  const t = useText();
  const notify = useNotify();
  const [resend, { isLoading, isSuccess }] = useResendVerificationMutation();
  const { mail } = config().urls;
  const again = async (): Promise<void> => {
    try {
      await resend({ body: { email } }).unwrap();
      notify.success('register.sent_again');
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <MailCheck aria-hidden size={40} />
        <h1>{t('register.check_mail')}</h1>
        <Text tone="soft">{t('register.check_mail.text', { email })}</Text>
      </Stack>
      <Stack gap={3}>
        {mail && (
          <LinkButton variant="primary" size="large" isBlock href={mail} target="_blank">
            {t('register.open_local_mail')}
          </LinkButton>
        )}
        <Button size="large" isBlock isPending={isLoading} isDisabled={isSuccess} onPress={() => void again()}>
          {t('register.send_again')}
        </Button>
        <LinkButton variant="quiet" size="large" isBlock href={form}>
          {t('register.other_address')}
        </LinkButton>
      </Stack>
    </Stack>
  );
};
