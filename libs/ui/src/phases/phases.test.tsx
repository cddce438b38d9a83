import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Phases } from './phases';

const phases = (
  <Phases label="Search" phases={['Understood your text', 'Reading the closest', 'Writing the reasons']} current={1} doneLabel="done" />
);

describe('Phases', () => {
  conforms(phases);

  it('says what is done, what is going on and what is to come', () => {
    render(phases);
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Understood your text, done');
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(third).toHaveTextContent(/^Writing the reasons$/);
  });
});
