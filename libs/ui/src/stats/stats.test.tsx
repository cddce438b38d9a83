import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Stats } from './stats';

const stats = [
  { label: 'Applied', value: 14, hint: '3 without an answer' },
  { label: 'Hired', value: 0 },
];

describe('Stats', () => {
  conforms(<Stats stats={stats} />);

  it('names every number', () => {
    render(<Stats stats={stats} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Applied', 'Hired']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['14', '3 without an answer', '0']);
  });
});
