import type { Resume } from '@tandem/contracts/entities/resume';
import type { resumesCalls as Calls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import { api } from '@tandem/web-kit/gateway/api';
import { page } from '@tandem/web-kit/app/page';
import { storage } from '@tandem/web-kit/browser/storage';
import { fails, FakeGateway } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aResume } from '@tandem/web-kit/testing/resumes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

jest.setTimeout(60_000);
const patience = { timeout: 15_000 };

const blank = aResume();
const { id } = blank;
const job = { id: '6f1f6a50-0000-4000-8000-0000000000d1', title: 'Cartographer', company: 'Kaart & Co', startDate: '2021-03', endDate: null, description: 'Drew maps.', hiddenOnResume: false }; // prettier-ignore

let app: RenderedApp;
let gateway: FakeGateway;
let kept: Resume;
const resumePage = async () => import('./resume-page');
const pages = [page('/resume', { visitor: resumePage })];
const sent = (call: string) => gateway.requests.filter((_, i) => gateway.calls[i] === call).map(({ body }) => body);
const saved = async () => expect(await screen.findByText('Saved', {}, patience)).toBeInTheDocument();
const sheet = () => screen.getByRole('group', { name: /Page 1 of/ });
const write = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const summary = () => screen.getByRole('textbox', { name: 'In two or three sentences' });

const withSummary = () =>
  gateway.on<typeof Calls.saveAnonymousSummary>(at.saveAnonymousSummary, ({ body }) => {
    kept = { ...kept, summary: (body as { summary: string }).summary };
    return kept;
  });
const withGateway = (resume: Resume): void => {
  kept = resume;
  gateway = new FakeGateway()
    .on<typeof Calls.createAnonymous>(at.createAnonymous, () => kept)
    .on<typeof Calls.getAnonymous>(at.getAnonymous, () => kept)
    .on<typeof Calls.saveAnonymousSettings>(at.saveAnonymousSettings, ({ body }) => {
      kept = { ...kept, settings: { ...kept.settings, ...(body as { settings: Partial<Resume['settings']> }).settings } };
      return kept;
    })
    .on<typeof Calls.replaceAnonymousWorkExperiences>(at.replaceAnonymousWorkExperiences, ({ body }) => {
      const entries = (body as (typeof job)[]).map((entry) => ({ ...entry, id: entry.id ?? job.id }));
      kept = { ...kept, workExperiencesParsed: entries };
      return entries;
    });
  withSummary();
};
const asVisitor = async (resume: Resume = blank): Promise<void> => {
  withGateway(resume);
  storage.openResumeId.set(id);
  app = renderApp(gateway, { pages, at: '/resume', config: { hasSession: false } });
  await screen.findByRole('heading', { name: 'Your resume' }, patience);
};
// The page is large: the first import of it is no part of a story.
beforeAll(async () => void (await resumePage()), 120_000);
afterEach(() => cleanBrowser(app.store));

describe('the builder of a visitor', () => {
  it('begins with an empty page, shows what is typed on it and saves it by itself', async () => {
    withGateway(blank);
    app = renderApp(gateway, { pages, at: '/resume', config: { hasSession: false } });
    await userEvent.click(await screen.findByRole('button', { name: 'Start from scratch' }, patience));
    await screen.findByRole('heading', { name: 'Your resume' }, patience);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(storage.openResumeId.get()).toBe(id);
    await write(summary(), 'I draw maps.');
    await waitFor(() => expect(sheet()).toHaveTextContent('I draw maps.'), patience);
    await saved();
    expect(sent(`PUT /public/resume/${id}/summary`).at(-1)).toEqual({ summary: 'I draw maps.' });
  });

  it('keeps the part of a picture that was cut when it cannot be sent, so that a second press suffices', async () => {
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    await asVisitor();
    const save = `PUT /public/resume/${id}/basic-info`;
    gateway.on<typeof Calls.saveAnonymousBasicInfo>(at.saveAnonymousBasicInfo, fails(503, 'unavailable'));
    const input = document.querySelector<HTMLInputElement>('input[type=file][accept*="image/png"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose the part to show' }, patience);
    const canvas = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: jest.fn() } as never);
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['part'], { type: 'image/jpeg' }));
    fireEvent.load(dialog.querySelector('img') as HTMLImageElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use this' }));
    expect(await screen.findByRole('alertdialog', {}, patience)).toBeInTheDocument();
    expect(sent(save)).toHaveLength(1);
    expect(dialog).toBeInTheDocument();
    gateway.on<typeof Calls.saveAnonymousBasicInfo>(at.saveAnonymousBasicInfo, () => kept);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use this' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), patience);
    expect(sent(save)).toHaveLength(2);
    canvas.mockRestore();
  });

  it('says of a name in other letters that it cannot be printed, and again when it is downloaded', async () => {
    URL.createObjectURL = () => 'blob:resume';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await asVisitor();
    gateway.on<typeof Calls.saveAnonymousBasicInfo>(at.saveAnonymousBasicInfo, () => kept);
    gateway.raw(at.downloadAnonymous.method, at.downloadAnonymous.path, () => ({ body: {} }));
    const name = screen.getByRole('textbox', { name: 'First name' });
    await write(name, '小明');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/cannot print 小 明 on your resume/));
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('Downloaded, without what we cannot print: 小 明', {}, patience)).toBeInTheDocument();
    await userEvent.clear(name);
    await write(name, 'Xiaoming');
    await waitFor(() => expect(name).not.toHaveAccessibleDescription());
  });

  it('forgets the id of a resume that is gone', async () => {
    withGateway(blank);
    gateway.on<typeof Calls.getAnonymous>(at.getAnonymous, fails(404, 'resume_not_found'));
    storage.openResumeId.set(id);
    app = renderApp(gateway, { pages, at: '/resume', config: { hasSession: false } });
    expect(await screen.findByRole('button', { name: 'Start from scratch' }, patience)).toBeInTheDocument();
    expect(storage.openResumeId.get()).toBeNull();
  });

  it('saves no job that is wrong, and says what is wrong with it', async () => {
    await asVisitor();
    await userEvent.click(screen.getByRole('button', { name: 'Add experience' }));
    expect(screen.getByRole('textbox', { name: /Job title/ })).toHaveFocus();
    await write(screen.getByRole('textbox', { name: /Job title/ }), 'Cartographer');
    await userEvent.type(screen.getByRole('textbox', { name: /^Start/ }), '03/2021');
    await userEvent.type(screen.getByRole('textbox', { name: /^End/ }), '02/2020');
    await userEvent.tab();
    expect(await screen.findByText('The start must be before the end', {}, patience)).toBeInTheDocument();
    expect(await screen.findByText(/fields? needs? your attention before this can be saved/)).toBeInTheDocument();
    expect(gateway.calls).not.toContain(`PUT /public/resume/${id}/work-experiences`);
  });

  it('sends a new job without an id and keeps the one it is given', async () => {
    await asVisitor();
    await userEvent.click(screen.getByRole('button', { name: 'Add experience' }));
    await write(screen.getByRole('textbox', { name: /Job title/ }), job.title);
    await write(screen.getByRole('textbox', { name: /Company/ }), job.company);
    await userEvent.type(screen.getByRole('textbox', { name: /^Start/ }), '03/2021');
    await write(screen.getByRole('textbox', { name: /What you did/ }), 'Drew maps.');
    await saved();
    await write(screen.getByRole('textbox', { name: /What you did/ }), ' Often.');
    await waitFor(() => expect(kept.workExperiencesParsed[0]?.description).toBe('Drew maps. Often.'), patience);
    const bodies = sent(`PUT /public/resume/${id}/work-experiences`) as { id?: string }[][];
    expect(bodies.at(0)?.[0]?.id).toBeUndefined();
    expect(bodies.at(-1)?.[0]?.id).toBe(job.id);
  });

  it('takes no more of a summary than fits, and counts', async () => {
    await asVisitor();
    await userEvent.click(summary());
    await userEvent.paste('x'.repeat(1_600));
    expect(summary()).toHaveValue('x'.repeat(1_500));
    expect(screen.getByText('1500 / 1500 characters')).toBeInTheDocument();
  });

  it('leaves out what cannot be printed and says which characters', async () => {
    await asVisitor({ ...blank, summary: 'Happy 😀 gardener مرحبا' });
    expect(await screen.findByText(/cannot print these characters and leave them out: .*😀/)).toBeInTheDocument();
    expect(sheet()).toHaveTextContent('Happy gardener');
  });

  it('hides an entry, and brings it back by undoing', async () => {
    await asVisitor({ ...blank, workExperiencesParsed: [job] });
    expect(sheet()).toHaveTextContent('Cartographer');
    await userEvent.click(screen.getByRole('button', { name: 'Hide Cartographer on the resume' }));
    await waitFor(() => expect(sheet()).not.toHaveTextContent('Cartographer'), patience);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sheet()).toHaveTextContent('Cartographer'), patience);
  });

  it('moves an entry by its handle and the arrow keys, and says where it is', async () => {
    const other = { ...job, id: '6f1f6a50-0000-4000-8000-0000000000d2', title: 'Surveyor' };
    await asVisitor({ ...blank, workExperiencesParsed: [job, other] });
    screen.getByRole('button', { name: /^Move Surveyor/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(await screen.findByText('Surveyor is now number 1 of 2')).toBeInTheDocument();
    await waitFor(() => expect(kept.workExperiencesParsed.map(({ title }) => title)).toEqual(['Surveyor', 'Cartographer']), patience);
  });

  it('begins a section on a new page where the page says so', async () => {
    await asVisitor({ ...blank, summary: 'Maps.', workExperiencesParsed: [job] });
    await userEvent.click(screen.getByRole('button', { name: 'Start Experience on a new page' }));
    expect(await screen.findByRole('group', { name: 'Page 2 of 2' }, patience)).toHaveTextContent('Cartographer');
    await waitFor(() => expect(kept.settings.pageBreaks).toEqual(['experience']), patience);
  });

  it('keeps what is typed without a connection, says so, and saves it later', async () => {
    await asVisitor();
    let isAway = true;
    gateway.on<typeof Calls.saveAnonymousSummary>(at.saveAnonymousSummary, ({ body }) => {
      if (isAway) throw new TypeError('Failed to fetch');
      kept = { ...kept, summary: (body as { summary: string }).summary };
      return kept;
    });
    await write(summary(), 'At sea.');
    expect(await screen.findByText(/No connection/, {}, patience)).toBeInTheDocument();
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(kept.summary).toBe('At sea.'), patience);
    await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull(), patience);
    expect(summary()).toHaveValue('At sea.');
  });

  it('does not speak of the connection when it is the server that stumbles', async () => {
    await asVisitor();
    gateway.on<typeof Calls.saveAnonymousSummary>(at.saveAnonymousSummary, fails(500, 'internal_error'));
    await write(summary(), 'At sea.');
    expect(await screen.findByText(/^We cannot save it right now/, {}, patience)).toBeInTheDocument();
    expect(screen.queryByText(/No connection/)).toBeNull();
    withSummary();
    await waitFor(() => expect(kept.summary).toBe('At sea.'), patience);
  });

  const again = async (): Promise<void> => {
    app.unmount();
    app = renderApp(gateway, { pages, at: '/resume', config: { hasSession: false } });
    await screen.findByRole('heading', { name: 'Your resume' }, patience);
  };
  const beginJob = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Add experience' }));
    await write(screen.getByRole('textbox', { name: /Job title/ }), 'Half written');
  };

  it('has a job that lacks its start again after a reload, open and with what it lacks', async () => {
    await asVisitor({ ...blank, workExperiencesParsed: [job] });
    await beginJob();
    await again();
    expect(await screen.findByRole('textbox', { name: /Job title/ }, patience)).toHaveValue('Half written');
    expect(screen.getByRole('textbox', { name: /Company/ })).toHaveAccessibleDescription(/fill this in/i);
    expect(gateway.calls).not.toContain(`PUT /public/resume/${id}/work-experiences`);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Half written' }));
    await again();
    expect(screen.queryByDisplayValue('Half written')).toBeNull();
  });

  it('leads to the first field that is wrong, also from the page and in an entry that is closed', async () => {
    await asVisitor({ ...blank, workExperiencesParsed: [job] });
    await beginJob();
    await userEvent.click(screen.getByRole('button', { name: 'Close Half written' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the first' }, patience));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Company/ })).toHaveFocus());
    expect(screen.getByRole('radio', { name: 'Form' })).toBeChecked();
  });

  it('saves after a reload what was typed just before it', async () => {
    await asVisitor();
    gateway.on<typeof Calls.saveAnonymousSummary>(at.saveAnonymousSummary, fails(401, 'unauthorized'));
    await write(summary(), 'The last words.');
    withSummary();
    await again();
    expect(summary()).toHaveValue('The last words.');
    await waitFor(() => expect(kept.summary).toBe('The last words.'), patience);
  });

  it('asks which counts when another window saved the jobs before the reload', async () => {
    await asVisitor({ ...blank, workExperiencesParsed: [job] });
    await beginJob();
    kept = { ...kept, workExperiencesParsed: [{ ...job, title: 'Theirs' }] };
    await again();
    await again();
    await userEvent.click(await screen.findByRole('button', { name: 'Take the other version' }, patience));
    expect(await screen.findByRole('button', { name: 'Edit Theirs' })).toBeInTheDocument();
    await again();
    expect(screen.queryByRole('button', { name: 'Take the other version' })).toBeNull();
    expect(screen.queryByDisplayValue('Half written')).toBeNull();
  });

  const changedElsewhere = (summary: string): void => {
    kept = { ...kept, summary };
  };
  const askAgain = () => act(() => void app.store.dispatch(api.util.invalidateTags(['Resume'])));

  it('shows at once what another window saved while nothing is typed here', async () => {
    await asVisitor({ ...blank, summary: 'Maps.' });
    changedElsewhere('Maps of the sea.');
    askAgain();
    expect(await screen.findByText(/was changed in another window/, {}, patience)).toBeInTheDocument();
    expect(summary()).toHaveValue('Maps of the sea.');
  });

  it('takes no answer from before its last saving for a change of another window', async () => {
    await asVisitor();
    const held: (() => void)[] = [];
    const hold = async () => new Promise<void>((go) => held.push(go));
    const { method, path } = at.getAnonymous;
    gateway.raw(method, path, async () => {
      const body = kept;
      await hold();
      return { body };
    });
    await write(summary(), 'One.');
    await waitFor(() => expect(held).toHaveLength(1), patience);
    gateway.raw(at.saveAnonymousSummary.method, at.saveAnonymousSummary.path, async ({ body }) => {
      kept = { ...kept, summary: (body as { summary: string }).summary };
      await hold();
      return { body: kept };
    });
    await write(summary(), ' Two.');
    await waitFor(() => expect(held).toHaveLength(2), patience);
    // What was asked for after the first saving comes in the midst of the second.
    await act(async () => held[0]?.());
    await act(async () => held[1]?.());
    await waitFor(() => expect(held).toHaveLength(3), patience);
    await act(async () => {
      held[2]?.();
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    expect(screen.queryByText(/was changed in another window/)).toBeNull();
    expect(summary()).toHaveValue('One. Two.');
  });

  it('shows what another window saved while an answer from before the last saving was under way', async () => {
    await asVisitor();
    const held: (() => void)[] = [];
    gateway.raw(at.getAnonymous.method, at.getAnonymous.path, async () => {
      const body = kept;
      await new Promise<void>((go) => held.push(go));
      return { body };
    });
    askAgain();
    await waitFor(() => expect(held).toHaveLength(1), patience);
    await write(summary(), 'Mine.');
    await waitFor(() => expect(kept.summary).toBe('Mine.'), patience);
    await screen.findByText('Saved', {}, patience);
    changedElsewhere('Theirs.');
    await act(async () => held[0]?.());
    await waitFor(() => expect(held).toHaveLength(2), patience);
    await act(async () => held[1]?.());
    expect(await screen.findByText(/was changed in another window/, {}, patience)).toBeInTheDocument();
    expect(summary()).toHaveValue('Theirs.');
  });

  it('asks which counts when another window saved before what is typed here, and saves nothing until then', async () => {
    await asVisitor({ ...blank, summary: 'Maps.' });
    let isAway = true;
    gateway.on<typeof Calls.saveAnonymousSummary>(at.saveAnonymousSummary, ({ body }) => {
      if (isAway) throw new TypeError('Failed to fetch');
      changedElsewhere((body as { summary: string }).summary);
      return kept;
    });
    await write(summary(), ' Mine.');
    await screen.findByText(/No connection/, {}, patience);
    changedElsewhere('Theirs.');
    isAway = false;
    window.dispatchEvent(new Event('online'));
    const mine = await screen.findByRole('button', { name: 'Keep what I have here' }, patience);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing is saved until you choose.');
    const choice = screen.getByRole('group', { name: /was changed in another window/ });
    for (const name of ['Choose', 'Save', 'Download PDF']) {
      act(() => summary().focus());
      await userEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(choice).toHaveFocus());
    }
    expect(kept.summary).toBe('Theirs.');
    await userEvent.click(mine);
    await waitFor(() => expect(kept.summary).toBe('Maps. Mine.'), patience);
  });

  it('asks which counts after a saving that failed, although an answer from before was under way', async () => {
    await asVisitor({ ...blank, summary: 'Maps.' });
    const held: (() => void)[] = [];
    gateway.raw(at.getAnonymous.method, at.getAnonymous.path, async () => {
      const body = kept;
      await new Promise<void>((go) => held.push(go));
      return { body };
    });
    let isAway = true;
    gateway.on<typeof Calls.saveAnonymousSummary>(at.saveAnonymousSummary, ({ body }) => {
      if (isAway) throw new TypeError('Failed to fetch');
      changedElsewhere((body as { summary: string }).summary);
      return kept;
    });
    askAgain();
    await waitFor(() => expect(held).toHaveLength(1), patience);
    await write(summary(), ' Mine.');
    await screen.findByText(/No connection/, {}, patience);
    changedElsewhere('Theirs.');
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await act(async () => held[0]?.());
    await waitFor(() => expect(held).toHaveLength(2), patience);
    await act(async () => held[1]?.());
    expect(await screen.findByRole('button', { name: 'Keep what I have here' }, patience)).toBeInTheDocument();
    expect(kept.summary).toBe('Theirs.');
  });
});
