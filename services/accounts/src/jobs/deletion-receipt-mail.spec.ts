import { deletionReceiptMail } from './deletion-receipt-mail';

const when = (language: 'en' | 'nl') =>
  deletionReceiptMail('Tandem', { deleted: ['profile'], deletedAt: '2026-11-29T03:15:00.000Z', language }).paragraphs[0];

it('says when the account went as every other mail says it, by the clock of Amsterdam', () => {
  expect(when('en')).toContain('On 29 November 2026 at 04:15');
  expect(when('nl')).toContain('Op 29 november 2026 om 04:15');
});
