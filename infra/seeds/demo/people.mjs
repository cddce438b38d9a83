// @ts-check
// The people of the demo who look for work, their resumes, and the one who looks after the house.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { openObjectStore } from '@tandem/service-kit/object-store/open';
import { UNCLAIMED } from '@tandem/service-kit/object-store/object-store';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { addressIn, patiently } from '../connection.mjs';
import { candidates } from '../data/candidates.mjs';
import { demoAccounts } from '../demo-accounts.mjs';
import { passwordHash } from './companies.mjs';

const ADMIN = '5d000000-0000-4000-8000-000000000002';

/** @typedef {typeof candidates[number]} DemoCandidate */

/** As whom a candidate acts. */
export const asCandidate = (/** @type {DemoCandidate} */ { id }) => ({ accountId: id, accountType: /** @type {const} */ ('CANDIDATE') });

/** Those whose intake is done. */
export const ready = candidates.filter(({ preferences }) => preferences !== null);

/** @param {import('../connection.mjs').Line} line */
export async function fillPeople(line) {
  await line.call(authCalls.importAccounts, { body: { accounts: await accounts() } });
  await patiently(() => line.call(accountsCalls.setAdmin, { body: { email: demoAccounts.admin.email, isAdmin: true } }));
  await line.call(accountsCalls.importCandidates, {
    body: {
      candidates: candidates.map(({ id, account, firstName, lastName, phone, birthDate, country, city, preferences }) => ({
        candidateId: id,
        email: account ? demoAccounts.candidate.email : `${firstName}.${lastName}@example.org`.toLowerCase(),
        firstName, lastName, phone, birthDate, countryCode: country, address: addressIn(city), ...(preferences && { preferences }),
      })), // prettier-ignore
    },
  });
  await line.call(resumesCalls.import, {
    body: {
      resumes: ready.map(({ id, summary, educations, workExperiences, skills }) => ({
        candidateId: id,
        summary,
        educations,
        workExperiences,
        skills,
      })),
    },
  });
  for (const person of candidates) if (person.preferences === null) await uploadResume(line, person);
  await Promise.all(ready.map((person) => patiently(() => line.call(accountsCalls.generateCandidateSummary, {}, asCandidate(person)))));
}

async function accounts() {
  const [candidate] = candidates;
  const people = [
    { accountId: candidate?.id, ...demoAccounts.candidate, firstName: candidate?.firstName, lastName: candidate?.lastName },
    { accountId: ADMIN, ...demoAccounts.admin, firstName: 'Ruben', lastName: 'Staal' },
  ];
  return Promise.all(
    people.map(async ({ password, ...person }) => ({
      ...person,
      accountType: 'CANDIDATE',
      language: 'en',
      passwordHash: await passwordHash(password),
    })),
  );
}

/** Somebody who has uploaded his resume and not looked it over yet. */
async function uploadResume(/** @type {import('../connection.mjs').Line} */ line, /** @type {DemoCandidate} */ person) {
  const document = await PDFDocument.create();
  const [font, bold] = [await document.embedFont(StandardFonts.Helvetica), await document.embedFont(StandardFonts.HelveticaBold)];
  const page = document.addPage([595, 842]);
  pageOf(person).forEach((text, line) => {
    const isHeading = text === text.toUpperCase();
    page.drawText(text, { x: 56, y: 780 - line * 20, size: isHeading ? 13 : 11, font: isHeading ? bold : font });
  });
  const key = `${UNCLAIMED}${randomUUID()}`;
  const size = await openObjectStore(line.config).put(key, Readable.from([await document.save()]), 'application/pdf');
  const resume = { key, name: 'cv.pdf', size, contentType: 'application/pdf' };
  await patiently(() => line.call(resumesCalls.upload, { files: { resume } }, asCandidate(person)));
}

const pageOf = (/** @type {DemoCandidate} */ { firstName, lastName, phone, city }) => [
  `${firstName} ${lastName}`.toUpperCase(),
  `${city}  |  ${phone}  |  ${firstName}.${lastName}@example.org`.toLowerCase(),
  '',
  'WERKERVARING',
  'Vrachtwagenchauffeur, Noordvracht BV',
  'maart 2006 - heden',
  '- Reed nationale ritten met code 95 en ADR',
  '- Begeleidde nieuwe chauffeurs in hun eerste weken',
  '',
  'OPLEIDING',
  'MBO Transport en logistiek, Noorderpoort',
  '1985 - 1988',
  '',
  'VAARDIGHEDEN',
  'Rijbewijs CE, Code 95, ADR, Heftruckcertificaat',
];
