import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { MatchScene } from './match-scene';

const scene = (
  <MatchScene
    label="A resume and a vacancy, connected by the words that match. Together: 86 percent."
    left={{ kind: 'Resume', title: 'Sanne Visser', subtitle: 'Frontend engineer' }}
    right={{ kind: 'Vacancy', title: 'Senior frontend engineer', subtitle: 'Waterkant Energie' }}
    threads={[
      { side: 'for', left: { mark: '6 years of React' }, right: { mark: '5+ years', after: ' React' } },
      { side: 'against', left: { mark: '45 min at most' }, right: { mark: '52 min' } },
    ]}
    verdict={{ percentage: 86, title: 'Impressive match', text: '1 reason for, 1 against' }}
  />
);

describe('MatchScene', () => {
  conforms(scene);

  it('is one picture with one name', () => {
    render(scene);
    expect(screen.getByRole('img', { name: /connected by the words that match/ })).toBeInTheDocument();
  });

  it('draws a thread for each pair of lines', () => {
    const { container } = render(scene);
    expect(container.querySelectorAll('.threadFor')).toHaveLength(1);
    expect(container.querySelectorAll('.threadAgainst')).toHaveLength(1);
  });
});
