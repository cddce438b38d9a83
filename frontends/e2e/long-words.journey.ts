import { expect, type Page, test } from '@playwright/test';
import { newCandidate, newEmployer, publishVacancy, signedIn } from './people';

const phone = { viewport: { width: 375, height: 740 } };
const long = 'Rijksoverheidsinformatievoorzieningsbeveiligingscoördinator';

const fits = async (page: Page): Promise<void> =>
  expect.poll(async () => page.evaluate('document.documentElement.scrollWidth')).toBe(phone.viewport.width);

// A page that is wider than its screen takes the buttons of its questions out of reach.
test('no word is too long for a phone', async ({ browser }) => {
  const company = await newEmployer(`Kamer van ${long}`);
  const vacancyId = await publishVacancy(company.api, `${long} ${Date.now()}`);
  const words = { description: long + long, benefits: [long + long], responsibilities: [long + long] };
  expect((await company.api.patch(`/vacancies/${vacancyId}`, { data: words })).status()).toBe(200);
  const person = await newCandidate('Noor', vacancyId);
  const { id } = (await (await person.api.get(`/candidate/vacancy/${vacancyId}/match`)).json()) as { id: string };
  const letter = `/candidate/application-helper/${id}/cover-letter`;
  await person.api.post(letter, { data: {} });
  await expect.poll(async () => (await person.api.put(letter, { data: { content: `Dag,\n\n${long}${long}` } })).status()).toBe(200);

  const theirs = await signedIn(browser, 'candidate', 'nl', person, phone);
  await theirs.goto(`/jobs/${vacancyId}`);
  await expect(theirs.getByText('Dag,')).toBeVisible();
  await fits(theirs);
  await theirs.context().close();

  expect((await person.api.patch(`/candidate/matches/${id}`, { data: { status: 'APPLIED' } })).status()).toBe(200);
  const ours = await signedIn(browser, 'employer', 'nl', company, phone);
  await ours.goto(`/matches/${id}`);
  await expect(ours.getByRole('heading', { level: 1, name: /Noor/ })).toBeVisible();
  await fits(ours);
  await ours.goto(`/vacancies/${vacancyId}`);
  await expect(ours.getByRole('heading', { level: 1 })).toContainText(long);
  await fits(ours);
  await ours.context().close();
});
