import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import type { PublicCompany } from '@tandem/contracts/entities/company';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../app/page';
import { api } from '../gateway/api';
import { anEmployer } from '../testing/accounts';
import { FakeGateway, fails } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { aVacancy } from '../testing/vacancies';
import { write } from '../testing/write';

const pages = [page('/companies/:companyId', { everyone: () => import('./company-page') })];
const summaryUrl = '/files/public/companies/summary.md';
const own = anEmployer({ accountInfo: { summaryUrl } });
const company: PublicCompany = {
  id: own.accountInfo.id,
  companyName: 'Warmtenet',
  industry: 'energy-utilities',
  companySize: 'MEDIUM',
  address: { city: 'Rotterdam' },
  foundingDate: '2009-09-15',
  websites: { home: 'https://www.warmtenet.example/nl' },
  linkedinUrl: null,
  summaryUrl,
  bannerUrl: null,
  logoUrl: null,
};

let gateway: FakeGateway;
let app: RenderedApp;
const start = (hasSession: boolean, account = own) => {
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, account);
  app = renderApp(gateway, { pages, at: `/companies/${company.id}`, config: { app: 'employer', hasSession } });
};
beforeEach(() => {
  gateway = new FakeGateway();
  gateway.on<typeof accountsCalls.publicCompany>(accountsCalls.publicCompany.route, company);
  gateway.on<typeof vacanciesCalls.listOfCompany>(
    vacanciesCalls.listOfCompany.route,
    ['1', '2', '3', '4'].map((id) => aVacancy({ id, title: `Vacancy ${id}` })),
  );
  gateway.raw('GET', summaryUrl, () => ({ body: '## About\n\nHeat.\n\n## Our culture\n\nCalm.', type: 'text/markdown' }));
  gateway.on<typeof accountsCalls.saveProfileSummary>(accountsCalls.saveProfileSummary.route, own);
});
afterEach(() => cleanBrowser(app.store));

it('shows everybody its facts, its texts and three of its vacancies', async () => {
  start(false);
  expect(await screen.findByRole('heading', { level: 1, name: 'Warmtenet' })).toBeInTheDocument();
  const facts = ['Energy and utilities', 'Medium-sized (50 to 249 people)', 'Rotterdam', '2009', 'warmtenet.example'];
  for (const fact of facts) expect(screen.getByText(fact, { selector: 'dd, dd *' })).toBeInTheDocument();
  expect(screen.getByText('Location', { selector: 'dt' })).toBeInTheDocument();
  expect(await screen.findByText('Heat.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'What we do' })).toBeNull();
  const list = within(screen.getByRole('complementary', { name: 'Open vacancies' }));
  expect((await list.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/vacancies/1',
    '/vacancies/2',
    '/vacancies/3',
  ]);
  expect(screen.queryByRole('button', { name: /Change|Edit/ })).toBeNull();
  expect(document.title).toBe('Warmtenet - Tandem');
});

it('lets its own employer change one text and keeps the others', async () => {
  start(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “What we do”' }));
  await write(await screen.findByRole('textbox', { name: 'What we do' }), 'Pumps.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit “What we do”' })).toBeInTheDocument();
  const sent = gateway.requests[gateway.calls.indexOf('PUT /account/profile-summary')]?.body;
  expect(sent).toEqual({
    summary: '## About\n\nHeat.\n\n## What we do\n\nPumps.\n\n## Our culture\n\nCalm.',
    fromMessage: false,
    seen: summaryUrl,
  });
});

it('saves nothing over a text that a colleague saved at the same moment, and offers it', async () => {
  start(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “About”' }));
  await write(await screen.findByRole('textbox', { name: 'About' }), ' And cold.');
  const next = '/files/public/companies/next.md';
  gateway.raw('GET', next, () => ({ body: '## About\n\nWarmth.\n\n## Our culture\n\nLoud.', type: 'text/markdown' }));
  gateway.on<typeof accountsCalls.saveProfileSummary>(accountsCalls.saveProfileSummary.route, ({ body }) => {
    if ((body as { seen: string }).seen === next) return own;
    gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer({ accountInfo: { summaryUrl: next } }));
    return fails(409, 'conflict');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Somebody changed this at the same moment/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Use the other text' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'About' })).toHaveValue('Heat. And cold.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('“About” is saved');
  expect(gateway.requests.findLast((_, index) => gateway.calls[index] === 'PUT /account/profile-summary')?.body).toEqual({
    summary: '## About\n\nHeat. And cold.\n\n## Our culture\n\nLoud.',
    fromMessage: false,
    seen: next,
  });
});

it('takes the focus into the text that is changed, and back to its button', async () => {
  start(true);
  const press = async (name: string) => {
    act(() => screen.getByRole('button', { name }).focus());
    await userEvent.keyboard('{Enter}');
  };
  await screen.findByText('Heat.');
  await press('Edit “About”');
  expect(await screen.findByRole('textbox', { name: 'About' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Edit “Our culture”' })).toBeDisabled();
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Edit “About”' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await write(await screen.findByRole('textbox', { name: 'About' }), ' And cold.');
  await press('Save');
  expect(await screen.findByText('“About” is saved')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit “About”' })).toHaveFocus();
});

it('asks before words that are not saved are left, and offers those a colleague saves meanwhile', async () => {
  start(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “About”' }));
  await write(await screen.findByRole('textbox', { name: 'About' }), ' And cold.');
  const next = '/files/public/companies/next.md';
  gateway.raw('GET', next, () => ({ body: '## About\n\nWarmth.', type: 'text/markdown' }));
  gateway.on<typeof accountsCalls.get>(accountsCalls.get.route, anEmployer({ accountInfo: { summaryUrl: next } }));
  await act(async () => void app.store.dispatch(api.util.invalidateTags(['Account'])));
  expect(await screen.findByRole('button', { name: 'Use the other text' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'About' })).toHaveValue('Heat. And cold.');
  await userEvent.click(within(screen.getByRole('banner')).getAllByRole('link')[1]!);
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  expect(app.address()).toBe(`/companies/${company.id}`);
});

it('keeps words that are not saved when the session ends, and has them in the text again after logging in', async () => {
  start(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “About”' }));
  await write(await screen.findByRole('textbox', { name: 'About' }), ' And cold.');
  app.unmount();
  start(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “About”' }));
  expect(await screen.findByRole('textbox', { name: 'About' })).toHaveValue('Heat. And cold.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “About”' }));
  expect(await screen.findByRole('textbox', { name: 'About' })).toHaveValue('Heat.');
});

it('makes place for a sentence once the company is gone, and stays while the server cannot say', async () => {
  start(false);
  await screen.findByText('Heat.');
  const comeBack = (answer: Parameters<typeof fails>) => {
    gateway.on<typeof accountsCalls.publicCompany>(accountsCalls.publicCompany.route, fails(...answer));
    act(() => void window.dispatchEvent(new Event('focus')));
  };
  comeBack([503, 'unavailable']);
  await waitFor(() => expect(gateway.calls.filter((call) => call === `GET /public/employer/${company.id}`)).toHaveLength(2));
  expect(screen.getByText('Heat.')).toBeInTheDocument();
  comeBack([404, 'not_found']);
  const heading = await screen.findByRole('heading', { level: 1, name: 'This company was not found' });
  expect(screen.queryByText('Heat.')).toBeNull();
  expect(document.activeElement).toContainElement(heading);
});

it('gives another employer nothing to change', async () => {
  start(true, anEmployer({ accountInfo: { id: '6f1f6a50-0000-4000-8000-000000000077' } }));
  await screen.findByText('Heat.');
  expect(screen.queryByRole('button', { name: /Change|Edit/ })).toBeNull();
});

/** What a browser does with pictures. */
const canDraw = (): jest.Mock => {
  const drawImage = jest.fn();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage })) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['part'], { type: 'image/png' }));
  return drawImage;
};

/** Chooses a picture for the logo (0) or the banner (1) and takes the part that is shown. */
const chooseAndCut = async (input: 0 | 1, name: string, size: { width: number; height: number }): Promise<void> => {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await userEvent.upload(inputs[input] as HTMLInputElement, new File(['x'], name, { type: 'image/png' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose the part to show' });
  const picture = dialog.querySelector('img') as HTMLImageElement;
  Object.defineProperties(picture, { naturalWidth: { value: size.width }, naturalHeight: { value: size.height } });
  fireEvent.load(picture);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use this' }));
};

it('keeps what the server says of a picture in view, which goes', async () => {
  gateway.on<typeof accountsCalls.replaceCompanyImage>(accountsCalls.replaceCompanyImage.route, fails(415, 'invalid_image'));
  canDraw();
  start(true);
  await screen.findByRole('button', { name: 'Change logo' });
  await chooseAndCut(0, 'logo.png', { width: 100, height: 100 });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please upload an image (PNG, JPEG or WebP)');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['nothing is said', fails(500, ''), 'An unknown error occurred'],
  ['the server is out of reach', fails(503, 'unavailable'), /./],
])('keeps the picture that was cut when %s, and sends it by a second press', async (_, answer, message) => {
  gateway.on<typeof accountsCalls.replaceCompanyImage>(accountsCalls.replaceCompanyImage.route, answer);
  canDraw();
  start(true);
  await screen.findByRole('button', { name: 'Change banner' });
  await chooseAndCut(1, 'banner.png', { width: 800, height: 600 });
  expect(await screen.findByText(message, { selector: '[role=alertdialog] *' })).toBeInTheDocument();
  const dialog = screen.getByRole('dialog', { name: 'Choose the part to show' });
  gateway.on<typeof accountsCalls.replaceCompanyImage>(accountsCalls.replaceCompanyImage.route, { bannerUrl: '/files/public/b.webp' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use this' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose the part to show' })).toBeNull());
  expect(gateway.calls.filter((call) => call.endsWith('/image'))).toHaveLength(2);
});

it('lets its owner choose the part of a banner that is shown, and sends that', async () => {
  const drawImage = canDraw();
  gateway.on<typeof accountsCalls.replaceCompanyImage>(accountsCalls.replaceCompanyImage.route, { bannerUrl: '/files/public/b.webp' });
  start(true);
  await screen.findByRole('button', { name: 'Change banner' });
  await chooseAndCut(1, 'banner.png', { width: 800, height: 600 });
  await waitFor(() => expect(gateway.calls).toContain(`PUT /employer/${company.id}/image`));
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 200, 800, 200, 0, 0, 1600, 400]);
});

it('lets its owner cut the logo, which is whole unless one zooms in', async () => {
  const drawImage = canDraw();
  gateway.on<typeof accountsCalls.replaceCompanyImage>(accountsCalls.replaceCompanyImage.route, { logoUrl: '/files/public/l.webp' });
  start(true);
  await screen.findByRole('button', { name: 'Change logo' });
  await chooseAndCut(0, 'logo.png', { width: 900, height: 300 });
  expect(await screen.findByText('The logo is saved')).toBeInTheDocument();
  await waitFor(() => expect(gateway.calls).toContain(`PUT /employer/${company.id}/image`));
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, -300, 900, 900, 0, 0, 512, 512]);
});

it('says that a banner is no picture', async () => {
  URL.createObjectURL = () => 'blob:banner';
  URL.revokeObjectURL = () => undefined;
  start(true);
  await screen.findByRole('button', { name: 'Change banner' });
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await userEvent.upload(inputs[1] as HTMLInputElement, new File(['x'], 'banner.png', { type: 'image/png' }));
  fireEvent.error((await screen.findByRole('dialog')).querySelector('img') as HTMLImageElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please upload an image (PNG, JPEG or WebP)');
  expect(gateway.calls.some((call) => call.endsWith('/image'))).toBe(false);
});

it('says that a company was not found', async () => {
  gateway.on<typeof accountsCalls.publicCompany>(accountsCalls.publicCompany.route, fails(404, 'employer_not_found'));
  start(false);
  expect(await screen.findByRole('heading', { name: 'This company was not found' })).toBeInTheDocument();
  expect(document.title).toBe('This company was not found - Tandem');
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Search jobs' })).toHaveAttribute('href', '/jobs');
});
