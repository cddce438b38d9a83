import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { SkillDots } from './skill-dots';

describe('SkillDots', () => {
  conforms(<SkillDots filled={3} label="3 years" />);

  it.each([
    [0, 0],
    [3, 3],
    [12, 5],
  ])('fills for %i years %i dots', (years, filled) => {
    render(<SkillDots filled={years} label={`${years} years`} />);
    expect(screen.getByRole('img', { name: `${years} years` }).querySelectorAll('.on')).toHaveLength(filled);
  });
});
