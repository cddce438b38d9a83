import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { conforms, findings } from '../conformance/conformance';
import { DateField } from './date-field';

const labels = { placeholder: 'DD/MM/YYYY', openCalendar: 'Choose a date', invalid: 'Use DD/MM/YYYY.' };

const Birthday = ({ start = null }: { start?: string | null }) => {
  const [value, setValue] = useState<string | null>(start);
  return (
    <I18nProvider locale="en-GB">
      <DateField label="Date of birth" value={value} onChange={setValue} labels={labels} />
      <output>{String(value)}</output>
    </I18nProvider>
  );
};

describe('DateField', () => {
  conforms(<DateField label="Date of birth" value="1990-03-17" onChange={() => undefined} labels={labels} />, { ref: 'INPUT' });

  it('turns eight digits into a date', async () => {
    render(<Birthday />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Date of birth' }), '17031990');
    expect(screen.getByRole('textbox')).toHaveValue('17/03/1990');
    expect(screen.getByRole('status')).toHaveTextContent('1990-03-17');
  });

  it('is empty while what is typed is no date, and says so when left', async () => {
    render(<Birthday start="1990-03-17" />);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '31022020');
    expect(screen.getByRole('status')).toHaveTextContent('null');
    expect(screen.getByRole('textbox')).toBeValid();
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Use DD/MM/YYYY.');
  });

  it('says how to write a date, and not that it is empty, while something stands there', async () => {
    render(<DateField label="Date of birth" value={null} onChange={() => undefined} labels={labels} errorMessage="Please fill this in" />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please fill this in');
    await userEvent.type(screen.getByRole('textbox'), '1703');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Use DD/MM/YYYY.');
  });

  it('takes a day from the calendar by keyboard', async () => {
    render(<Birthday start="1990-03-17" />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
    expect(await screen.findByRole('button', { name: /17 March 1990 selected/ })).toHaveFocus();
    expect(await findings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('textbox', { hidden: true })).toHaveValue('18/03/1990');
  });
});
