import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { CoverLetter } from '@tandem/contracts/resumes/application';
import type { resumesCalls as Calls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import type { MatchStatus } from '@tandem/domain/match';
import { page } from '@tandem/web-kit/app/page';
import { aCandidate } from '@tandem/web-kit/testing/accounts';
import { FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { aMatch } from '@tandem/web-kit/testing/matches';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoverLetterCard } from './cover-letter-card';

let app: RenderedApp;
let gateway: FakeGateway;
let letter: CoverLetter;
/** How often the letter was asked for, and what lets the answer through from the second time on. */
let asked: number;
let wishes: unknown[];
let isSlow: boolean;
let answer: () => void;

beforeEach(() => {
  letter = { content: 'Dear team, I draw maps.', sentences: null, coverLetterUrl: null, isDraft: false, isGeneratingCoverLetter: false };
  asked = 0;
  wishes = [];
  isSlow = false;
  answer = () => {};
  gateway = new FakeGateway()
    .on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate())
    .on<typeof Calls.saveCoverLetter>(at.saveCoverLetter, ({ body }) => {
      letter = { ...letter, content: (body as { content: string }).content };
      return letter;
    })
    .on<typeof Calls.generateCoverLetter>(at.generateCoverLetter, ({ body }) => {
      wishes.push(body);
      return aMatch(1);
    })
    .raw(at.removeCoverLetter.method, at.removeCoverLetter.path, () => {
      letter = { ...letter, content: letter.isDraft ? 'The letter that was sent.' : null, isDraft: false };
      return { status: 204 };
    })
    .raw(at.getCoverLetter.method, at.getCoverLetter.path, async () => {
      asked += 1;
      if (isSlow && asked > 1) await new Promise<void>((resolve) => (answer = resolve));
      return { body: letter };
    });
});
afterEach(() => {
  answer();
  cleanBrowser(app.store);
});

const open = (status: MatchStatus = 'MATCHED', coverLetterUrl: string | null = '/letter') => {
  const Card = () => <CoverLetterCard match={aMatch(1, { status, coverLetterUrl })} />;
  app = renderApp(gateway, { pages: [page('/job', { CANDIDATE: async () => ({ default: Card }) })], at: '/job' });
};
const rewrite = async (words: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const editor = screen.getByRole('textbox', { name: 'Your letter' });
  await userEvent.clear(editor);
  await userEvent.type(editor, words);
};

it('does not ask for a letter that the match says is not there, but for a draft, which it cannot know of', async () => {
  open('MATCHED', null);
  const button = await screen.findByRole('button', { name: 'Write a letter' });
  expect(asked).toBe(0);
  await userEvent.click(button);
  expect(await screen.findByText('Dear team, I draw maps.')).toBeInTheDocument();
  app.unmount();
  letter = { ...letter, content: 'Dear team, a draft.', isDraft: true };
  open('APPLIED', null);
  expect(await screen.findByText('Dear team, a draft.')).toBeInTheDocument();
});

it('shows the letter that was kept at once, never the one before, and gives the focus back', async () => {
  isSlow = true;
  open();
  await rewrite('Dear team, I draw seas.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep this letter' }));
  expect(await screen.findByText(/Your letter is kept/)).toBeInTheDocument();
  expect(asked).toBe(2);
  expect(screen.getByText('Dear team, I draw seas.')).toBeInTheDocument();
  expect(screen.queryByText('Dear team, I draw maps.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

it('keeps what is being written for the next time when the page goes away, and forgets it when it is given up', async () => {
  open();
  await rewrite('Dear team, half a');
  app.unmount();
  open();
  expect(await screen.findByRole('textbox', { name: 'Your letter' })).toHaveValue('Dear team, half a');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  app.unmount();
  open();
  await waitFor(() => expect(screen.getByText('Dear team, I draw maps.')).toBeInTheDocument());
});

it('leaves what is being written alone when the letter changes elsewhere', async () => {
  open();
  await rewrite('Dear team, I am writing');
  letter = { ...letter, content: 'Kept in another window.' };
  app.store.dispatch({ type: 'api/invalidateTags', payload: ['Match'] });
  await waitFor(() => expect(asked).toBe(2));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Kept in another window.')).toBeInTheDocument();
});

it.each([
  ['Dear team, I draw maps.', 'Søren', null],
  ['Dear team, I draw maps 🗺.', '李', 'Downloaded, without what we cannot print: 李 🗺'],
])('says of a file which characters it is without: %s', async (content, firstName, words) => {
  letter = { ...letter, content };
  gateway
    .on<typeof accountsCalls.get>(accountsRoutes.get, aCandidate({ firstName }))
    .raw(at.downloadCoverLetter.method, at.downloadCoverLetter.path, () => ({ body: {} }));
  Object.assign(URL, { createObjectURL: () => 'blob:letter', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download as PDF' }));
  await waitFor(() => expect(gateway.calls.some((call) => call.endsWith('/cover-letter.pdf'))).toBe(true));
  if (words) expect(await screen.findByText(words)).toBeInTheDocument();
  else await expect(screen.findByText(/Downloaded, without/, {}, { timeout: 300 })).rejects.toThrow();
});

it.each([
  ['MATCHED', false, /is sent along when you apply/],
  ['APPLIED', true, /only after you keep it/],
  ['APPLIED', false, /The employer has this letter/],
] as const)('says of a letter for a match that is %s (a draft: %s) when the employer gets it', async (status, isDraft, words) => {
  letter = { ...letter, isDraft };
  open(status);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('writes in the language of the vacancy, or in the one that is wanted', async () => {
  letter = { ...letter, content: null };
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Write a letter' }));
  await waitFor(() => expect(wishes).toEqual([{ tone: 'plain' }]));
  const untranslated = /stays in the language you wrote it in/;
  expect(screen.queryByText(untranslated)).toBeNull();
  await userEvent.click(await screen.findByRole('radio', { name: 'Nederlands' }));
  expect(screen.getByText(untranslated)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Write a letter' }));
  await waitFor(() => expect(wishes[1]).toEqual({ tone: 'plain', language: 'nl' }));
});

it('takes a letter away that goes along, after a question', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove letter' }));
  expect(await screen.findByText(/apply without a letter/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Write a letter' })).toHaveFocus();
});

it('goes back from a draft to the letter that was sent, which cannot be taken away', async () => {
  letter = { ...letter, isDraft: true };
  open('APPLIED');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove letter' }));
  expect(await screen.findByText(/stays with the employer/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The letter that was sent.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove letter' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

it('keeps the button where it was pressed while the letter is written, so that a second press meets nothing else', async () => {
  letter = { ...letter, content: null };
  open();
  const write = await screen.findByRole('button', { name: 'Write a letter' });
  letter = { ...letter, isGeneratingCoverLetter: true };
  await userEvent.dblClick(write);
  expect(await screen.findByText('This takes a few seconds. You may leave this page.')).toBeInTheDocument();
  expect(write).toBeInTheDocument();
  expect(write).toHaveFocus();
  expect(wishes).toHaveLength(1);
});

it('leaves a letter to be read while another is written, and changes nothing about it', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Write again' }));
  letter = { ...letter, isGeneratingCoverLetter: true };
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Write again' }));
  expect(await screen.findByText('This takes a few seconds. You may leave this page.')).toBeInTheDocument();
  expect(screen.getByText('Dear team, I draw maps.')).toBeInTheDocument();
  for (const name of ['Keep this letter', 'Edit', 'Remove letter']) expect(screen.getByRole('button', { name })).toBeDisabled();
  letter = { ...letter, content: 'Another one.', isGeneratingCoverLetter: false };
  app.store.dispatch({ type: 'api/invalidateTags', payload: ['Match'] });
  expect(await screen.findByText('Another one.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeEnabled();
});

it('leaves what is being written under the hands of its writer when another letter is begun elsewhere', async () => {
  open();
  await rewrite('Dear team, I am writing');
  const editor = screen.getByRole('textbox', { name: 'Your letter' });
  letter = { ...letter, isGeneratingCoverLetter: true };
  app.store.dispatch({ type: 'api/invalidateTags', payload: ['Match'] });
  await waitFor(() => expect(JSON.stringify(app.store.getState())).toContain('"isGeneratingCoverLetter":true'));
  expect(editor).toBeInTheDocument();
  expect(editor).toHaveFocus();
});

it('keeps the button that was pressed until the letter is there, which then takes the focus', async () => {
  const none = () => ({ status: 404, body: { type: 'about:blank', title: 'Not found', status: 404, detail: 'not_found' } });
  let isWritten = false;
  gateway.raw(at.getCoverLetter.method, at.getCoverLetter.path, async () => {
    asked += 1;
    if (asked > 1) await new Promise<void>((resolve) => (answer = resolve));
    return isWritten ? { body: letter } : none();
  });
  open();
  const button = await screen.findByRole('button', { name: 'Write a letter' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(asked).toBe(2));
  expect(button).toBeInTheDocument();
  expect(button).toHaveFocus();
  isWritten = true;
  answer();
  await waitFor(() => expect(screen.getByText(/I draw maps/).parentElement).toHaveFocus());
});
