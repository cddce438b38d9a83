import { render, screen } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { Banner } from './banner';

describe.each(['info', 'success', 'warning', 'danger', 'accent'] as const)('Banner in tone %s', (tone) => {
  conforms(
    <Banner tone={tone} title="This vacancy is filled.">
      You can still read it.
    </Banner>,
  );
});

it('ends its title before its text begins, also where the title has no full stop', () => {
  render(<Banner title="“Cook” has been deleted">Its applications are gone with it.</Banner>);
  expect(screen.getByText('“Cook” has been deleted').closest('p')).not.toHaveTextContent('Its applications');
});

it('is announced when asked to', () => {
  render(
    <Banner tone="danger" role="alert">
      The resume could not be read.
    </Banner>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The resume could not be read.');
});
