import { asHtml, asText, type MailText } from './mail-layout';

const mail: MailText = {
  subject: 'Welcome <b>',
  heading: 'Hello "Robin" & <script>alert(1)</script>',
  paragraphs: ['One paragraph', `Another, by O'Neil`],
  action: { label: 'Open <it>', url: 'https://tandem.example/verify/abc?x=1&y="2"' },
  note: 'Works for an hour.',
  footer: ['Tandem'],
  unsubscribe: {
    label: 'No more of these',
    url: 'https://tandem.example/unsubscribe/def',
    oneClickUrl: 'https://tandem.example/api/public/unsubscribe/def',
  },
};

describe('a mail as HTML', () => {
  const html = asHtml(mail, 'nl', 'Tandem & Co');

  it('shows what people typed as text, never as markup', () => {
    expect(html).not.toMatch(/<script|<b>|<it>/);
    expect(html).toContain('Hello &#34;Robin&#34; &#38; &#60;script&#62;alert(1)&#60;/script&#62;');
    expect(html).toContain('O&#39;Neil');
    expect(html).toContain('Tandem &#38; Co');
  });

  it('keeps the lines of what somebody wrote', () => {
    const written = asHtml({ ...mail, paragraphs: ['Market square 3\nRing <twice>\r\nJoke'] }, 'en', 'Tandem');
    expect(written).toContain('Market square 3<br>Ring &#60;twice&#62;<br>Joke');
  });

  it('sets apart what somebody wrote himself, as text too', () => {
    const quoting = { ...mail, quote: 'Ring <twice>.\n\nBring your questions.' };
    expect(asHtml(quoting, 'en', 'Tandem')).toMatch(/border-left:[^>]*>Ring &#60;twice&#62;\.<br><br>Bring your questions\.<\/td>/);
    expect(asText(quoting)).toContain('> Ring <twice>.\n> \n> Bring your questions.\n\nOne paragraph');
  });

  it('keeps an address inside its attribute', () => {
    expect(html).toContain('href="https://tandem.example/verify/abc?x=1&#38;y=&#34;2&#34;"');
  });

  it('says its language and loads nothing from elsewhere', () => {
    expect(html).toContain('<html lang="nl">');
    expect(html).not.toMatch(/<img|<link|src=|url\(/);
  });

  it('has neither button nor way out when the mail has none', () => {
    const plain: MailText = { subject: 'Plain', heading: 'Plain', paragraphs: ['Text'], footer: [] };
    expect(asHtml(plain, 'en', 'Tandem')).not.toContain('<a ');
  });
});

describe('a mail as text', () => {
  it('has everything, unescaped and in order', () => {
    const text = asText(mail);
    const places = [
      'Hello "Robin"',
      'One paragraph',
      'Open <it>:\nhttps://tandem.example/verify/abc',
      'Works for an hour',
      'No more of these: https',
    ].map((part) => text.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
