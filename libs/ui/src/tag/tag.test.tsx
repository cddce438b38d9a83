import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { Tag } from './tag';

describe('Tag', () => {
  conforms(<Tag tone="accent">React</Tag>);

  it('can be taken away by its cross', async () => {
    const onRemove = jest.fn();
    render(
      <Tag onRemove={onRemove} removeLabel="Remove React">
        React
      </Tag>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove React' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});
