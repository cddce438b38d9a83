import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms, findings } from '../conformance/conformance';
import { TextAreaField, TextField } from './text-field';

describe('TextField', () => {
  conforms(<TextField label="City" description="Where you live" />, { ref: 'INPUT' });

  it('is found by its label and reports what is typed', async () => {
    const onChange = jest.fn();
    render(<TextField label="City" onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Ede');
    expect(onChange).toHaveBeenLastCalledWith('Ede');
  });

  it('shows the error in place of the help and ties it to the input', async () => {
    render(<TextField label="City" description="Where you live" errorMessage="Fill in your city." />);
    const input = screen.getByRole('textbox', { name: 'City' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Fill in your city.');
    expect(screen.queryByText('Where you live')).toBeNull();
    expect(await findings()).toEqual([]);
  });

  it('tells that it is required', () => {
    render(<TextField label="City" isRequired />);
    expect(screen.getByRole('textbox', { name: /City/ })).toBeRequired();
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  it('takes a password that is pasted, and tells managers which it is', async () => {
    const onChange = jest.fn();
    render(<TextField label="Password" type="password" autoComplete="current-password" onChange={onChange} />);
    const input = screen.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.paste('a long one, from elsewhere');
    expect(onChange).toHaveBeenLastCalledWith('a long one, from elsewhere');
    expect(input).toHaveAttribute('autocomplete', 'current-password');
  });

  it('shows and hides a password by a button', async () => {
    render(<TextField label="Password" type="password" revealLabels={{ show: 'Show password', hide: 'Hide password' }} />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('does not stop its form from being sent: the form judges', async () => {
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <TextField label="City" isRequired />
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: /City/ }), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

const Counted = () => {
  const [value, setValue] = useState('');
  return (
    <TextAreaField
      label="Summary"
      value={value}
      onChange={setValue}
      maxLength={5}
      counter={(count, max) => `${count} / ${max} characters`}
    />
  );
};

describe('TextAreaField', () => {
  conforms(<TextAreaField label="Summary" rows={2} />, { ref: 'TEXTAREA' });

  it('is eight rows high unless told otherwise', () => {
    render(<TextAreaField label="Summary" />);
    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '8');
  });

  it('cuts what is longer than allowed and counts', async () => {
    render(<Counted />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Summary' }), 'abcdefg');
    expect(screen.getByRole('textbox')).toHaveValue('abcde');
    expect(screen.getByText('5 / 5 characters')).toBeInTheDocument();
  });
});
