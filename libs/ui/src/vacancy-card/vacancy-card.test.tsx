import { render, screen } from '@testing-library/react';
import { Badge } from '../badge/badge';
import { conforms } from '../conformance/conformance';
import { CreateCard, VacancyCard, VacancyCardSkeleton } from './vacancy-card';

const card = (
  <VacancyCard
    href="/vacancies/1"
    title="Heat network planner"
    badge={<Badge tone="success">Open</Badge>}
    facts={[{ label: 'Place', value: 'Rotterdam' }]}
    figure={{ value: 12, label: 'potential candidates' }}
  />
);

describe('VacancyCard', () => {
  conforms(card);

  it('is one link that says title, state, facts and how many fit', () => {
    render(card);
    expect(screen.getByRole('link', { name: /Heat network planner.*Open.*Rotterdam.*12 potential candidates/ })).toHaveAttribute(
      'href',
      '/vacancies/1',
    );
  });

  it('says how far an unfinished one is', () => {
    render(<VacancyCard href="/vacancies/1/intake" title="Planner" progress={{ value: 50, label: 'Intake' }} />);
    expect(screen.getByRole('progressbar', { name: 'Intake' })).toHaveAttribute('aria-valuenow', '50');
  });
});

describe('VacancyCardSkeleton', () => conforms(<VacancyCardSkeleton />, { takesClass: false }));

describe('CreateCard', () =>
  conforms(
    <CreateCard href="/vacancies/create" title="New vacancy">
      From a PDF, a link or a text.
    </CreateCard>,
  ));
