// @ts-check
// The companies of the demo with their logos, and for each somebody who answers applicants.
import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { openObjectStore } from '@tandem/service-kit/object-store/open';
import { UNCLAIMED } from '@tandem/service-kit/object-store/object-store';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { addressIn, patiently } from '../connection.mjs';
import { companies, demoCompany, drawLogo } from '../data/companies.mjs';
import { demoAccounts } from '../demo-accounts.mjs';

const LOGO_SIZE = 256;

/** @typedef {import('../data/companies.mjs').DemoCompany} DemoCompany */

/** Hashes a password as the service that checks it does. */
export const passwordHash = (/** @type {string} */ password) => hash(password, { memoryCost: 19_456, timeCost: 4, parallelism: 1 });

/** As whom the contact of a company acts. */
export const asContact = (/** @type {DemoCompany} */ { id, contact }) => ({
  accountId: contact.accountId,
  accountType: /** @type {const} */ ('EMPLOYER'),
  companyId: id,
});

/** @param {import('../connection.mjs').Line} line */
export async function fillCompanies(line) {
  const all = Object.values(companies);
  await line.call(accountsCalls.importCompanies, {
    body: {
      companies: all.map(({ id, name, industry, size, city, founded, phone, website, summary }) => ({
        companyId: id, companyName: name, industry, companySize: size, address: addressIn(city), foundingDate: founded, phone,
        websites: { home: website }, summary,
      })), // prettier-ignore
    },
  });
  await line.call(authCalls.importAccounts, { body: { accounts: await Promise.all(Object.entries(companies).map(contactAccount)) } });
  await Promise.all(all.map((company) => addPhone(line, company)));
  for (const company of all) await addLogo(line, company);
}

/** The demo's employer signs in as everybody can read; the other contacts have passwords nobody knows. */
async function contactAccount(/** @type {[string, DemoCompany]} */ [key, { id, name, contact }]) {
  const { email, password } = key === demoCompany ? demoAccounts.employer : { email: emailOf(contact), password: randomUUID() };
  return {
    ...contact, email, passwordHash: await passwordHash(password), accountType: 'EMPLOYER', companyName: name, companyId: id,
    language: key === demoCompany ? 'en' : 'nl',
  }; // prettier-ignore
}

const emailOf = (/** @type {DemoCompany['contact']} */ { firstName, lastName }) =>
  `${firstName}.${lastName}@example.org`.toLowerCase().replaceAll(' ', '');

/** With it the intake of the contact is done, and the dashboard is his first page. */
async function addPhone(/** @type {import('../connection.mjs').Line} */ line, /** @type {DemoCompany} */ company) {
  await patiently(() => line.call(accountsCalls.update, { body: { phone: company.phone } }, asContact(company)));
}

async function addLogo(/** @type {import('../connection.mjs').Line} */ line, /** @type {DemoCompany} */ company) {
  const picture = await sharp(Buffer.from(drawLogo(company.logo, LOGO_SIZE)))
    .png()
    .toBuffer();
  const key = `${UNCLAIMED}${randomUUID()}`;
  const size = await openObjectStore(line.config).put(key, Readable.from([picture]), 'image/png');
  const image = { key, name: 'logo.png', size, contentType: 'image/png' };
  await line.call(
    accountsCalls.replaceCompanyImage,
    { params: { id: company.id }, body: { type: 'logo' }, files: { image } },
    asContact(company),
  );
}
