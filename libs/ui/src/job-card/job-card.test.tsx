import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { JobCard, JobList } from './job-card';

const card = (
  <JobCard
    href="/jobs?vacancy=1"
    title="Senior frontend engineer"
    company={{ name: 'Waterkant Energie' }}
    match={{ percentage: 86, label: 'Match 86 percent', levels: { good: 'Good match', impressive: 'Impressive match' } }}
    facts={['Rotterdam', '€ 4.900 – € 5.800']}
    isCurrent
  />
);

describe('JobCard', () => {
  conforms(card);

  it('is one link that says title, company and match', () => {
    render(
      <JobList label="Recommended jobs">
        <li>{card}</li>
      </JobList>,
    );
    const link = screen.getByRole('link', {
      name: /Senior frontend engineer.*Waterkant Energie.*Impressive match.*Match 86 percent.*Rotterdam/,
    });
    expect(link).toHaveAttribute('aria-current', 'true');
  });

  it('keeps what is told below it out of the name of the link', () => {
    render(
      <JobCard href="/jobs/1" title="Planner" company={{ name: 'Halte' }}>
        <p>You know the timetable.</p>
      </JobCard>,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName('Planner Halte');
    expect(screen.getByText('You know the timetable.')).toBeVisible();
  });

  it('shows no ring without a match', () => {
    render(<JobCard href="/jobs/1" title="Planner" company={{ name: 'Halte' }} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
