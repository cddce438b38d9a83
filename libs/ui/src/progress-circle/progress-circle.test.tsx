import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { ProgressCircle } from './progress-circle';

describe('ProgressCircle', () => {
  conforms(<ProgressCircle label="Intake" value={82} />);

  it.each([
    ['small', '50px'],
    ['normal', '100px'],
    ['large', '250px'],
  ] as const)('is %s at %s', (size, across) => {
    render(<ProgressCircle label="Intake" value={82} size={size} />);
    expect(screen.getByRole('progressbar').style.getPropertyValue('--size')).toBe(across);
  });

  it.each([
    [82, false],
    [99.4, false],
    [100, true],
    [120, true],
  ])('at %p the accent is %p', (value, isDone) => {
    render(<ProgressCircle label="Intake" value={value} />);
    expect(screen.getByRole('progressbar', { name: 'Intake' }).classList.contains('done')).toBe(isDone);
  });
});
