import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { Disclosure } from './disclosure';

const question = <Disclosure title="What does it cost?">Nothing for candidates.</Disclosure>;

describe('Disclosure', () => {
  conforms(question);

  it('opens and closes under its heading by keyboard', async () => {
    render(question);
    const trigger = screen.getByRole('button', { name: 'What does it cost?' });
    expect(screen.getByRole('heading', { level: 3 })).toContainElement(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Nothing for candidates.')).toBeVisible();
    await userEvent.keyboard(' ');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
});
