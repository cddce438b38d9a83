import { type APIRequestContext, type APIResponse, expect, type Page, request, test } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { picture } from './calls/visitor-flow';
import { languages } from './depth';
import { pressed, typed } from './keys';
import { newCandidate, newEmployer, password, publishVacancy, registered } from './people';
import { mailsTo, stack } from './stack';
import { inDatabase, type Marks, tracesOf } from './traces';

/** Somebody whose every fact is found again wherever it was written. */
const somebody = () => {
  const mark = `zyw${Date.now().toString(36)}`;
  const digits = String(Date.now()).slice(-9);
  return { mark, email: `${mark}@example.org`, firstName: `Quirine${mark}`, lastName: `Ruys${mark}`, phone: `+31 ${digits}`, digits };
};
type Somebody = ReturnType<typeof somebody>;

type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A resume in which the mark stands. */
const resumeOf = async ({ mark, firstName, lastName }: Somebody): Promise<Upload> => {
  const lines = [`${firstName} ${lastName}`, 'Experience', 'Developer', `Molen ${mark}, Utrecht`, 'February 2015 - present', `- Kept ${mark} running`, 'Skills', 'TypeScript'];
  const document = await PDFDocument.create();
  const page = document.addPage();
  for (const [place, line] of lines.entries()) page.drawText(line, { x: 60, y: 760 - place * 24, size: line.startsWith('-') ? 10 : 13 });
  return { name: `${mark}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}; // prettier-ignore

const ok = async (answer: Promise<APIResponse>): Promise<APIResponse> => {
  const given = await answer;
  expect([given.url(), given.status(), given.ok() ? '' : await given.text()]).toEqual([given.url(), given.status(), '']);
  return given;
};
const json = async <T>(answer: Promise<APIResponse>): Promise<T> => (await (await ok(answer)).json()) as T;
const statusOf = async (answer: Promise<APIResponse>): Promise<string> => ((await (await answer).json()) as { status: string }).status;

const utrecht = { city: 'Utrecht', country: 'NL', latitude: 52.09, longitude: 5.12 };

/** All a candidate can leave behind of himself. */
const fillCandidate = async (by: APIRequestContext, { mark, firstName, lastName, phone }: Somebody, resume: Upload): Promise<void> => {
  const preferences = {
    desiredJobTitle: `Developer ${mark}`, jobTypes: ['FULL_TIME'], workModels: ['HYBRID'], travelMode: 'CAR', travelTime: 60,
    greenFlags: [{ value: `garden ${mark}`, dealbreaker: false }],
  }; // prettier-ignore
  const person = { firstName, lastName, phone, birthDate: '1990-05-12', address: utrecht, preferences };
  await ok(by.patch('/candidate/account', { data: person }));
  await ok(by.put('/account/profile-picture', { multipart: { profilePicture: picture } }));
  await ok(by.post('/candidate/resume', { multipart: { resume } }));
  await expect.poll(async () => statusOf(by.get('/candidate/resume'))).toBe('DONE');
  await ok(by.post('/candidate/resume/verify'));
  await ok(by.get('/candidate/resume/download'));
  await ok(by.post('/candidate/summary/generate'));
  await ok(by.get(`/candidate/vacancy?search=developer%20${mark}&address[city]=Utrecht&address[country]=NL&address[latitude]=52.09&address[longitude]=5.12&travelMode=CAR&travelTime=45&sessionId=5f000000-0000-4000-8000-00000000000a`)); // prettier-ignore
};

const fillCompany = async (by: APIRequestContext, { mark, firstName, lastName, phone }: Somebody, id: string): Promise<void> => {
  const person = { firstName, lastName, phone };
  const company = { industry: 'software-it', companySize: 'SMALL', foundingDate: '2010-01-01', address: utrecht, websites: { home: `https://${mark}.example` } };
  await ok(by.patch('/account', { data: { ...person, ...company } }));
  await ok(by.put(`/employer/${id}/image`, { multipart: { type: 'logo', image: picture } }));
  await ok(by.put('/account/profile-summary', { data: { summary: `# Hoeve ${mark}\n\n## About\n\nWe are ${mark}.`, fromMessage: false } }));
}; // prettier-ignore

/** Applies with a letter and a resume of his own, is invited, and chooses a time: each side is told of the other. */
const apply = async (by: APIRequestContext, employer: APIRequestContext, vacancyId: string, mark: string): Promise<void> => {
  await expect.poll(async () => (await by.post(`/candidate/vacancy/${vacancyId}/calculate-score`)).status()).toBe(202);
  await expect.poll(async () => statusOf(by.get(`/candidate/vacancy/${vacancyId}/match`))).toBe('MATCHED');
  const { id } = await json<{ id: string }>(by.get(`/candidate/vacancy/${vacancyId}/match`));
  const helper = `/candidate/application-helper/${id}`;
  await ok(by.put(`${helper}/cover-letter`, { data: { content: `Dear reader, I am ${mark}.` } }));
  await ok(by.put(`${helper}/resume`, { data: { overrides: { summary: `Right here: ${mark}` } } }));
  await ok(by.patch(`/candidate/matches/${id}`, { data: { status: 'APPLIED' } }));
  await expect.poll(async () => (await employer.get(`/employer/funnel/${id}`)).status()).toBe(200);
  const start = Date.now() + 3 * 86_400_000;
  const slot = { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() };
  await ok(employer.post(`/employer/funnel/${id}/invite`, { data: { method: 'TIMESLOTS', slots: [slot], message: `Hello ${mark}` } }));
  await expect.poll(async () => statusOf(by.get(`/candidate/matches/${id}`))).toBe('INVITED');
  await ok(by.put(`/candidate/matches/${id}/timeslot`, { data: { slot } }));
  await expect.poll(async () => (await (await employer.get('/notifications')).text()).includes(mark)).toBe(true);
};

/** Waits mail, links and packages that are under way at the moment somebody leaves. */
const leaveThingsOpen = async (by: APIRequestContext, { mark, email }: Somebody): Promise<void> => {
  await ok(by.post('/auth/forgot-password', { data: { email } }));
  await ok(by.patch('/account', { data: { email: `new.${email}` } }));
  await ok(by.post('/referrals', { data: { recipientEmail: `friend.${email}`, recipientName: `Bo ${mark}`, type: 'CANDIDATE' } }));
  const other = await request.newContext({ baseURL: stack().gateway });
  await ok(other.post('/referrals', { data: { senderEmail: `other.${Date.now()}@example.org`, recipientEmail: email, recipientName: 'Quirine', type: 'CANDIDATE' } })); // prettier-ignore
  await ok(by.post('/account/export'));
  await expect.poll(async () => (await mailsTo(email)).some(({ text }) => text.includes('/files/exports/'))).toBe(true);
};

const words = {
  en: {
    email: 'E-mail', password: 'Password', download: 'Download JSON', remove: 'Delete my account', type: 'Type', confirm: 'Delete everything',
    done: 'Your account has been deleted.',
  },
  nl: {
    email: 'E-mailadres', password: 'Wachtwoord', download: 'JSON downloaden', remove: 'Mijn account verwijderen', type: 'Typ', confirm: 'Alles verwijderen',
    done: 'Je account is verwijderd.',
  },
} as const; // prettier-ignore
type Language = keyof typeof words;

/** Takes everything along and deletes everything, as a person does who has no mouse. */
const leave = async (page: Page, language: Language, app: string, { email, mark }: Somebody): Promise<void> => {
  const w = words[language];
  await page.addInitScript(`localStorage.setItem('language', '${language}'); localStorage.setItem('cookieConsent', 'declined')`);
  await page.goto(`${app}/login`);
  await typed(page.getByLabel(w.email, { exact: true }), email);
  await typed(page.getByLabel(w.password, { exact: true }), password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`${app}/my-data`);
  const [file] = await Promise.all([page.waitForEvent('download'), pressed(page.getByRole('button', { name: w.download }))]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString('utf8')).toContain(mark);
  await pressed(page.getByRole('button', { name: w.remove }));
  await typed(page.getByLabel(`${w.type} ${email}`), email);
  await pressed(page.getByRole('button', { name: w.confirm }));
  await expect(page.getByText(w.done, { exact: false })).toBeVisible();
};

const nothingIsLeft = async (marks: Marks): Promise<void> => {
  await expect.poll(async () => tracesOf(marks), { timeout: 60_000, intervals: [500] }).toEqual([]);
};

/** A number without a person is kept only to know that he is gone, and among what staff did; news that somebody else brings ends by itself. */
const onlyGone = async (id: string): Promise<void> => {
  const gone = /^(\w+\.(inbox_version|outbox)|auth\.removed_account|admin\.audit): /;
  await expect.poll(async () => (await inDatabase([id])).filter((trace) => !gone.test(trace)), { timeout: 60_000 }).toEqual([]);
};

for (const language of languages('nl')) {
  test(`a candidate who leaves is found nowhere any more (${language})`, async ({ page }) => {
    const who = somebody();
    const { api: employer } = await newEmployer();
    const vacancyId = await publishVacancy(employer, 'Gardener of screens');
    const by = await registered('candidate', who.email);
    const { id } = await json<{ id: string }>(by.get('/account'));
    const resume = await resumeOf(who);
    await fillCandidate(by, who, resume);
    await apply(by, employer, vacancyId, who.mark);
    await leaveThingsOpen(by, who);
    const marks = { words: [who.mark, who.digits], files: [resume.buffer] };
    expect((await tracesOf(marks)).length).toBeGreaterThan(20);
    await leave(page, language, stack().candidate, who);
    await nothingIsLeft(marks);
    await onlyGone(id);
  });
}

test('a company goes with the last of its members, with its vacancies and what candidates were told', async ({ page }) => {
  const who = somebody();
  const employer = await registered('employer', who.email, `Hoeve ${who.mark}`);
  const { id, accountInfo } = await json<{ id: string; accountInfo: { id: string } }>(employer.get('/account'));
  await fillCompany(employer, who, accountInfo.id);
  const vacancyId = await publishVacancy(employer, `Keeper ${who.mark}`);
  const candidate = await newCandidate('Wim', vacancyId);
  const { id: matchId } = await json<{ id: string }>(candidate.api.get(`/candidate/vacancy/${vacancyId}/match`));
  await ok(candidate.api.patch(`/candidate/matches/${matchId}`, { data: { status: 'APPLIED' } }));
  await expect.poll(async () => (await employer.get(`/employer/funnel/${matchId}`)).status()).toBe(200);
  await ok(employer.post(`/employer/funnel/${matchId}/invite`, { data: { method: 'EMAIL', message: `Greetings of ${who.mark}` } }));
  await expect.poll(async () => (await (await candidate.api.get('/notifications')).text()).includes(who.mark)).toBe(true);
  const marks = { words: [who.mark, who.digits], files: [] };
  expect((await tracesOf(marks)).length).toBeGreaterThan(20);
  await leave(page, 'nl', stack().employer, who);
  await nothingIsLeft(marks);
  for (const gone of [id, accountInfo.id, vacancyId]) await onlyGone(gone);
});
