/** What a mail says, already in the reader's language. Plain text only: the layout escapes it. */
export type MailText = {
  subject: string;
  /** One line that mail programs show beside the subject. */
  preview?: string;
  heading: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Small print under the action, e.g. how long the link works. */
  note?: string;
  footer: readonly string[];
  unsubscribe?: { label: string; url: string };
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const paragraph = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escape(text)}</p>`;

/** The mail as plain text. */
export const asText = (mail: MailText): string =>
  [
    mail.heading,
    ...mail.paragraphs,
    ...(mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : []),
    ...(mail.note ? [mail.note] : []),
    '--',
    ...mail.footer,
    ...(mail.unsubscribe ? [`${mail.unsubscribe.label}: ${mail.unsubscribe.url}`] : []),
  ].join('\n\n');

/** The mail as HTML: one table, inline styles, readable in light and dark, without remote content. */
export const asHtml = (mail: MailText, language: string, product: string): string => {
  const ink = 'color:#17261f;font-size:16px;line-height:1.55;';
  const button = mail.action
    ? `<p style="margin:24px 0;"><a href="${escape(mail.action.url)}" style="display:inline-block;background:#0d5c3d;color:#ffffff;text-decoration:none;font-weight:600;font-size:16px;padding:12px 22px;border-radius:8px;">${escape(mail.action.label)}</a></p>` +
      `<p style="margin:0 0 16px;color:#56645c;font-size:13px;line-height:1.5;word-break:break-all;">${escape(mail.action.url)}</p>`
    : '';
  const small = 'color:#56645c;font-size:13px;line-height:1.5;';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(mail.subject)}</title></head>
<body style="margin:0;background:#f6f4ee;font-family:Inter,Helvetica,Arial,sans-serif;">
<div style="display:none;max-height:0;overflow:hidden;">${escape(mail.preview ?? mail.paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffefb;border:1px solid #e3e1d8;border-radius:14px;"><tr><td style="padding:32px;">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#0d5c3d;">${escape(product)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#17261f;">${escape(mail.heading)}</h1>
${mail.paragraphs.map((text) => paragraph(text, ink)).join('\n')}
${button}${mail.note ? paragraph(mail.note, small) : ''}
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;"><tr><td style="padding:16px 32px;">
${mail.footer.map((text) => paragraph(text, small)).join('\n')}
${mail.unsubscribe ? `<p style="margin:0;${small}"><a href="${escape(mail.unsubscribe.url)}" style="color:#56645c;">${escape(mail.unsubscribe.label)}</a></p>` : ''}
</td></tr></table>
</td></tr></table></body></html>`;
};
