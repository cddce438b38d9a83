import { expect, test } from '@playwright/test';
import { PDFDocument, PDFHexString } from 'pdf-lib';
import { languages } from './depth';
import { registered, password, signedIn } from './people';

const words = {
  en: {
    drop: /Drop your resume/,
    encrypted: 'This PDF is protected with a password. Save a copy without one and upload that.',
    long: 'This PDF has more than 20 pages. Upload a shorter resume.',
    empty: 'This file is empty. Please choose another one.',
    pdfOnly: 'This file is named PDF, but it is not one. Export or save it as PDF and choose that.',
  },
  nl: {
    drop: /Sleep je cv/,
    encrypted: 'Deze pdf is beveiligd met een wachtwoord. Bewaar een kopie zonder wachtwoord en upload die.',
    long: "Deze pdf heeft meer dan 20 pagina's. Upload een korter cv.",
    empty: 'Dit bestand is leeg. Kies een ander bestand.',
    pdfOnly: 'Dit bestand heet pdf, maar is er geen. Exporteer of bewaar het als pdf en kies dat bestand.',
  },
} as const;

const withPages = async (count: number): Promise<PDFDocument> => {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < count; page++) pdf.addPage([595, 842]);
  return pdf;
};
const bytesOf = async (pdf: PDFDocument): Promise<Buffer> => Buffer.from(await pdf.save({ useObjectStreams: false }));

/** Nobody knows its password. */
const lockedPdf = async (): Promise<Buffer> => {
  const pdf = await withPages(1);
  const [key, id] = [PDFHexString.of('5a'.repeat(32)), PDFHexString.of('00'.repeat(16))];
  const lock = { Filter: 'Standard', V: 1, R: 2, Length: 40, P: -44, O: key, U: key };
  Object.assign(pdf.context.trailerInfo, { Encrypt: pdf.context.register(pdf.context.obj(lock)), ID: pdf.context.obj([id, id]) });
  return bytesOf(pdf);
};

for (const language of languages('en'))
  test(`somebody whose resume cannot be read is told why each time, and may try another (${language})`, async ({ browser }) => {
    const w = words[language];
    const email = `unreadable.${Date.now()}.${language}@example.org`;
    const api = await registered('candidate', email, undefined, language);
    const address = { city: 'Utrecht', country: 'NL', latitude: 52.09, longitude: 5.12 };
    const preferences = { desiredJobTitle: 'Baker', jobTypes: ['FULL_TIME'], workModels: ['ON_SITE'], travelMode: 'CAR', travelTime: 60 };
    const person = { firstName: 'Wout', lastName: 'Meeuwis', birthDate: '1990-05-12', address, phone: '+31 6 55501003', preferences };
    expect((await api.patch('/candidate/account', { data: person })).status()).toBe(200);
    await api.dispose();
    const page = await signedIn(browser, 'candidate', language, { email, password });
    await page.goto('/intake');
    for (const [buffer, sentence] of [
      [await lockedPdf(), w.encrypted],
      [Buffer.from('<!doctype html><title>Resume</title>'), w.pdfOnly],
      [await bytesOf(await withPages(21)), w.long],
      [Buffer.alloc(0), w.empty],
    ] as const) {
      await expect(page.getByText(w.drop)).toBeVisible({ timeout: 20_000 });
      await page.locator('input[type=file]').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
      await expect(page.getByText(sentence).first()).toBeVisible({ timeout: 45_000 });
    }
    await page.context().close();
  });
