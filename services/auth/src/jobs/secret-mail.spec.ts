import { secretMail } from './secret-mail';

const site = { PRODUCT_NAME: 'Tandem', CANDIDATE_URL: 'https://tandem.example', EMPLOYER_URL: 'https://employer.tandem.example' };
const mail = { secret: 'abc', companyName: 'Molen & Zn', language: 'en' } as const;

describe('the mail with a one-time link', () => {
  it.each([
    ['VERIFY', 'CANDIDATE', 'https://tandem.example/verify/abc'],
    ['VERIFY', 'EMPLOYER', 'https://employer.tandem.example/verify/abc'],
    ['EMAIL_CHANGE', 'CANDIDATE', 'https://tandem.example/verify/abc'],
    ['RESET', 'EMPLOYER', 'https://employer.tandem.example/reset-password/abc'],
    ['ACTIVATE', 'EMPLOYER', 'https://employer.tandem.example/activate-account/abc'],
  ] as const)('for %s of a %s leads to %s', (kind, accountType, url) => {
    expect(secretMail(site, { ...mail, kind, accountType }).action?.url).toBe(url);
  });

  it('names the company that invites', () => {
    expect(secretMail(site, { ...mail, kind: 'ACTIVATE', accountType: 'EMPLOYER', language: 'nl' }).subject).toBe(
      'Molen & Zn nodigt je uit voor Tandem',
    );
  });
});
