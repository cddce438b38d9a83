// @ts-check
// Keeps mail instead of sending it, and shows it on a page. Its own process; told its ports by the environment.
import { MailDev } from 'maildev';

const mail = new MailDev({
  smtp: Number(process.env.SMTP_PORT),
  ip: '127.0.0.1',
  web: Number(process.env.WEB_PORT),
  webIp: '127.0.0.1',
  mailDirectory: String(process.env.MAIL_DIR),
  maxEmails: 500,
  silent: true,
});

const stop = async () => {
  await mail.stop();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
process.once('disconnect', () => void stop());

await mail.start();
