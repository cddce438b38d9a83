import { render, screen } from '@testing-library/react';
import { Button } from '../button/button';
import { conforms } from '../conformance/conformance';
import { SaveBar } from './save-bar';

const bar = (
  <SaveBar state="Unsaved changes">
    <Button variant="primary">Save and search</Button>
  </SaveBar>
);

describe('SaveBar', () => {
  conforms(bar);

  it('announces how the form stands', () => {
    render(bar);
    expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes');
  });
});
