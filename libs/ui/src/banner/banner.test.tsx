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

it('is announced when asked to', () => {
  render(
    <Banner tone="danger" role="alert">
      The resume could not be read.
    </Banner>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The resume could not be read.');
});
