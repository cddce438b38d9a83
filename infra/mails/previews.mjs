// @ts-check
// Every mail the product sends, about invented people, as the services write it. They have to be built.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const written = (/** @type {string} */ service, /** @type {string} */ file) => require(`../../services/${service}/dist/src/${file}.js`);

const ids = { match: '5b6e0e0e-0000-4000-8000-000000000001', vacancy: '5b6e0e0e-0000-4000-8000-000000000002' };
const product = 'Tandem';
const candidateUrl = 'https://tandem.example';
const employerUrl = 'https://employer.tandem.example';
const site = { PRODUCT_NAME: product, CANDIDATE_URL: candidateUrl, EMPLOYER_URL: employerUrl, CTX_SECRET: 'nobody needs this one' };
const messageSite = { product, sender: 'Tandem <hello@tandem.example>', candidateUrl, employerUrl, zone: 'Europe/Amsterdam' };
const secret = 'q3Jw0sZ8mB1xT7uVdPn4Kc';
const vacancyTitle = 'Frontend engineer';
const companyName = 'Waterkant Energie';
const sender = 'Sanne Visser';

const vacancy = { id: ids.vacancy, title: vacancyTitle, companyId: ids.vacancy, companyName };
const candidate = { id: ids.match, firstName: 'Sanne', lastName: 'Visser', isTest: false };
const facts = { matchId: ids.match, percentage: 87, candidate, vacancy };
const slots = [
  { start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T09:45:00.000Z' },
  { start: '2026-12-02T13:30:00.000Z', end: '2026-12-02T14:15:00.000Z' },
];
const [slot] = slots;
const at = '2026-11-24T10:00:00.000Z';
const deletedAt = at;

/** What stands in the blanks of the texts, by the names the blanks have. */
export const sample = {
  product,
  company: companyName,
  candidate: sender,
  vacancy: vacancyTitle,
  sender,
  name: 'Joris',
  phone: '+31 6 12345678',
  count: 2,
  providers: 'Google',
};

/** @typedef {'en' | 'nl'} Language */
/** @typedef {import('@tandem/service-kit/mail/mail-layout').MailText} MailText */
/** @typedef {{ name: string, text: MailText }} Mail */

const both = /** @type {const} */ (['CANDIDATE', 'EMPLOYER']);
const sideOf = { CANDIDATE: 'candidate', EMPLOYER: 'employer' };

/** @returns {Mail[]} */
const ofAccounts = (/** @type {Language} */ language) => {
  const { secretMail } = written('auth', 'jobs/secret-mail');
  const { wayInMail } = written('auth', 'jobs/way-in-mail');
  const { emailChangeMail } = written('auth', 'jobs/email-change-mail');
  const { exportMail } = written('accounts', 'jobs/export-mail');
  const { deletionReceiptMail } = written('accounts', 'jobs/deletion-receipt-mail');
  const { deletedThings } = require('@tandem/contracts/accounts/accounts.jobs');
  const { referralMail } = written('referrals', 'jobs/referral-mail');
  const link = (/** @type {string} */ kind, /** @type {'CANDIDATE' | 'EMPLOYER'} */ accountType) =>
    secretMail(site, { kind, secret, accountType, language, companyName });
  const referral = { id: ids.match, senderEmail: 'sanne@example.org', recipientName: sample.name, companyName };
  return [
    { name: 'Confirm the address', text: link('VERIFY', 'CANDIDATE') },
    { name: 'Another address', text: link('EMAIL_CHANGE', 'CANDIDATE') },
    { name: 'Another address, to the old one', text: emailChangeMail(site, 'CANDIDATE', language) },
    { name: 'Another address by staff, to the old one', text: emailChangeMail(site, 'CANDIDATE', language, true) },
    { name: 'Forgotten password', text: link('RESET', 'CANDIDATE') },
    { name: 'A new password where there is none', text: wayInMail(site, { accountType: 'CANDIDATE', language, providers: ['google'] }) },
    { name: 'Invited as a member', text: link('ACTIVATE', 'EMPLOYER') },
    { name: 'Everything kept, to fetch', text: exportMail(product, `${candidateUrl}/api/files/${secret}`, language) },
    { name: 'Deleted, the receipt', text: deletionReceiptMail(product, { deleted: deletedThings, deletedAt, language }) },
    {
      name: 'Removed by the company, the receipt',
      text: deletionReceiptMail(product, {
        deleted: ['profile', 'membership', 'messages', 'access'],
        deletedAt,
        language,
        removedBy: companyName,
      }),
    },
    ...both.map((type) => ({
      name: `A friend thinks of you, ${sideOf[type]}`,
      text: referralMail(site, { ...referral, type }, sender, language),
    })),
  ];
};

/** @returns {Mail[]} */
const ofNotices = (/** @type {Language} */ language) => {
  const { noticeMail } = written('notifications', 'jobs/notice-mail');
  const { newMatchesMail } = written('notifications', 'jobs/new-matches-mail');
  const { mailEnding } = written('notifications', 'jobs/mail-ending');
  /** @type {typeof import('@tandem/domain/notification')} */
  const { mailPreferenceOf, audienceOf } = require('@tandem/domain/notification');
  const match = (/** @type {string} */ status, /** @type {number} */ percentage = 87) => ({
    id: ids.match, status, percentage, candidate, vacancy: { id: ids.vacancy, title: vacancyTitle, employer: { companyName } },
  }); // prettier-ignore
  const ending = (/** @type {import('@tandem/domain/notification').NotificationType} */ type) =>
    mailEnding(site, { accountId: ids.match, accountType: audienceOf(type), language }, mailPreferenceOf(type));
  const notice = (/** @type {string} */ name, /** @type {import('@tandem/domain/notification').NotificationType} */ type, /** @type {object} */ content) => ({
    name, text: { ...noticeMail({ type, content }, { language, product, candidateUrl, employerUrl }), ...ending(type) },
  }); // prettier-ignore
  const changed = (/** @type {'CANDIDATE' | 'EMPLOYER'} */ side, /** @type {string} */ newStatus) =>
    notice(`Moved: ${newStatus.toLowerCase().replaceAll('_', ' ')}`, `${side}_MATCH_CHANGED`, { newStatus, match: match(newStatus) });
  const rows = [87, 64].map((percentage) => ({ content: { match: match('MATCHED', percentage) } }));
  return [
    {
      name: 'New matches',
      text: { ...newMatchesMail(rows, { language, product, url: candidateUrl }), ...ending('CANDIDATE_NEW_MATCH') },
    },
    ...['REJECTED', 'DECLINED_INTERVIEW_BY_EMPLOYER'].map((status) => changed('CANDIDATE', status)),
    ...['APPLIED', 'INTERVIEW'].map((status) => changed('EMPLOYER', status)),
    ...both.flatMap((side) => [
      notice(`After the interview, ${sideOf[side]}`, `${side}_INTERVIEW_CHECK`, { match: match('INTERVIEW') }),
      notice(`After the job was taken, ${sideOf[side]}`, `${side}_INTERVIEW_CHECK`, { match: match('JOB_TAKEN') }),
      notice(`Intake not finished, ${sideOf[side]}`, `${side}_INTAKE_REMINDER`, {}),
    ]),
    notice('Vacancy not finished', 'EMPLOYER_VACANCY_INTAKE_REMINDER', { vacancy }),
  ];
};

/** @returns {Mail[]} */
const ofMessages = (/** @type {Language} */ language) => {
  const { messageMail } = written('notifications', 'messages/message-mail');
  const { mailEnding } = written('notifications', 'jobs/mail-ending');
  const said = (
    /** @type {string} */ name,
    /** @type {string} */ kind,
    /** @type {string} */ accountType,
    /** @type {{ isNews?: boolean, slot?: object | null, at?: string, to?: string, invitation?: object | null }} */ { isNews, ...about },
    /** @type {object | null} */ sender = null,
  ) => {
    const reader = { accountId: ids.match, accountType, language };
    const { text } = messageMail(kind, { facts, ...about }, reader, messageSite, sender);
    return { name, text: { ...text, ...mailEnding(site, reader, isNews ? 'matchChanged' : null) } };
  };
  const inviter = { firstName: sample.name, lastName: null, email: 'joris@example.org', phone: null };
  const message =
    language === 'nl' ? 'We maken graag kennis.\n\nNeem je vragen mee.' : 'We look forward to meeting you.\n\nBring your questions.';
  return [
    said('Invited on the board', 'invitation', 'CANDIDATE', { invitation: null, isNews: true }, inviter),
    said(
      'Invited by telephone',
      'invitation',
      'CANDIDATE',
      { invitation: { method: 'PHONE', message: null, slots: [] }, isNews: true },
      { ...inviter, phone: sample.phone },
    ),
    said('Invited, with a message', 'invitation', 'CANDIDATE', { invitation: { message, slots: [] } }, inviter),
    said('Invited, with times', 'invitation', 'CANDIDATE', { invitation: { message, slots } }, { ...inviter, phone: sample.phone }),
    ...both.map((side) => said(`Time chosen, ${sideOf[side]}`, 'timeslot_chosen', side, { slot, at })),
    said('Other times asked', 'other_times', 'EMPLOYER', {}),
    ...both.map((side) => said(`Called off, to be chosen again, ${sideOf[side]}`, 'called_off', side, { slot, at, to: 'INVITED' })),
    ...both.map((side) => said(`Called off for good, ${sideOf[side]}`, 'called_off', side, { slot, at, to: 'REJECTED' })),
    said('The vacancy is gone', 'vacancy_gone', 'CANDIDATE', { slot: null, at, isNews: true }),
    said('The vacancy is gone, with an interview', 'vacancy_gone', 'CANDIDATE', { slot, at }),
    said('The candidate is gone', 'candidate_gone', 'EMPLOYER', { slot: null, at, isNews: true }),
    said('The candidate is gone, with an interview', 'candidate_gone', 'EMPLOYER', { slot, at }),
  ];
};

/**
 * Every mail in both languages: what it is about, its subject, and both forms in which it is sent.
 * @returns {{ name: string, language: Language, subject: string, html: string, plain: string }[]}
 */
export const mailPreviews = () => {
  const { asHtml, asText } = require('@tandem/service-kit/mail/mail-layout');
  return /** @type {const} */ (['en', 'nl']).flatMap((language) =>
    [...ofAccounts(language), ...ofNotices(language), ...ofMessages(language)].map(({ name, text }) => ({
      name, language, subject: text.subject, html: asHtml(text, language, product), plain: asText(text),
    })),
  ); // prettier-ignore
};
