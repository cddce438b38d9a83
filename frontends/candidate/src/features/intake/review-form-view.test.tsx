import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { Resume } from '@tandem/contracts/entities/resume';
import { resumesCalls as calls } from '@tandem/contracts/resumes/resumes';
import { seenMark } from '@tandem/domain/seen-mark';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aResume } from '@tandem/web-kit/testing/resumes';
import { write } from '@tandem/web-kit/testing/write';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReviewForm } from './review-form-view';

const job = { id: '6f1f6a50-0000-4000-8000-0000000000d1', title: 'Cartographer', company: 'Kaart & Co', startDate: '2021-03', endDate: null, description: 'Drew maps.', hiddenOnResume: false }; // prettier-ignore
const skill = { id: '6f1f6a50-0000-4000-8000-0000000000e1', type: 'OTHER' as const, stack: 'Surveying', yearsOfExperience: 4, description: null, hiddenOnResume: false }; // prettier-ignore
const read = aResume({ workExperiencesParsed: [job], skillsParsed: [skill] });

let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));

let gateway: FakeGateway;
let savedElsewhere = (_: Resume): void => {};
const start = (): void => {
  const Review = () => {
    const [resume, setResume] = useState(read);
    savedElsewhere = setResume;
    return <ReviewForm resume={resume} onBack={() => undefined} />;
  };
  gateway = new FakeGateway()
    .on<typeof accountsCalls.get>(accountsCalls.get.route, aCandidate())
    .on<typeof calls.replaceWorkExperiences>(calls.replaceWorkExperiences.route, [])
    .on<typeof calls.replaceEducations>(calls.replaceEducations.route, [])
    .on<typeof calls.replaceSkills>(calls.replaceSkills.route, []);
  app = renderApp(gateway, { pages: [page('/', { CANDIDATE: async () => ({ default: Review }) })] });
};
const stack = () => screen.getByRole('textbox', { name: 'Skill' });
const finish = async () => userEvent.click(screen.getByRole('button', { name: 'Finish and find jobs' }));
const sent = (list: string) => gateway.requests.find((_, at) => gateway.calls[at]?.startsWith(`PUT /candidate/resume/${list}`));

it('follows what another window saves, keeps what was typed, and brings nothing back when it finishes', async () => {
  start();
  await screen.findByRole('textbox', { name: 'Job title' });
  await userEvent.clear(stack());
  await write(stack(), 'Levelling');
  act(() => savedElsewhere({ ...read, workExperiencesParsed: [{ ...job, title: 'Chief cartographer' }] }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveValue('Chief cartographer'));
  expect(stack()).toHaveValue('Levelling');
  await finish();
  await waitFor(() => expect(gateway.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3));
  expect(sent('work-experiences')?.body).toEqual([expect.objectContaining({ title: 'Chief cartographer' })]);
  expect(sent('skills')?.body).toEqual([expect.objectContaining({ stack: 'Levelling' })]);
});

it('says which list was changed in both windows, and takes the other one', async () => {
  start();
  await screen.findByRole('textbox', { name: 'Job title' });
  await userEvent.clear(stack());
  await write(stack(), 'Levelling');
  act(() => savedElsewhere({ ...read, skillsParsed: [{ ...skill, stack: 'Mapping' }] }));
  expect(await screen.findByText(/Also changed there: Skills/)).toBeInTheDocument();
  expect(stack()).toHaveValue('Levelling');
  await userEvent.click(screen.getByRole('button', { name: 'Use what was saved there' }));
  expect(stack()).toHaveValue('Mapping');
  await waitFor(() => expect(stack()).toHaveFocus());
  expect(screen.queryByText(/Also changed there/)).toBeNull();
});

it('takes what it saved itself for no change of somebody else, when a list beside it was refused', async () => {
  start();
  await screen.findByRole('textbox', { name: 'Job title' });
  gateway.on<typeof calls.replaceWorkExperiences>(calls.replaceWorkExperiences.route, [{ ...job, title: 'Cartographer of seas' }]);
  gateway.on<typeof calls.replaceSkills>(calls.replaceSkills.route, fails(503, 'unavailable'));
  await finish();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Finish and find jobs' })).toBeEnabled());
  await finish();
  const marks = () =>
    gateway.requests
      .filter((_, at) => gateway.calls[at]?.startsWith('PUT /candidate/resume/work-experiences'))
      .map(({ query }) => query.get('seen'));
  await waitFor(() => expect(marks()).toEqual([seenMark([job]), seenMark([{ ...job, title: 'Cartographer of seas' }])]));
});

it('ends nothing when a list is no longer as it was seen, and shows what it has become', async () => {
  start();
  await screen.findByRole('textbox', { name: 'Job title' });
  gateway.on<typeof calls.replaceSkills>(calls.replaceSkills.route, fails(409, 'conflict'));
  gateway.on<typeof calls.get>(calls.get.route, read);
  await finish();
  expect(await screen.findByText(/Somebody changed this at the same moment/)).toBeInTheDocument();
  expect(sent('skills')?.query.get('seen')).toBe(seenMark([skill]));
  await waitFor(() => expect(gateway.calls).toContain('GET /candidate/resume'));
  expect(gateway.calls).not.toContain('POST /candidate/resume/verify');
});

it('says that the start is after the end as soon as the end is left', async () => {
  start();
  const end = await screen.findByRole('textbox', { name: 'End' });
  await write(end, '02/2020');
  await userEvent.tab();
  expect(await screen.findByText('The start must be before the end')).toBeInTheDocument();
});
