import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../conformance/conformance';
import { Checkbox } from './checkbox';

describe('Checkbox', () => {
  conforms(<Checkbox hint="Hides vacancies that miss it">Dealbreaker</Checkbox>, { ref: 'INPUT' });

  it('is switched by Space and by its words', async () => {
    const onChange = jest.fn();
    render(<Checkbox onChange={onChange}>Dealbreaker</Checkbox>);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByText('Dealbreaker'));
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('says when only some of what it stands for is chosen', () => {
    render(<Checkbox isIndeterminate>All columns</Checkbox>);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });

  it('announces what is wrong', () => {
    render(<Checkbox errorMessage="Agree to the terms to go on.">I agree</Checkbox>);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Agree to the terms to go on.');
  });
});
