import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import type { AnswerOf } from '@tandem/web-kit/gateway/call';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { aMatch } from '@tandem/web-kit/testing/matches';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WhatIf } from './what-if';

let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));

const suggestions: AnswerOf<typeof matchingCalls.tryWhatIf>['suggestions'] = [
  { key: 'whatIf.skill', params: { skill: 'Docker' }, percentage: 72 },
  { key: 'whatIf.salary', params: { amount: 4500 }, percentage: 70 },
];

/** A match of 64 %, of which today's resume makes another. */
const open = (today: number) => {
  const gateway = new FakeGateway();
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, aCandidate());
  gateway.on<typeof matchingCalls.tryWhatIf>(matchingCalls.tryWhatIf.route, ({ body }) => ({
    percentage: (body as { addedSkills?: string[] }).addedSkills ? 80 : today,
    today,
    parts: [],
    suggestions,
  }));
  const Read = () => <WhatIf match={aMatch(1)} percentage={64} />;
  app = renderApp(gateway, { pages: [page('/job', { CANDIDATE: async () => ({ default: Read }) })], at: '/job', config: { hasSession: true } }); // prettier-ignore
};
const add = async (skill: string) => userEvent.type(screen.getByLabelText('A skill I would add'), skill);

it('says that nothing changes while nothing is tried', async () => {
  open(64);
  expect(await screen.findByText('64 → 72%')).toBeInTheDocument();
  expect(screen.getByText('My minimum becomes € 4.500')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('The match stays 64%.');
  await add('Go');
  expect(await screen.findByText('The match goes from 64 to 80%.')).toBeInTheDocument();
});

it('does not take a resume that was changed since for something that is tried', async () => {
  open(70);
  expect(await screen.findByText('70 → 72%')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('With your resume and wishes of today it would be 70% instead of 64%.');
  await add('Go');
  expect(await screen.findByText('The match goes from 70 to 80%.')).toBeInTheDocument();
});
