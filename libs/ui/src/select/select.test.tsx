import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms, findings } from '../conformance/conformance';
import { Select, type SelectProps } from './select';

const options = [
  { value: 'MBO', label: 'MBO' },
  { value: 'HBO', label: 'HBO bachelor' },
  { value: 'WO', label: 'WO bachelor' },
];

const Education = (props: Partial<SelectProps>) => {
  const [value, setValue] = useState<string | null>(null);
  return <Select label="Education" placeholder="Choose" options={options} value={value} onChange={setValue} {...props} />;
};

describe('Select', () => {
  conforms(<Select label="Education" placeholder="Choose" options={options} value="HBO" onChange={() => undefined} />, { ref: 'BUTTON' });

  it('opens by keyboard, moves by arrows and takes the option by Enter', async () => {
    render(<Education />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // Focus comes back once the list has gone.
    await waitFor(() => expect(screen.getByRole('button', { name: /HBO bachelor.*Education/ })).toHaveFocus());
  });

  it('has no accessibility findings while open', async () => {
    render(<Education />);
    await userEvent.click(screen.getByRole('button', { name: /Education/ }));
    expect(await findings(screen.getByRole('listbox'))).toEqual([]);
  });

  it('shows the placeholder until something is chosen', () => {
    render(<Education />);
    expect(screen.getByRole('button', { name: /Choose/ })).toBeInTheDocument();
  });

  it('narrows a long list by what is typed in its search field', async () => {
    render(<Education search={{ label: 'Search education', empty: 'Nothing found' }} />);
    await userEvent.click(screen.getByRole('button', { name: /Education/ }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search education' }), 'bachelor');
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['HBO bachelor', 'WO bachelor']);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
  });

  it('ties its error to the button', () => {
    render(<Education errorMessage="Choose your education." />);
    expect(screen.getByRole('button', { name: /Education/ })).toHaveAccessibleDescription('Choose your education.');
  });
});
