import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import type { VacancyReading } from '@tandem/contracts/vacancies/reading';
import { vacanciesCalls, type VacancyPatch } from '@tandem/contracts/vacancies/vacancies';
import { liveTopics } from '@tandem/web-kit/live/live';
import { page } from '@tandem/web-kit/app/page';
import { anEmployer } from '@tandem/web-kit/testing/accounts';
import { FakeGateway, fakeProblem, fails } from '@tandem/web-kit/testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '@tandem/web-kit/testing/render-app';
import { aVacancy } from '@tandem/web-kit/testing/vacancies';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { write } from '@tandem/web-kit/testing/write';

const pages = [
  page('/vacancies/:vacancyId/intake', { EMPLOYER: () => import('./wizard-page') }),
  page('/vacancies', { EMPLOYER: async () => ({ default: () => <h1>The list</h1> }) }),
  page('/vacancies/:vacancyId', { EMPLOYER: async () => ({ default: () => <h1>The vacancy</h1> }) }),
];
const unread = { readStatus: null, basicInfoValid: false, detailsValid: false };
const aDraft = (parts: Partial<Vacancy> = {}) =>
  aVacancy({ title: null, summaryUrl: null, flags: unread, workModel: 'ON_SITE', homeworkDays: 0, ...parts });
const text = 'What we ask\nYou know QGIS. We pay 3.900 a month.';
const aReading = (parts: Partial<VacancyReading> = {}): VacancyReading => ({
  status: 'DONE',
  error: null,
  choices: [],
  text,
  headings: [{ start: 0, end: 11 }],
  parts: [
    { field: 'requiredSkills', item: 0, value: 'QGIS', confidence: 0.9, start: 21, end: 25 },
    { field: 'salary', item: null, value: '3900', confidence: 0.4, start: 34, end: 39 },
  ],
  facts: null,
  salaryEstimate: null,
  ...parts,
});

let gateway: FakeGateway;
let app: RenderedApp;
let vacancy: Vacancy;
let topics: Map<string, (() => void)[]>;
const start = (given: Vacancy, search = '') => {
  vacancy = given;
  app = renderApp(gateway, { pages, at: `/vacancies/${given.id}/intake${search}`, config: { app: 'employer', hasSession: true } });
};
const bodies = (method: string) => gateway.requests.filter((_, index) => gateway.calls[index]?.startsWith(method)).map(({ body }) => body);
const hears = async (change: Partial<Vacancy>) => {
  vacancy = { ...vacancy, ...change };
  await act(async () => topics.get(`vacancy-updates-${vacancy.id}`)?.forEach((hear) => hear()));
};
beforeEach(() => {
  topics = new Map();
  jest.spyOn(liveTopics, 'join').mockImplementation((topic, hear) => {
    topics.set(topic, [...(topics.get(topic) ?? []), () => hear(undefined)]);
    return () => undefined;
  });
  gateway = new FakeGateway();
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer({ accountInfo: { amountVacancies: 1 } }));
  gateway.on<typeof vacanciesCalls.get>(vacanciesCalls.get.route, () => vacancy);
  gateway.on<typeof vacanciesCalls.reading>(vacanciesCalls.reading.route, aReading());
  gateway.on<typeof vacanciesCalls.update>(vacanciesCalls.update.route, ({ body }) => {
    const { flags, ...fields } = body as VacancyPatch;
    vacancy = { ...vacancy, ...(fields as Partial<Vacancy>), flags: { ...vacancy.flags, ...flags } };
    return vacancy;
  });
  gateway.on<typeof vacanciesCalls.replaceSource>(vacanciesCalls.replaceSource.route, () => {
    vacancy = { ...vacancy, flags: { ...unread, readStatus: 'BUSY' } };
    return vacancy;
  });
});
afterEach(() => {
  cleanBrowser(app.store);
  jest.restoreAllMocks();
});

/** Everything of the page that was there, at some moment, without words that should have been: nobody saw a blank or a jump. */
const without = (isThere: () => boolean) => {
  const gaps: string[] = [];
  const watch = new MutationObserver(() => {
    if (!isThere()) gaps.push(document.getElementById('main')?.textContent ?? '');
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  return () => {
    watch.disconnect();
    return gaps;
  };
};
// What React hides while something is fetched is still in the page.
const isSeen = (words: string) => screen.queryAllByText(words).some((element) => !element.closest('[style*="display: none"]'));

it('looks as if it reads from sending on until the next step is there', async () => {
  let answer: () => void = () => undefined;
  const { method, path } = vacanciesCalls.replaceSource.route;
  gateway.raw(method, path, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    vacancy = { ...vacancy, flags: { ...unread, readStatus: 'BUSY' } };
    return { body: vacancy };
  });
  start(aDraft());
  await userEvent.click(await screen.findByRole('radio', { name: 'Text' }));
  await write(screen.getByRole('textbox', { name: /Text of the vacancy/ }), 'Planner wanted in Kampen');
  await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
  await screen.findByRole('heading', { name: 'We are reading the vacancy' });
  const gaps = without(() => isSeen('We are reading the vacancy') || screen.queryByRole('textbox', { name: /Job title/ }) !== null);
  answer();
  // Long enough for what is drawn of the answer a frame later, and not in one piece as `act` would have it.
  const later = Date.now() + 150;
  await waitFor(() => expect(Date.now()).toBeGreaterThan(later));
  await hears({ title: 'Planner', flags: { ...unread, readStatus: 'DONE' } });
  expect(await screen.findByRole('textbox', { name: /Job title/ })).toHaveValue('Planner');
  expect(gaps()).toEqual([]);
});

it('shows the details once what was read is here, so that nothing moves down when it comes', async () => {
  let come: () => void = () => undefined;
  const { method, path } = vacanciesCalls.reading.route;
  gateway.raw(method, path, async () => {
    await new Promise<void>((resolve) => (come = resolve));
    return { body: aReading() };
  });
  start(aDraft({ title: 'Planner', flags: { readStatus: 'DONE', basicInfoValid: true, detailsValid: false } }));
  expect(await screen.findByText('Loading what was read…')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Required experience' })).not.toBeInTheDocument();
  act(() => come());
  expect(await screen.findByRole('textbox', { name: 'Required experience' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What we read' })).toHaveTextContent('You know QGIS');
});

describe('what is typed and not saved yet', () => {
  const read = { ...unread, readStatus: 'DONE' as const };
  const again = (search = '') => {
    app.unmount();
    start(vacancy, search);
  };

  it('is there when the page is opened again, in each step', async () => {
    start(aDraft());
    await userEvent.click(await screen.findByRole('radio', { name: 'Text' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Text of the vacancy/ }), 'Planner wan');
    again();
    expect(await screen.findByRole('textbox', { name: /Text of the vacancy/ })).toHaveValue('Planner wan');
    vacancy = { ...vacancy, title: 'Planner', flags: { ...read, basicInfoValid: true } };
    again('?step=2');
    await userEvent.type(await screen.findByRole('textbox', { name: /Job title/ }), ' of trains');
    again('?step=2');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Job title/ })).toHaveValue('Planner of trains'));
    again('?step=3');
    const wanted = () => screen.findByRole('textbox', { name: 'Required experience' });
    await userEvent.type(await wanted(), 'Two years');
    again('?step=3');
    await waitFor(async () => expect(await wanted()).toHaveValue('Two years'));
  });

  it('is there after a step back, and forgotten once it is saved', async () => {
    start(aDraft({ title: 'Planner', flags: read }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Job title/ }), ' of trains');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('radio', { name: 'Text' });
    await app.go(`/vacancies/${vacancy.id}/intake?step=2`);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Job title/ })).toHaveValue('Planner of trains'));
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    await waitFor(() => expect(bodies('PATCH')).toMatchObject([{ title: 'Planner of trains' }]));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('is not published over a text that was written anew meanwhile without a word', async () => {
    const flags = { ...read, basicInfoValid: true, detailsValid: true };
    start(aDraft({ title: 'Planner', markdownSummary: 'Plan.', flags }));
    const summary = () => screen.findByRole('textbox', { name: /Summary for candidates/ });
    await userEvent.click(await screen.findByRole('radio', { name: 'Edit' }));
    await write(await summary(), ' And water.');
    vacancy = { ...vacancy, title: 'Welder', markdownSummary: 'Weld.' };
    again();
    await userEvent.click(await screen.findByRole('radio', { name: 'Edit' }));
    const taking = await screen.findByRole('button', { name: 'Use the other text' });
    expect(await summary()).toHaveValue('Plan. And water.');
    await userEvent.click(taking);
    expect(await summary()).toHaveValue('Weld.');
    expect(sessionStorage).toHaveLength(0);
    again();
    expect(await screen.findByText('Weld.')).toBeInTheDocument();
  });

  it('is asked about before another source is read, and forgotten then', async () => {
    start(aDraft({ title: 'Planner', flags: read }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Job title/ }), ' of trains');
    expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/:basics$/)]);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Text' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Text of the vacancy/ }), 'Welder');
    await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Read another source' }));
    await screen.findByRole('heading', { name: 'We are reading the vacancy' });
    await hears({ title: 'Welder', sourceType: 'TEXT', source: 'Welder', flags: read });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Job title/ })).toHaveValue('Welder'));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['at once', 'once the page was loaded again'])('is there still when another source cannot be read: %s', async (when) => {
    const given = aReading({ status: 'ERROR', error: 'unreachable', text: null, parts: [] });
    gateway.on<typeof vacanciesCalls.reading>(vacanciesCalls.reading.route, given);
    start(aDraft({ title: 'Planner', flags: read }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Job title/ }), ' of trains');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Link' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Address of the vacancy/ }), 'jobs.example/1');
    await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Read another source' }));
    await screen.findByRole('heading', { name: 'We are reading the vacancy' });
    const failed = { sourceType: 'URL', flags: { ...unread, readStatus: 'ERROR' } } as const;
    if (when === 'at once') await hears(failed);
    else {
      app.unmount();
      start({ ...vacancy, ...failed });
    }
    expect(await screen.findByText(/What was filled in before is still there/)).toBeInTheDocument();
    gateway.on<typeof vacanciesCalls.replaceSource>(vacanciesCalls.replaceSource.route, () => {
      vacancy = { ...vacancy, flags: read };
      return vacancy;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Fill it in by hand' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Job title/ })).toHaveValue('Planner of trains'));
  });
});

it('is left one step at a time by the browser’s back, also once a page was loaded again', async () => {
  start(aDraft());
  await userEvent.click(await screen.findByRole('radio', { name: 'Text' }));
  await write(screen.getByRole('textbox', { name: /Text of the vacancy/ }), 'Planner wanted in Kampen');
  await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
  await hears({ title: 'Planner', sourceType: 'TEXT', source: 'Planner wanted in Kampen', flags: { ...unread, readStatus: 'DONE' } });
  await screen.findByRole('textbox', { name: /Job title/ });
  await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
  await screen.findByRole('textbox', { name: 'Required experience' });
  await app.back();
  expect(await screen.findByRole('textbox', { name: /Job title/ })).toBeInTheDocument();
  await app.back();
  expect(await screen.findByRole('textbox', { name: /Text of the vacancy/ })).toBeInTheDocument();
  app.unmount();
  start(vacancy);
  await screen.findByRole('textbox', { name: 'Required experience' });
  expect(app.address()).toMatch(/step=3$/);
});

it('says why it goes back when another source was read elsewhere, and keeps what was typed', async () => {
  start(aDraft({ title: 'Planner', sourceType: 'TEXT', flags: { readStatus: 'DONE', basicInfoValid: true, detailsValid: false } }));
  await write(await screen.findByRole('textbox', { name: 'Description' }), 'Words of my own');
  await hears({ flags: { ...unread, readStatus: 'BUSY' } });
  await hears({ title: 'Dike keeper', flags: { ...unread, readStatus: 'DONE' } });
  expect(await screen.findByDisplayValue('Dike keeper')).toBeInTheDocument();
  expect(screen.getAllByText(/had another source read/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
  expect(await screen.findByDisplayValue('Words of my own')).toBeInTheDocument();
});

it('names the town of the company where the place of the work is left empty, if it has one', async () => {
  const read = aDraft({ title: 'Planner', address: null, flags: { ...unread, readStatus: 'DONE' } });
  start(read);
  expect(await screen.findByText('Empty means: Rotterdam.')).toBeInTheDocument();
  app.unmount();
  start({ ...read, employer: { ...read.employer, address: null } });
  await screen.findByRole('textbox', { name: /Job title/ });
  expect(screen.queryByText(/Empty means/)).not.toBeInTheDocument();
});

describe('the source', () => {
  it('welcomes with an intro at the first vacancy, and reads a pasted text until it is done', async () => {
    start(aDraft());
    expect(await screen.findByText('Your first vacancy.')).toBeInTheDocument();
    expect(screen.getByText('PDF, maximum 10MB')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Text' }));
    await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
    expect(await screen.findByText('Please fill this in')).toBeInTheDocument();
    expect(bodies('PUT')).toEqual([]);
    await write(screen.getByRole('textbox', { name: /Text of the vacancy/ }), 'Planner wanted');
    await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
    expect(await screen.findByRole('heading', { name: 'We are reading the vacancy' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Text of the vacancy/ })).toBeDisabled();
    await hears({ title: 'Planner', flags: { ...unread, readStatus: 'DONE' } });
    expect(await screen.findByRole('textbox', { name: /Job title/ })).toHaveValue('Planner');
  });

  it('says what was wrong after an error, leads there, and keeps what was typed', async () => {
    gateway.on<typeof vacanciesCalls.reading>(
      vacanciesCalls.reading.route,
      aReading({ status: 'ERROR', error: 'too_short', text: null, parts: [] }),
    );
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    start(aDraft());
    await userEvent.click(await screen.findByRole('radio', { name: 'Text' }));
    await write(screen.getByRole('textbox', { name: /Text of the vacancy/ }), 'Short');
    await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
    await screen.findByRole('heading', { name: 'We are reading the vacancy' });
    // A browser takes the focus from what is off meanwhile.
    (document.activeElement as HTMLElement).blur();
    await hears({ sourceType: 'TEXT', source: 'Short', flags: { ...unread, readStatus: 'ERROR' } });
    const message = await screen.findByRole('alert');
    await waitFor(() =>
      expect(message).toHaveTextContent(/We could not read this vacancy\. ?This is too little.*for example: “Cook wanted/),
    );
    expect(message).not.toHaveTextContent(/find/);
    await waitFor(() => expect(message.parentElement).toHaveFocus());
    expect(scroll.mock.contexts).toContain(message.parentElement);
    expect(screen.getByRole('textbox', { name: /Text of the vacancy/ })).toHaveValue('Short');
  });

  it('keeps an address that is sent by the Enter key', async () => {
    start(aDraft());
    await userEvent.click(await screen.findByRole('radio', { name: 'Link' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Address of the vacancy/ }), 'jobs.example/1{Enter}');
    await screen.findByRole('heading', { name: 'We are reading the vacancy' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Address of the vacancy/ })).toBeDisabled());
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('textbox', { name: /Address of the vacancy/ })).toHaveValue('https://jobs.example/1');
  });

  it.each([
    [
      [['title', 'Cook']],
      /did find: the job title \(Cook\)\..*did not find: the place, the hours a week, the salary, the kind of contract\./,
    ],
    [
      [
        ['address', 'Zwolle'],
        ['salary', '2800'],
      ],
      /did find: the place \(Zwolle\), the salary\..*did not find: the job title, the hours a week/,
    ],
    [
      [
        ['title', 'Cook'],
        ['hours', '32'],
        ['salary', '2800'],
      ],
      /did not find: that you look for somebody\./,
    ],
  ] as const)('says of a short text what was found in it and what was not: %j', async (found, expected) => {
    const parts = found.map(([field, value]) => ({ field, item: null, value, confidence: 0.9, start: null, end: null }));
    gateway.on<typeof vacanciesCalls.reading>(
      vacanciesCalls.reading.route,
      aReading({ status: 'ERROR', error: 'too_short', text: null, parts }),
    );
    start(aDraft({ sourceType: 'TEXT', source: 'Short', flags: { ...unread, readStatus: 'ERROR' } }));
    const message = await screen.findByRole('alert');
    await waitFor(() => expect(message).toHaveTextContent(expected));
  });

  it('moves on without reading again when the address is the stored one', async () => {
    const read = aDraft({ sourceType: 'URL', originalUrl: 'https://warmtenet.example/jobs/1', flags: { ...unread, readStatus: 'DONE' } });
    start(read, '?step=1');
    expect(await screen.findByRole('textbox', { name: /Address of the vacancy/ })).toHaveValue('https://warmtenet.example/jobs/1');
    await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
    expect(await screen.findByRole('textbox', { name: /Job title/ })).toBeInTheDocument();
    expect(bodies('PUT')).toEqual([]);
  });

  it('moves on without reading again when the text is the stored one, whose lines a form has ended in its way', async () => {
    start(aDraft({ sourceType: 'TEXT', source: 'Planner\r\nwanted', flags: { ...unread, readStatus: 'DONE' } }), '?step=1');
    const text = await screen.findByRole('textbox', { name: /Text of the vacancy/ });
    await userEvent.clear(text);
    await write(text, 'Planner\nwanted');
    await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
    expect(await screen.findByRole('textbox', { name: /Job title/ })).toBeInTheDocument();
    expect(bodies('PUT')).toEqual([]);
  });

  it('goes on after another source, though it was read before anybody could look', async () => {
    gateway.on<typeof vacanciesCalls.replaceSource>(vacanciesCalls.replaceSource.route, () => {
      const busy = { ...vacancy, flags: { ...unread, readStatus: 'BUSY' as const } };
      vacancy = { ...vacancy, title: 'Welder', flags: { ...unread, readStatus: 'DONE' } };
      return busy;
    });
    start(aDraft({ title: 'Planner', sourceType: 'TEXT', source: 'Planner wanted', flags: { ...unread, readStatus: 'DONE' } }), '?step=1');
    await write(await screen.findByRole('textbox', { name: /Text of the vacancy/ }), ' and a welder');
    await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
    expect(await screen.findByRole('textbox', { name: /Job title/ })).toHaveValue('Welder');
  });

  it('reads nothing into a vacancy that is filled, and leads to a new one', async () => {
    start(aVacancy({ sourceType: 'TEXT', source: 'Planner wanted', filledSince: '2026-11-02T09:00:00.000Z' }), '?step=1');
    await write(await screen.findByRole('textbox', { name: /Text of the vacancy/ }), ' and a welder');
    await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
    const question = await screen.findByRole('alertdialog', { name: 'This vacancy is filled' });
    await userEvent.click(within(question).getByRole('button', { name: 'New vacancy' }));
    await waitFor(() => expect(app.address()).toBe('/vacancies/create'));
    expect(bodies('PUT')).toEqual([]);
  });

  const answered = { sourceType: 'TEXT' as const, source: 'Planner wanted', title: 'Planner' };
  const anotherText = async () => {
    await write(await screen.findByRole('textbox', { name: /Text of the vacancy/ }), ' and a welder');
    await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
    return screen.findByRole('alertdialog', { name: 'Read another source?' });
  };

  it('asks before another one takes the place of what was saved in the later steps', async () => {
    start(aDraft({ ...answered, flags: { readStatus: 'DONE', basicInfoValid: true, detailsValid: false } }), '?step=1');
    const question = await anotherText();
    expect(question).toHaveTextContent('What you filled in in the later steps is replaced');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep as it is' }));
    expect(bodies('PUT')).toEqual([]);
    expect(screen.getByRole('textbox', { name: /Text of the vacancy/ })).toHaveValue('Planner wanted and a welder');
    await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Read another source' }));
    await waitFor(() => expect(bodies('PUT')).toHaveLength(1));
  });

  it('goes on by hand with what was typed, and without a question', async () => {
    gateway.on<typeof vacanciesCalls.replaceSource>(vacanciesCalls.replaceSource.route, () => {
      vacancy = { ...vacancy, sourceType: 'CHAT', source: null, flags: { ...unread, readStatus: 'DONE' } };
      return vacancy;
    });
    start(aDraft({ ...answered, flags: { ...unread, readStatus: 'DONE' } }));
    await write(await screen.findByRole('textbox', { name: /Job title/ }), ' of dikes');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fill it in by hand' }));
    expect(await screen.findByRole('textbox', { name: /Job title/ })).toHaveValue('Planner of dikes');
    expect(bodies('PUT')).toHaveLength(1);
  });

  it('refuses an address that is none', async () => {
    start(aDraft());
    await userEvent.click(await screen.findByRole('radio', { name: 'Link' }));
    await write(screen.getByRole('textbox', { name: /Address of the vacancy/ }), 'ftp://a.nl', '{Enter}');
    expect(await screen.findByText('Please enter a valid URL (must start with http:// or https://)')).toBeInTheDocument();
    expect(bodies('PUT')).toEqual([]);
  });

  it('asks which one it is when there are several, and sends that choice', async () => {
    gateway.on<typeof vacanciesCalls.reading>(
      vacanciesCalls.reading.route,
      aReading({ status: 'ERROR', error: 'several_vacancies', choices: [{ key: 'two', title: 'Welder', city: 'Breda' }], text: null }),
    );
    start(aDraft({ sourceType: 'URL', originalUrl: 'https://warmtenet.example/jobs', flags: { ...unread, readStatus: 'ERROR' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Welder, Breda' }));
    const [sent] = await waitFor(() => {
      const all = bodies('PUT') as FormData[];
      expect(all).toHaveLength(1);
      return all;
    });
    expect(sent?.get('choice')).toBe('two');
    expect(sent?.get('url')).toBe('https://warmtenet.example/jobs');
  });

  it.each([
    ['file', { sourceType: 'UPLOAD', source: 'jobs.pdf' }, { source: 'UPLOAD' }],
    ['text', { sourceType: 'TEXT', source: 'Welder wanted. Fitter wanted.' }, { source: 'TEXT', text: 'Welder wanted. Fitter wanted.' }],
  ] as const)('chooses from a %s that was read before this page was opened', async (_, given, expected) => {
    gateway.on<typeof vacanciesCalls.reading>(
      vacanciesCalls.reading.route,
      aReading({ status: 'ERROR', error: 'several_vacancies', choices: [{ key: 'two', title: 'Welder', city: null }], text: null }),
    );
    start(aDraft({ ...given, flags: { ...unread, readStatus: 'ERROR' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Welder' }));
    const [sent] = await waitFor(() => {
      const all = bodies('PUT') as FormData[];
      expect(all).toHaveLength(1);
      return all;
    });
    expect(Object.fromEntries(sent?.entries() ?? [])).toEqual({ ...expected, choice: 'two' });
  });

  it('says aloud why a text was not taken, and leads to that once', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    gateway.on<typeof vacanciesCalls.replaceSource>(vacanciesCalls.replaceSource.route, fails(503, 'unavailable'));
    start(aDraft());
    await userEvent.click(await screen.findByRole('radio', { name: 'Text' }));
    const field = screen.getByRole('textbox', { name: /Text of the vacancy/ });
    await userEvent.type(field, 'Welder');
    await userEvent.click(screen.getByRole('button', { name: 'Read and go on' }));
    const words = await screen.findByRole('alert');
    await userEvent.type(field, ' wanted');
    expect(scroll.mock.contexts.filter((element) => element === words)).toHaveLength(1);
    expect(field).toHaveValue('Welder wanted');
  });

  it('says of a file that is on its way that one should stay, and reads it once it is here', async () => {
    let arrive: () => void = () => undefined;
    const { method, path } = vacanciesCalls.replaceSource.route;
    gateway.raw(method, path, async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      vacancy = { ...vacancy, flags: { ...unread, readStatus: 'BUSY' } };
      return { body: vacancy };
    });
    start(aDraft());
    await screen.findByRole('radio', { name: 'PDF' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File(['%PDF'], 'job.pdf', { type: 'application/pdf' }));
    expect(await screen.findByRole('heading', { name: 'Your PDF is on its way' })).toBeInTheDocument();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    arrive();
    expect(await screen.findByRole('heading', { name: 'We are reading the vacancy' })).toBeInTheDocument();
  });

  it('says of a file that is only called PDF that it is none', async () => {
    const refused = fails(415, 'pdf_only', [{ field: 'file', detail: 'pdf_only' }]);
    gateway.on<typeof vacanciesCalls.replaceSource>(vacanciesCalls.replaceSource.route, refused);
    start(aDraft());
    await screen.findByRole('radio', { name: 'PDF' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File(['hello'], 'job.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/This file is named PDF, but it is not one/)).toBeInTheDocument();
  });

  it('says what was wrong with a source beside that source only', async () => {
    gateway.on<typeof vacanciesCalls.reading>(vacanciesCalls.reading.route, aReading({ status: 'ERROR', error: 'no_vacancy', text: null }));
    start(aDraft({ sourceType: 'URL', originalUrl: 'https://warmtenet.example/news', flags: { ...unread, readStatus: 'ERROR' } }));
    const problem = /We found no vacancy here/;
    expect(await screen.findByText(problem)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'PDF' }));
    expect(screen.queryByText(problem)).not.toBeInTheDocument();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File(['x'], 'job.docx', { type: 'application/msword' }), { applyAccept: false });
    expect(await screen.findByText('Please upload a PDF file')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Link' }));
    expect(screen.queryByText('Please upload a PDF file')).not.toBeInTheDocument();
    expect(screen.getByText(problem)).toBeInTheDocument();
  });

  it('does not ask whoever pasted a text to paste it', async () => {
    gateway.on<typeof vacanciesCalls.reading>(vacanciesCalls.reading.route, aReading({ status: 'ERROR', error: 'no_vacancy', text: null }));
    start(aDraft({ sourceType: 'TEXT', flags: { ...unread, readStatus: 'ERROR' } }));
    expect(await screen.findByText(/We found no vacancy in this text/)).toBeInTheDocument();
    expect(screen.queryByText(/or paste its text/)).not.toBeInTheDocument();
  });

  it('says of a file only that it was read when it was', async () => {
    const given = { sourceType: 'UPLOAD' as const, source: 'locked.pdf' };
    gateway.on<typeof vacanciesCalls.reading>(vacanciesCalls.reading.route, aReading({ status: 'ERROR', error: 'encrypted', text: null }));
    start(aDraft({ ...given, flags: { ...unread, readStatus: 'ERROR' } }));
    expect(await screen.findByText('Choose the PDF of the vacancy')).toBeInTheDocument();
    expect(screen.queryByText(/locked\.pdf/)).not.toBeInTheDocument();
    app.unmount();
    start(aDraft({ ...given, flags: { ...unread, readStatus: 'DONE' } }), '?step=1');
    // Once for whoever drops a file, once for whoever chooses one.
    expect(await screen.findAllByText(/^locked\.pdf was read/)).toHaveLength(2);
  });

  it('takes a PDF only', async () => {
    start(aDraft());
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]');
      expect(found).not.toBeNull();
      return found as HTMLInputElement;
    });
    await userEvent.upload(input, new File(['x'], 'job.docx', { type: 'application/msword' }), { applyAccept: false });
    expect(await screen.findByText('Please upload a PDF file')).toBeInTheDocument();
    expect(bodies('PUT')).toEqual([]);
    gateway.on<typeof vacanciesCalls.replaceSource>(vacanciesCalls.replaceSource.route, fails(415, 'pdf_only'));
    await userEvent.upload(input, new File(['PK'], 'job.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^This file is named PDF, but it is not one/)).toBeInTheDocument();
  });
});

describe('the steps', () => {
  it('starts where the flags say, and saves the basics with their flag', async () => {
    start(aDraft({ title: 'Planner', flags: { ...unread, readStatus: 'DONE' } }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Hybrid' }));
    expect(await screen.findByText('3 days at home, 2 days at the office')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Does not matter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next: details' }));
    expect(await screen.findByText(/details need a look/)).toBeInTheDocument();
    expect(bodies('PATCH')[0]).toEqual({ homeworkDays: 3, flags: { basicInfoValid: true }, seen: { homeworkDays: 0 } });
  });

  it('moves nobody on under his hands when the step is saved in another window', async () => {
    start(aDraft({ flags: { ...unread, readStatus: 'DONE' } }));
    const title = await screen.findByRole('textbox', { name: /Job title/ });
    await write(title, 'Planner');
    const asked = () => gateway.calls.filter((call) => call === `GET /vacancies/${vacancy.id}`).length;
    const before = asked();
    await hears({ title: 'Nurse', flags: { ...unread, readStatus: 'DONE', basicInfoValid: true } });
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    // Long enough for the next step to be drawn, were it shown.
    await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.getByRole('textbox', { name: /Job title/ })).toHaveValue('Planner');
    expect(bodies('PATCH')).toEqual([]);
  });

  it('replaces nothing that was saved elsewhere without a yes', async () => {
    start(aDraft({ title: 'Helper', flags: { ...unread, readStatus: 'DONE' } }));
    await write(await screen.findByRole('textbox', { name: /Job title/ }), ' of dikes');
    await hears({ title: 'Nurse', minHoursPerWeek: 20 });
    expect(await screen.findByText(/Also changed there: Job title\./)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Job title/ })).toHaveValue('Helper of dikes');
    expect(screen.getByRole('textbox', { name: /Hours a week/ })).toHaveValue('20');
    await userEvent.click(screen.getByRole('button', { name: 'Next: details' }));
    const question = await screen.findByRole('alertdialog', { name: /Changed elsewhere/ });
    expect(question).toHaveTextContent('Job title');
    await userEvent.click(within(question).getByRole('button', { name: 'Look again' }));
    expect(bodies('PATCH')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Next: details' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText(/details need a look/)).toBeInTheDocument();
    expect(bodies('PATCH')).toEqual([{ title: 'Helper of dikes', flags: { basicInfoValid: true }, seen: { title: 'Nurse' } }]);
  });

  it('says what somebody saved at the same moment, keeps what was typed, and replaces it only after a yes', async () => {
    start(aDraft({ title: 'Helper', flags: { ...unread, readStatus: 'DONE' } }));
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await write(await screen.findByRole('textbox', { name: /Job title/ }), ' of dikes');
    const { method, path } = vacanciesCalls.update.route;
    gateway.raw(method, path, ({ body }) => {
      if ((body as VacancyPatch).seen?.title === 'Nurse') {
        vacancy = { ...vacancy, title: 'Helper of dikes', flags: { ...vacancy.flags, basicInfoValid: true } };
        return { body: vacancy };
      }
      vacancy = { ...vacancy, title: 'Nurse' };
      return fakeProblem(409, 'conflict');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Next: details' }));
    expect(await screen.findByText(/^Somebody changed this at the same moment/)).toBeInTheDocument();
    const told = await screen.findByText(/Also changed there: Job title\./);
    expect(scroll.mock.contexts.some((element) => (element as Element).contains(told))).toBe(true);
    expect(screen.getByRole('textbox', { name: /Job title/ })).toHaveValue('Helper of dikes');
    await userEvent.click(screen.getByRole('button', { name: 'Next: details' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText(/details need a look/)).toBeInTheDocument();
    expect(bodies('PATCH')).toMatchObject([{ seen: { title: 'Helper' } }, { seen: { title: 'Nurse' } }]);
  });

  it('takes what was saved elsewhere in place of what was typed', async () => {
    const flags = { readStatus: 'DONE' as const, basicInfoValid: true, detailsValid: false };
    start(aDraft({ title: 'Planner', requiredSkills: ['QGIS'], salaryMin: 3900, salaryMax: 4200, flags }));
    const skills = await screen.findByRole('region', { name: 'Required skills' });
    await write(within(skills).getByRole('textbox'), ' and ArcGIS');
    await hears({ requiredSkills: ['QGIS', 'Excel'], salaryMax: 4500 });
    await userEvent.click(await screen.findByRole('button', { name: 'Use what was saved there' }));
    expect(
      within(skills)
        .getAllByRole('textbox')
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['QGIS', 'Excel']);
    expect(screen.queryByText(/Also changed there/)).toBeNull();
    await waitFor(() => expect(within(skills).getByDisplayValue('QGIS')).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /Highest/ })).toHaveDisplayValue(/4.?500/);
    await userEvent.click(screen.getByRole('button', { name: 'Next: summary' }));
    expect(await screen.findByRole('heading', { name: 'We are writing the summary' })).toBeInTheDocument();
    expect(bodies('PATCH')).toEqual([{ flags: { detailsValid: true } }]);
  });

  it('says that a draft has been published elsewhere before what is typed is seen by candidates', async () => {
    const flags = { readStatus: 'DONE' as const, basicInfoValid: true, detailsValid: false };
    start(aDraft({ title: 'Planner', requiredSkills: ['QGIS'], flags }));
    const skills = await screen.findByRole('region', { name: 'Required skills' });
    await write(within(skills).getByRole('textbox'), ' and ArcGIS');
    await hears({ flags: { readStatus: 'VERIFIED', basicInfoValid: true, detailsValid: true } });
    expect(await screen.findByText(/This vacancy is published by now/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next: summary' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('candidates see at once what you save');
    expect(bodies('PATCH')).toEqual([]);
  });

  it('takes nothing back that was saved in another window, also after a reload', async () => {
    const flags = { ...unread, readStatus: 'DONE' as const };
    start(aDraft({ title: 'Planner', minHoursPerWeek: 32, flags }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Remote' }));
    app.unmount();
    start(aDraft({ title: 'Nurse', minHoursPerWeek: 24, flags }));
    await screen.findByRole('textbox', { name: /Job title/ });
    await hears({ title: 'Head nurse', minHoursPerWeek: 28, flags });
    await userEvent.click(screen.getByRole('button', { name: 'Next: details' }));
    expect(await screen.findByText(/details need a look/)).toBeInTheDocument();
    expect(bodies('PATCH')[0]).toEqual({ homeworkDays: 5, flags: { basicInfoValid: true }, seen: { homeworkDays: 0 } });
  });

  it('needs a title before the details', async () => {
    start(aDraft({ flags: { ...unread, readStatus: 'DONE' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next: details' }));
    expect(await screen.findByText('Please fill this in')).toBeInTheDocument();
    expect(bodies('PATCH')).toEqual([]);
  });

  it('shows the details beside the words they came from, warns, and goes on all the same', async () => {
    start(
      aDraft({
        title: 'Planner',
        requiredSkills: ['QGIS'],
        salaryMin: 3900,
        flags: { readStatus: 'DONE', basicInfoValid: true, detailsValid: false },
      }),
    );
    const skills = await screen.findByRole('region', { name: 'Required skills' });
    await waitFor(() => expect(within(skills).getByText('Found in the text')).toBeInTheDocument());
    expect(screen.getByText('3 details need a look. You can go on anyway.')).toBeInTheDocument();
    expect(screen.getByText(/EU pay-transparency rules/)).toBeInTheDocument();
    expect(screen.getByText('What we ask').tagName).toBe('STRONG');
    const words = screen.getByRole('button', { name: /QGIS/, pressed: false });
    await userEvent.click(words);
    expect(within(skills).getByRole('textbox')).toHaveFocus();
    expect(words).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(screen.getByRole('textbox', { name: /Highest/ }), '3000');
    await userEvent.click(screen.getByRole('button', { name: 'Next: summary' }));
    expect(await screen.findByText('This value is not possible here')).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('textbox', { name: /Highest/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Next: summary' }));
    expect(await screen.findByRole('heading', { name: 'We are writing the summary' })).toBeInTheDocument();
    expect(bodies('PATCH')[0]).toEqual({ flags: { detailsValid: true } });
  });

  it('shows what was read that no field holds, and how the pay was counted', async () => {
    const facts = {
      language: 'en' as const, companyName: 'Heat & Co', jobType: null, hoursMin: 24, hoursMax: 32, closingDate: '2020-02-01',
      applicationUrl: 'https://heat.example/apply', wishedSkills: ['Polish', 'A van licence'],
      salary: { min: 48_000, max: 60_000, period: 'YEAR' as const, currency: 'EUR', hoursUsed: null, isGross: true },
    }; // prettier-ignore
    gateway.on<typeof vacanciesCalls.reading>(vacanciesCalls.reading.route, aReading({ facts }));
    start(aDraft({ title: 'Planner', flags: { readStatus: 'DONE', basicInfoValid: true, detailsValid: false } }));
    const also = within(await screen.findByRole('region', { name: 'Also in the text' }));
    for (const said of ['Heat & Co', '24 – 32', /01-02-2020/, 'This date has passed.', 'Polish, A van licence'])
      expect(also.getByText(said)).toBeInTheDocument();
    expect(also.getByRole('link')).toHaveAttribute('href', 'https://heat.example/apply');
    expect(screen.getByText(/The text names € 48\.000 to € 60\.000 a year/)).toBeInTheDocument();
  });

  it('says the half hours that the field for hours does not take', async () => {
    const facts = { language: 'en' as const, companyName: null, jobType: null, hoursMin: 37.5, hoursMax: 37.5, closingDate: null, applicationUrl: null, wishedSkills: [], salary: null }; // prettier-ignore
    gateway.on<typeof vacanciesCalls.reading>(vacanciesCalls.reading.route, aReading({ facts }));
    start(aDraft({ title: 'Planner', flags: { readStatus: 'DONE', basicInfoValid: true, detailsValid: false } }));
    expect(within(await screen.findByRole('region', { name: 'Also in the text' })).getByText('37.5')).toBeInTheDocument();
  });

  it('says when the pay of the text is in other money', async () => {
    const salary = { min: 24_000, max: 28_000, period: 'YEAR' as const, currency: 'GBP', hoursUsed: null, isGross: true };
    const facts = { language: 'en' as const, companyName: null, jobType: null, hoursMin: null, hoursMax: null, closingDate: null, applicationUrl: null, wishedSkills: [], salary }; // prettier-ignore
    gateway.on<typeof vacanciesCalls.reading>(vacanciesCalls.reading.route, aReading({ facts }));
    start(aDraft({ title: 'Planner', flags: { readStatus: 'DONE', basicInfoValid: true, detailsValid: false } }));
    expect(await screen.findByText(/The text names its pay in GBP/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Also in the text' })).toBeNull();
  });

  it('publishes the summary once it is written, and goes to the vacancy', async () => {
    start(
      aDraft({ title: 'Planner', amountPotentialCandidates: 21, flags: { readStatus: 'DONE', basicInfoValid: true, detailsValid: true } }),
    );
    await screen.findByRole('heading', { name: 'We are writing the summary' });
    await hears({ markdownSummary: 'Plan heat.' });
    await userEvent.click(await screen.findByRole('radio', { name: 'Edit' }));
    const summary = screen.getByRole('textbox', { name: /Summary for candidates/ });
    expect(screen.getAllByText('About 21 candidates would match as it stands').length).toBeGreaterThan(0);
    await write(summary, ' And water.');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('heading', { name: 'The vacancy' })).toBeInTheDocument();
    expect(bodies('PATCH')).toEqual([
      { markdownSummary: 'Plan heat. And water.', flags: { readStatus: 'VERIFIED' }, seen: { markdownSummary: 'Plan heat.' } },
    ]);
  });

  it('follows a summary that is saved in another window, and offers it beside one that is typed here', async () => {
    const flags = { readStatus: 'DONE' as const, basicInfoValid: true, detailsValid: true };
    start(aDraft({ title: 'Planner', markdownSummary: 'Plan.', flags }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Edit' }));
    const summary = screen.getByRole('textbox', { name: /Summary for candidates/ });
    await hears({ markdownSummary: 'Plan heat.' });
    await waitFor(() => expect(summary).toHaveValue('Plan heat.'));
    await write(summary, ' And water.');
    await hears({ markdownSummary: 'Plan cold.' });
    await screen.findByRole('button', { name: 'Use the other text' });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Look again' }));
    expect(bodies('PATCH')).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Use the other text' }));
    expect(summary).toHaveValue('Plan cold.');
    expect(summary).toHaveFocus();
    expect(screen.queryByText('This text was changed elsewhere')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('heading', { name: 'The vacancy' })).toBeInTheDocument();
    expect(bodies('PATCH')).toEqual([{ flags: { readStatus: 'VERIFIED' } }]);
  });

  it('offers a summary that somebody saved at the same moment, beside the words that were typed', async () => {
    const flags = { readStatus: 'DONE' as const, basicInfoValid: true, detailsValid: true };
    start(aDraft({ title: 'Planner', markdownSummary: 'Plan.', flags }));
    const { method, path } = vacanciesCalls.update.route;
    gateway.raw(method, path, () => {
      vacancy = { ...vacancy, markdownSummary: 'Plan cold.' };
      return fakeProblem(409, 'conflict');
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Edit' }));
    const summary = screen.getByRole('textbox', { name: /Summary for candidates/ });
    await write(summary, ' And water.');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByRole('button', { name: 'Use the other text' });
    expect(summary).toHaveValue('Plan. And water.');
    expect(bodies('PATCH')).toMatchObject([{ seen: { markdownSummary: 'Plan.' } }]);
  });

  it('says when publishing is refused, and stays', async () => {
    gateway.on<typeof vacanciesCalls.update>(vacanciesCalls.update.route, fails(409, 'publish_not_allowed'));
    start(aDraft({ title: 'Planner', markdownSummary: 'Plan.', flags: { readStatus: 'DONE', basicInfoValid: true, detailsValid: true } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Finish all steps before you publish')).toBeInTheDocument();
  });

  it('is not found for another employer, published or not', async () => {
    start(aVacancy({ employer: { ...aVacancy().employer, id: '6f1f6a50-0000-4000-8000-000000000077' } }));
    expect(await screen.findByRole('heading', { name: 'This vacancy was not found' })).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Vacancies' })).toHaveAttribute('href', '/vacancies');
  });
});

describe('a draft that is not wanted any more', () => {
  const started = aDraft({ title: 'Planner', flags: { ...unread, readStatus: 'DONE' } });
  beforeEach(() => gateway.on<typeof vacanciesCalls.remove>(vacanciesCalls.remove.route, null as never));

  it('is deleted after a yes, and what was typed since is not asked about', async () => {
    start(started);
    await write(await screen.findByRole('textbox', { name: 'Job title' }), ' of dikes');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Planner”?' });
    expect(question).toHaveTextContent('Everything in this draft is lost');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete vacancy' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
    expect(gateway.calls).toContain(`DELETE /vacancies/${started.id}`);
  });

  it('is gone here too when a colleague deletes it', async () => {
    start(started);
    await screen.findByRole('textbox', { name: 'Job title' });
    gateway.on<typeof vacanciesCalls.get>(vacanciesCalls.get.route, fails(404, 'vacancy_not_found'));
    await hears({});
    const heading = await screen.findByRole('heading', { name: 'This vacancy has been deleted' });
    await waitFor(() => expect(document.activeElement).toContainElement(heading));
    expect(document.body).not.toHaveFocus();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Vacancies' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('leaves the words that were typed until a colleague deleted it', async () => {
    start(aDraft({ title: 'Planner', requiredSkills: ['QGIS'], flags: { ...unread, readStatus: 'DONE', basicInfoValid: true } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await write(await screen.findByRole('textbox', { name: 'Job title' }), ' of dikes');
    await userEvent.click(screen.getByRole('radio', { name: 'Remote' }));
    gateway.on<typeof vacanciesCalls.get>(vacanciesCalls.get.route, fails(404, 'vacancy_not_found'));
    await hears({});
    expect(await screen.findByRole('textbox', { name: 'What you had typed' })).toHaveValue('Planner of dikes');
  });

  it('is deleted elsewhere once it is published', async () => {
    start(aVacancy({ title: 'Planner' }), '?step=2');
    await screen.findByRole('textbox', { name: 'Job title' });
    expect(screen.queryByRole('button', { name: 'Delete draft' })).toBeNull();
  });
});
