import { render } from '@testing-library/react';
import { conforms } from '../conformance/conformance';
import { drawings, type IllustrationName } from './drawings';
import { Illustration } from './illustration';

describe.each(Object.keys(drawings) as IllustrationName[])('Illustration %s', (name) => {
  conforms(<Illustration name={name} />);

  it('has one warm spot and its soft shape behind', () => {
    const { container } = render(<Illustration name={name} />);
    expect(container.querySelectorAll('.blob')).toHaveLength(1);
    expect(container.querySelector('.spot, [fill="var(--spot)"]')).not.toBeNull();
  });
});
