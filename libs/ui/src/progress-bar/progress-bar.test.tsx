import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { ProgressBar } from './progress-bar';

describe('ProgressBar', () => {
  conforms(<ProgressBar label="Reading vacancies" value={48} />);

  it('tells its value, in words where there are some', () => {
    render(<ProgressBar label="Reading vacancies" value={48} valueLabel="20 of 42" />);
    const bar = screen.getByRole('progressbar', { name: 'Reading vacancies' });
    expect(bar).toHaveAttribute('aria-valuenow', '48');
    expect(bar).toHaveAttribute('aria-valuetext', '20 of 42');
    expect(screen.getByText('20 of 42')).toBeInTheDocument();
  });

  it('claims no value while the end is not known', () => {
    render(<ProgressBar label="Reading your resume" isLabelHidden />);
    expect(screen.getByRole('progressbar', { name: 'Reading your resume' })).not.toHaveAttribute('aria-valuenow');
  });
});
