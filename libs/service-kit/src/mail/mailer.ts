import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { BaseConfig } from '../config';
import { CONFIG } from '../tokens';
import { currentTraceparent, Tracing } from '../tracing/tracing';
import { asHtml, asText, type MailText } from './mail-layout';

/** A file that goes with a mail. */
export type Attachment = { filename: string; contentType: string; content: string };

export type Mail = {
  to: string;
  /** Who reads an answer, where that is a person and not the product. */
  replyTo?: string;
  language: string;
  /** Names the mail: the same key gives the same Message-ID, so that a repeated hand-over can be recognised. */
  key: string;
  text: MailText;
  attachments?: readonly Attachment[];
};

/** Hands mail to an SMTP server. */
@Injectable()
export class Mailer implements OnModuleDestroy {
  private transport: Transporter | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly tracing: Tracing,
  ) {}

  /**
   * Hands over at least once: whoever ends between the server's yes and noting it sends the same again, under the same Message-ID, by which
   * mailboxes know it. No two servers can agree on more.
   * @throws when the server cannot be reached or refuses; the job that sends tries again.
   */
  async send(mail: Mail): Promise<void> {
    await this.tracing.span({ name: 'smtp send', kind: 'client', parent: currentTraceparent() }, async () => this.handOver(mail));
  }

  private async handOver({ to, replyTo, language, key, text, attachments = [] }: Mail): Promise<void> {
    const domain = /@([\w.-]+)/.exec(this.config.MAIL_FROM)?.[1] ?? 'localhost';
    await this.open().sendMail({
      from: this.config.MAIL_FROM,
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject: text.subject.replace(/[\r\n]+/g, ' '),
      messageId: `<${key.replace(/[^\w-]/g, '.')}@${domain}>`,
      text: asText(text),
      html: asHtml(text, language, this.config.PRODUCT_NAME),
      attachments: [...attachments],
      headers: text.unsubscribe
        ? { 'List-Unsubscribe': `<${text.unsubscribe.oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {},
    });
  }

  onModuleDestroy(): void {
    this.transport?.close();
  }

  private open(): Transporter {
    if (!this.config.SMTP_URL) throw new Error('SMTP_URL is not set');
    const url = new URL(this.config.SMTP_URL);
    const secure = url.protocol === 'smtps:';
    this.transport ??= createTransport({
      host: url.hostname,
      port: Number(url.port || (secure ? 465 : 25)),
      secure,
      ...(url.username ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } } : {}),
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 15_000,
      pool: true,
      maxConnections: 2,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return this.transport;
  }
}
