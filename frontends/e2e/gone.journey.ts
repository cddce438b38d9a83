import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { newCandidate, newEmployer, publishVacancy, registered, signedIn } from './people';
import { mailsTo } from './stack';

/** An interview is planned; then one side is gone. The other sees it without a reload, and its calendar is told. */

const HOUR = 3_600_000;
const company = { firstName: 'Wim', lastName: 'Visser', phone: '+31 38 5550401', industry: 'legal', companySize: 'SMALL', foundingDate: '2001-01-01',
  websites: { home: 'https://weg.example' }, address: { city: 'Kampen', country: 'NL', latitude: 52.555, longitude: 5.911 } }; // prettier-ignore
const password = 'secret-enough';

type Planned = {
  employer: APIRequestContext;
  candidate: APIRequestContext;
  vacancyId: string;
  emails: { employer: string; candidate: string };
};

/** An interview tomorrow between two people nobody has seen yet. */
const planned = async (title: string): Promise<Planned> => {
  const email = `gone.${Date.now()}@example.org`;
  const employer = await registered('employer', email, 'Weg en Terug');
  expect((await employer.patch('/account', { data: company })).status()).toBe(200);
  const vacancyId = await publishVacancy(employer, title);
  const { api, email: candidateEmail } = await newCandidate('Vera', vacancyId);
  const { id } = (await (await api.get(`/candidate/vacancy/${vacancyId}/match`)).json()) as { id: string };
  expect((await api.patch(`/candidate/matches/${id}`, { data: { status: 'APPLIED' } })).status()).toBe(200);
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const slot = { start: at(24), end: at(25) };
  const invited = await employer.post(`/employer/funnel/${id}/invite`, { data: { method: 'TIMESLOTS', slots: [slot] } });
  expect(invited.ok()).toBe(true);
  expect((await api.put(`/candidate/matches/${id}/timeslot`, { data: { slot } })).status()).toBe(200);
  return { employer, candidate: api, vacancyId, emails: { employer: email, candidate: candidateEmail } };
};

const filesMailed = async (address: string, subject: RegExp): Promise<string[]> => {
  const mails = (await mailsTo(address)).filter(({ subject: words }) => subject.test(words));
  return mails.flatMap(({ attachments = [] }) => attachments.map(({ contentType }) => contentType));
};
const boardOf = async (page: Page, title: string) => {
  await page.goto('/funnel');
  const card = page.getByText(title).first();
  await expect(card).toBeVisible();
  return card;
};

test('a candidate sees and hears that the vacancy is gone, and the interview with it', async ({ browser }) => {
  const title = `Gone vacancy ${Date.now()}`;
  const { employer, vacancyId, emails } = await planned(title);
  const page = await signedIn(browser, 'candidate', 'en', { email: emails.candidate, password });
  await boardOf(page, title);
  expect((await employer.delete(`/vacancies/${vacancyId}`)).status()).toBe(204);
  await expect(page.getByText(title)).toHaveCount(0);
  await expect.poll(async () => filesMailed(emails.candidate, /no longer there/)).toEqual(['text/calendar']);
});

test('an employer sees and hears that a candidate has left, and the interview is off', async ({ browser }) => {
  const title = `Gone candidate ${Date.now()}`;
  const { candidate, emails } = await planned(title);
  const page = await signedIn(browser, 'employer', 'en', { email: emails.employer, password });
  await boardOf(page, 'Vera van Dijk');
  expect((await candidate.delete('/account')).status()).toBe(204);
  await expect(page.getByText('Vera van Dijk')).toHaveCount(0);
  await expect.poll(async () => filesMailed(emails.employer, /has left$/)).toEqual(['text/calendar']);
});

test('an employer who writes an invitation sees that the candidate withdraws, wherever in it he is', async ({ browser }) => {
  const { api: employer, ...account } = await newEmployer();
  const vacancyId = await publishVacancy(employer, `Withdrawn ${Date.now()}`);
  const { api } = await newCandidate('Vera', vacancyId);
  const { id } = (await (await api.get(`/candidate/vacancy/${vacancyId}/match`)).json()) as { id: string };
  const move = async (status: string) => expect((await api.patch(`/candidate/matches/${id}`, { data: { status } })).status()).toBe(200);
  await move('APPLIED');
  const page = await signedIn(browser, 'employer', 'en', account, { viewport: { width: 1440, height: 900 } });
  await page.goto(`/matches/${id}/invite`);
  const send = page.getByRole('button', { name: 'Send times' });
  await expect(send).toBeVisible();
  await expect(send).not.toBeInViewport();
  await move('DECLINED');
  const said = page.getByText(/This application was moved in the meantime/);
  await expect(said).toBeInViewport({ ratio: 1 });
  await send.scrollIntoViewIfNeeded();
  await expect(said).toBeInViewport({ ratio: 1 });
});
