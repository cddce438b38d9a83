import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { conforms, findings } from '../conformance/conformance';
import { MonthYearField } from './month-year-field';

const labels = {
  placeholder: 'MM/YYYY',
  openMonths: 'Choose a month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  invalid: 'Use MM/YYYY.',
};

const Start = ({ start = null, locale = 'en-GB' }: { start?: string | null; locale?: string }) => {
  const [value, setValue] = useState<string | null>(start);
  return (
    <I18nProvider locale={locale}>
      <MonthYearField label="Start" value={value} onChange={setValue} maxValue="2026-11" labels={labels} />
      <output>{String(value)}</output>
    </I18nProvider>
  );
};

describe('MonthYearField', () => {
  conforms(<MonthYearField label="Start" value="2022-03" onChange={() => undefined} labels={labels} />, { ref: 'INPUT' });

  it('is typed in digits and shown in words once it is left', async () => {
    render(<Start />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Start' }), '032022');
    expect(screen.getByRole('textbox')).toHaveValue('03/2022');
    expect(screen.getByRole('status')).toHaveTextContent('2022-03');
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveValue('Mar 2022');
  });

  it('is wholly selected for who comes to it with the Tab key, so that typing replaces it', () => {
    render(<Start start="2031-03" />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field).toHaveValue('Mar 2031');
    // A browser selects what a field holds when it is entered by Tab.
    field.select();
    act(() => field.focus());
    expect(field).toHaveValue('03/2031');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 7]);
  });

  it('is wholly selected for a program that fills in forms, which selects only after it came', () => {
    render(<Start start="2031-03" />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    act(() => {
      field.focus();
      field.select();
    });
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['03/2031', 0, 7]);
  });

  it.each([
    ['mei 2021', '2021-05'],
    ['March 2022', '2022-03'],
    ['mrt 2022', '2022-03'],
    ['Sept. 1999', '1999-09'],
    ['okt2020', '2020-10'],
    ['ma 2022', 'null'],
    ['spring 2022', 'null'],
  ])('reads %s', async (typed, value) => {
    render(<Start />);
    await userEvent.type(screen.getByRole('textbox'), typed);
    expect(screen.getByRole('status')).toHaveTextContent(value);
  });

  it('speaks the language around it', () => {
    render(<Start start="2022-03" locale="nl-NL" />);
    expect(screen.getByRole('textbox')).toHaveValue('mrt 2022');
  });

  it('says when what was typed is no month', async () => {
    render(<Start />);
    await userEvent.type(screen.getByRole('textbox'), '13/2022');
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Use MM/YYYY.');
    expect(screen.getByRole('status')).toHaveTextContent('null');
  });

  it('takes a month from the panel, none of them in the future', async () => {
    render(<Start />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a month' }));
    expect(await findings(screen.getByRole('dialog'))).toEqual([]);
    expect(screen.getByRole('button', { name: 'December 2026' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Previous year' }));
    await userEvent.click(screen.getByRole('button', { name: 'December 2025' }));
    expect(screen.getByRole('textbox', { hidden: true })).toHaveValue('Dec 2025');
  });
});
