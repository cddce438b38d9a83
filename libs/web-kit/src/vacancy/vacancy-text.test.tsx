import { screen, within } from '@testing-library/react';
import { FakeGateway } from '../testing/fake-gateway';
import { page } from '../app/page';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { aVacancy } from '../testing/vacancies';
import { VacancyText } from './vacancy-text';

let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));

const open = (vacancy: Parameters<typeof aVacancy>[0]): void => {
  const Shown = () => <VacancyText vacancy={aVacancy(vacancy)} />;
  app = renderApp(new FakeGateway(), {
    pages: [page('/', { everyone: async () => ({ default: Shown }) })],
    at: '/',
    config: { hasSession: false },
  });
};

it('lists what the text above does not say, and no duty a second time because it begins with a capital there', async () => {
  open({ markdownSummary: '# Glazier\n\n- Cutting glass', responsibilities: ['cutting glass'], requiredSkills: ['Patience'] });
  expect(await screen.findByText('Patience')).toBeInTheDocument();
  expect(screen.getAllByText(/cutting glass/i)).toHaveLength(1);
});

it('gives each benefit a line of its own', async () => {
  open({ benefits: ['A van, tools and a tablet', '27 days off'] });
  const benefits = within((await screen.findByText('Benefits')).parentElement as HTMLElement);
  expect(benefits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['A van, tools and a tablet', '27 days off']);
});

it('says of two languages that either is enough, and of one which', async () => {
  open({ requiredLanguages: ['Dutch', 'English'] });
  expect(await screen.findByText('Dutch or English')).toBeInTheDocument();
  cleanBrowser(app.store);
  open({ requiredLanguages: ['English'] });
  expect(await screen.findByText('English')).toBeInTheDocument();
});
