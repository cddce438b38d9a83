import type { ReferralRow } from '../referral/referral.entity';
import { referralMail } from './referral-mail';

const site = { PRODUCT_NAME: 'Tandem', CANDIDATE_URL: 'https://tandem.example', EMPLOYER_URL: 'https://employer.tandem.example' };
const row: ReferralRow = {
  id: 'r1',
  senderAccountId: null,
  senderEmail: 'iris@example.org',
  recipientEmail: 'bas@example.org',
  recipientName: 'Bas',
  companyName: 'Veldwerk',
  type: 'CANDIDATE',
  openedAt: null,
  registeredAccountId: null,
  createdAt: new Date(0),
};

describe('the mail of a referral', () => {
  it('leads to registering on the side that was meant', () => {
    expect(referralMail(site, row, 'Iris', 'nl').action?.url).toBe('https://tandem.example/register?type=CANDIDATE&referral=r1');
    const employer = referralMail(site, { ...row, type: 'EMPLOYER' }, 'Iris', 'en');
    expect(employer.action?.url).toBe('https://employer.tandem.example/register?type=EMPLOYER&referral=r1');
    expect(employer.subject).toBe('Iris recommends Tandem to Veldwerk');
  });

  it('names the address of a sender who has no name', () => {
    expect(referralMail(site, row, null, 'en').subject).toBe('iris@example.org thinks Tandem is for you');
  });

  it.each(['Bas https://spam.example/x', 'Bas www.spam.example', 'Bas spam.example/win'])(
    'carries no link typed as a name: %s',
    (recipientName) => {
      expect(referralMail(site, { ...row, recipientName }, 'J.R. Smit', 'en')).toMatchObject({
        heading: 'Hello Bas',
        subject: 'J.R. Smit thinks Tandem is for you',
      });
    },
  );
});
