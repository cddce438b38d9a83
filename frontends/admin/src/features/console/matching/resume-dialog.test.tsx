import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { Candidate } from '@tandem/contracts/entities/candidate';
import type { Skill, WorkExperience } from '@tandem/contracts/entities/resume-entries';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import { seenMark } from '@tandem/domain/seen-mark';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { write } from '@tandem/web-kit/testing/write';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, idOf, startAsAdmin } from '../../../testing/start';

let gateway: FakeGateway;
let app: RenderedApp;
const id = idOf(7);
const candidate = { ...aCandidate().accountInfo, id, isTest: true, firstName: 'Test', lastName: 'Lasser', resume: { id: idOf(8), status: 'DONE' } } as Candidate; // prettier-ignore
const skill = (number: number, stack: string, years: number): Skill => ({ id: idOf(number), type: 'OTHER', stack, yearsOfExperience: years, description: null, hiddenOnResume: false }); // prettier-ignore
const [mig, tig] = [skill(11, 'MIG', 3), skill(12, 'TIG', 4)];
const stands = (skills: Skill[]) => gateway.on<typeof calls.listTestSkills>(calls.listTestSkills.route, skills);
const sent = (list: string) =>
  gateway.requests
    .filter((_, place) => gateway.calls[place] === `PUT /admin/matching-tool/candidate/${id}/${list}`)
    .map(({ query, body }) => [
      query.get('seen'),
      (body as Skill[]).map(({ stack, yearsOfExperience }) => `${stack} ${yearsOfExperience}`),
    ]);
const dialog = () => screen.getByRole('dialog', { name: 'Edit resume' });
const fields = (name: RegExp) => within(dialog()).getAllByRole('textbox', { name });
const values = (name: RegExp) => fields(name).map((field) => (field as HTMLInputElement).value);
const rewrite = async (field: HTMLElement | undefined, words: string) => {
  if (!field) throw new Error('no such field');
  await userEvent.clear(field);
  await write(field, words);
};
const next = async () => userEvent.click(within(dialog()).getByRole('button', { name: 'Next' }));

beforeEach(async () => {
  gateway = new FakeGateway();
  gateway.on<typeof matchingCalls.listTestMatches>(matchingCalls.listTestMatches.route, []);
  gateway.on<typeof accountsCalls.listTestCandidates>(accountsCalls.listTestCandidates.route, aPage([candidate], { pageSize: 20 }));
  gateway.on<typeof calls.listTestWorkExperiences>(calls.listTestWorkExperiences.route, []);
  gateway.on<typeof calls.listTestEducations>(calls.listTestEducations.route, []);
  stands([mig, tig]);
  app = startAsAdmin(gateway, `/admin?tab=matching-tool&candidate=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit resume' }));
  await screen.findByRole('button', { name: 'Next' });
});
afterEach(() => cleanBrowser(app.store));

it('has what was typed again after a session that ended in between, until it is saved', async () => {
  await rewrite(fields(/^Skill/)[0], 'MAG');
  app.unmount();
  app = startAsAdmin(gateway, `/admin?tab=matching-tool&candidate=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit resume' }));
  await screen.findByRole('button', { name: 'Next' });
  await waitFor(() => expect(values(/^Skill/)).toEqual(['MAG', 'TIG']));
  gateway.on<typeof calls.replaceTestSkills>(calls.replaceTestSkills.route, []);
  await next();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('skills')).toEqual([[seenMark([mig, tig]), ['MAG 3', 'TIG 4']]]);
  expect(sessionStorage).toHaveLength(0);
});

it('saves the lists that were changed and no others', async () => {
  gateway.on<typeof calls.replaceTestSkills>(calls.replaceTestSkills.route, []);
  await rewrite(fields(/^Skill/)[0], 'MAG');
  await next();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(gateway.calls.filter((call) => call.startsWith('PUT'))).toEqual([`PUT /admin/matching-tool/candidate/${id}/skills`]);
  expect(sent('skills')).toEqual([[seenMark([mig, tig]), ['MAG 3', 'TIG 4']]]);
});

it('overwrites no list somebody else saved meanwhile: says so, keeps what was typed, and saves upon the newer one', async () => {
  const theirs = [{ ...mig, stack: 'MIG/MAG' }, { ...tig, yearsOfExperience: 9 }, skill(13, 'Snijden', 2)];
  gateway.on<typeof calls.replaceTestSkills>(calls.replaceTestSkills.route, fails(409, 'conflict'));
  await rewrite(fields(/^Skill/)[0], 'MAG');
  stands(theirs);
  await next();
  const told = await within(dialog()).findByRole('alert');
  expect(told).toHaveTextContent('Somebody else saved this resume while you were writing.');
  expect(told).toHaveTextContent(/theirs is: *Skills and languages: MAG *Other, MIG\/MAG, 3 years/);
  expect(told).not.toHaveTextContent('Snijden');
  expect(values(/^Skill/)).toEqual(['MAG', 'TIG', 'Snijden']);
  expect(values(/^Years/)).toEqual(['3', '9', '2']);

  gateway.on<typeof calls.replaceTestSkills>(calls.replaceTestSkills.route, []);
  await next();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('skills')[1]).toEqual([seenMark(theirs), ['MAG 3', 'TIG 9', 'Snijden 2']]);
});

it('asks staff about the work of somebody else and not about their own', async () => {
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Add work experience' }));
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Add education' }));
  expect(fields(/^What the work was/)).toHaveLength(1);
  for (const field of within(dialog()).getAllByRole('textbox')) expect(field).not.toHaveAccessibleName(/\byour?\b/i);
});

it('says how many fields are left before Next, and leads to the first', async () => {
  await userEvent.clear(fields(/^Skill/)[1] as HTMLElement);
  await userEvent.clear(fields(/^Years/)[0] as HTMLElement);
  expect(await within(dialog()).findByText(/^2 fields need you/)).toBeInTheDocument();
  expect(within(dialog()).getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Go to the first' }));
  expect(fields(/^Years/)[0]).toHaveFocus();
  await userEvent.keyboard('3');
  await rewrite(fields(/^Skill/)[1], 'TIG');
  await waitFor(() => expect(within(dialog()).queryByText(/needs? you/)).not.toBeInTheDocument());
});

it('says of a job that goes on since when', async () => {
  const job = (title: string): WorkExperience => ({ id: idOf(21), title, company: 'Halte', startDate: '2019-05-01', endDate: null, description: 'Staal.', hiddenOnResume: false }); // prettier-ignore
  app.unmount();
  gateway.on<typeof calls.listTestWorkExperiences>(calls.listTestWorkExperiences.route, [job('Lasser')]);
  app = startAsAdmin(gateway, `/admin?tab=matching-tool&candidate=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit resume' }));
  gateway.on<typeof calls.replaceTestWorkExperiences>(calls.replaceTestWorkExperiences.route, fails(409, 'conflict'));
  await screen.findByRole('button', { name: 'Next' });
  await rewrite(fields(/^Job title/)[0], 'Bankwerker');
  gateway.on<typeof calls.listTestWorkExperiences>(calls.listTestWorkExperiences.route, [job('Pijplasser')]);
  await next();
  const told = await within(dialog()).findByRole('alert');
  expect(told).toHaveTextContent(/Pijplasser, Halte, since 05-2019/);
  // Long words of the other's stand below their name, as wide as the dialog, and not in a column of a phone.
  expect(within(told).getByRole('definition').parentElement).toHaveClass('stacked');
});

it('takes what somebody else saved in place of what was typed when asked to', async () => {
  gateway.on<typeof calls.replaceTestSkills>(calls.replaceTestSkills.route, fails(409, 'conflict'));
  await rewrite(fields(/^Skill/)[0], 'MAG');
  await rewrite(fields(/^Skill/)[1], 'TIG 2');
  stands([{ ...mig, stack: 'MIG/MAG' }, tig]);
  await next();
  await userEvent.click(await within(dialog()).findByRole('button', { name: 'Take theirs' }));
  expect(values(/^Skill/)).toEqual(['MIG/MAG', 'TIG 2']);
});
