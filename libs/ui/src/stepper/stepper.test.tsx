import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Stepper } from './stepper';

const stepper = (
  <Stepper
    label="New vacancy"
    steps={[{ label: 'Source', href: '/vacancies/create' }, { label: 'Basic data' }, { label: 'Publish' }]}
    current={1}
    doneLabel="done"
  />
);

describe('Stepper', () => {
  conforms(stepper);

  it('says which step is being done and which are done', () => {
    render(stepper);
    const [source, basics, publish] = screen.getAllByRole('listitem');
    expect(source).toHaveTextContent('Source, done');
    expect(basics).toHaveAttribute('aria-current', 'step');
    expect(publish).not.toHaveAttribute('aria-current');
  });

  it('leads back to a finished step', () => {
    render(stepper);
    expect(screen.getByRole('link', { name: 'Source' })).toHaveAttribute('href', '/vacancies/create');
  });
});
