/** What a mail says, already in the reader's language. Plain text only: the layout escapes it. */
export type MailText = {
  subject: string;
  /** One line that mail programs show beside the subject. */
  preview?: string;
  heading: string;
  /** What somebody wrote himself, set apart from what the product says. */
  quote?: string;
  paragraphs: readonly string[];
  /** Short lines under the paragraphs, one thing each. */
  list?: readonly string[];
  action?: { label: string; url: string };
  /** Small print under the action, e.g. how long the link works. */
  note?: string;
  footer: readonly string[];
  /** The page for people, and the address that mail programs post to (RFC 8058). */
  unsubscribe?: { label: string; url: string; oneClickUrl: string };
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The mail as plain text. */
export const asText = (mail: MailText): string =>
  [
    mail.heading,
    ...(mail.quote ? [mail.quote.replace(/^/gm, '> ')] : []),
    ...mail.paragraphs,
    ...(mail.list?.length ? [mail.list.map((line) => `- ${line}`).join('\n')] : []),
    ...(mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : []),
    ...(mail.note ? [mail.note] : []),
    '--',
    ...mail.footer,
    ...(mail.unsubscribe ? [`${mail.unsubscribe.label}: ${mail.unsubscribe.url}`] : []),
  ].join('\n\n');

/** Colours of the product in light; programs that know dark mails take those of `darkColours`. */
const ink = 'color:#17261f;';
const soft = 'color:#56645c;';
const darkColours = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#10201a!important}.card{background:#172a22!important;border-color:#2c4338!important}
.ink{color:#eef3ee!important}.soft{color:#a9b7ae!important}.brand{color:#7fd6ab!important}.line{border-color:#2c4338!important}
.button,.dot{background:#7fd6ab!important}.button a{color:#10201a!important}}
@media (max-width:480px){.card-inner{padding:24px 20px!important}.foot{padding:20px 20px 0!important}.button,.button a{display:block!important;text-align:center!important}}`;

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;${ink}font-size:16px;line-height:1.6;">${escape(text).replace(/\r?\n/g, '<br>')}</p>`;
const quote = (text: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;"><tr><td class="ink line" dir="auto" style="padding:2px 0 2px 16px;border-left:3px solid #c9d8cc;${ink}font-size:16px;line-height:1.6;">${escape(text).replace(/\r?\n/g, '<br>')}</td></tr></table>`;
const small = (text: string) => `<p class="soft" style="margin:0 0 12px;${soft}font-size:13px;line-height:1.5;">${escape(text)}</p>`;

const list = (lines: readonly string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;">${lines
    .map(
      (line) =>
        `<tr><td class="brand" valign="top" style="padding:10px 12px 10px 0;width:16px;color:#0d5c3d;font-size:16px;line-height:1.4;">&#10003;</td><td class="ink line" style="padding:10px 0;border-bottom:1px solid #ece9df;${ink}font-size:15px;line-height:1.5;">${escape(line)}</td></tr>`,
    )
    .join('')}</table>`;

const button = ({ label, url }: NonNullable<MailText['action']>) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 16px;"><tr><td class="button" style="background:#0d5c3d;border-radius:10px;"><a href="${escape(url)}" style="display:inline-block;color:#ffffff;text-decoration:none;font-weight:600;font-size:16px;line-height:1.25;padding:14px 24px;">${escape(label)}</a></td></tr></table>
<p class="soft" style="margin:0 0 20px;${soft}font-size:12px;line-height:1.5;word-break:break-all;">${escape(url)}</p>`;

const dot = (colour: string, name: string) =>
  `<span class="${name}" style="display:inline-block;width:14px;height:14px;border-radius:7px;background:${colour};vertical-align:-1px;"></span>`;

/** The product's mark, two rounds side by side, made of text because mail programs drop drawings. */
const mark = (product: string) =>
  `<p class="brand" style="margin:0 0 28px;font-size:18px;font-weight:700;letter-spacing:-0.2px;line-height:1;color:#0d5c3d;">${dot('#0d5c3d', 'dot')}${dot('#e2a63b', '')}&nbsp; ${escape(product)}</p>`;

const unsubscribe = ({ label, url }: NonNullable<MailText['unsubscribe']>) =>
  `<p class="soft" style="margin:0;${soft}font-size:13px;line-height:1.5;"><a class="soft" href="${escape(url)}" style="${soft}">${escape(label)}</a></p>`;

/** The mail as HTML: tables and inline styles for old programs, dark colours for new ones, nothing loaded from elsewhere. */
export const asHtml = (mail: MailText, language: string, product: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(mail.subject)}</title><style>${darkColours}</style></head>
<body class="page" style="margin:0;padding:0;background:#f6f4ee;font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif;">
<div style="display:none;max-height:0;overflow:hidden;">${escape(mail.preview ?? mail.quote ?? mail.paragraphs[0] ?? '')}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f4ee;"><tr><td align="center" style="padding:32px 12px;">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffefb;border:1px solid #e3e1d8;border-radius:16px;"><tr><td class="card-inner" style="padding:36px 40px 28px;">
${mark(product)}
<h1 class="ink" style="margin:0 0 16px;font-size:24px;font-weight:700;letter-spacing:-0.3px;line-height:1.25;${ink}">${escape(mail.heading)}</h1>
${mail.quote ? quote(mail.quote) : ''}${mail.paragraphs.map(paragraph).join('\n')}
${mail.list?.length ? list(mail.list) : ''}${mail.action ? button(mail.action) : ''}${mail.note ? small(mail.note) : ''}
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;"><tr><td class="foot" style="padding:20px 40px 0;">
${mail.footer.map(small).join('\n')}
${mail.unsubscribe ? unsubscribe(mail.unsubscribe) : ''}
</td></tr></table>
</td></tr></table></body></html>`;
