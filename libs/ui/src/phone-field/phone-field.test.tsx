import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { conforms, findings } from '../conformance/conformance';
import { PhoneField } from './phone-field';

const dialCodes = [
  { country: 'BE', dialCode: '+32', name: 'Belgium' },
  { country: 'NL', dialCode: '+31', name: 'Netherlands' },
];
const labels = { dialCode: 'Country code', search: 'Search countries', empty: 'Nothing found' };

const Phone = ({ start = '' }) => {
  const [value, setValue] = useState(start);
  return (
    <>
      <PhoneField label="Phone" value={value} onChange={setValue} dialCodes={dialCodes} labels={labels} />
      <output>{value}</output>
    </>
  );
};

describe('PhoneField', () => {
  conforms(
    <PhoneField
      label="Phone"
      value=""
      onChange={() => undefined}
      dialCodes={dialCodes}
      labels={labels}
      errorMessage="Fill in your phone."
    />,
    {
      ref: 'INPUT',
    },
  );

  it('starts with +31 and takes digits and spaces only', async () => {
    render(<Phone />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '6 12-34x 5678');
    expect(screen.getByRole('textbox')).toHaveValue('6 1234 5678');
    expect(screen.getByRole('status')).toHaveTextContent('+31612345678');
  });

  it('takes a whole number with its country', async () => {
    render(<Phone />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Phone' }));
    await userEvent.paste('+32 470-12 34 56');
    expect(screen.getByRole('textbox')).toHaveValue('470123456');
    expect(screen.getByRole('status')).toHaveTextContent('+32470123456');
  });

  it('takes a number as it is dialled abroad, pasted or typed', async () => {
    render(<Phone />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Phone' }));
    await userEvent.paste('00 32 470 12 34 56');
    expect(screen.getByRole('textbox')).toHaveValue('470123456');
    expect(screen.getByRole('status')).toHaveTextContent('+32470123456');
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '0031612345678');
    expect(screen.getByRole('textbox')).toHaveValue('612345678');
    expect(screen.getByRole('status')).toHaveTextContent('+31612345678');
  });

  it('keeps the digits when another country is found and chosen', async () => {
    render(<Phone start="+31612345678" />);
    await userEvent.click(screen.getByRole('button', { name: /Country code/ }));
    expect(await findings(screen.getByRole('listbox'))).toEqual([]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search countries' }), 'belg');
    await userEvent.click(screen.getByRole('option', { name: /Belgium/ }));
    expect(screen.getByRole('status')).toHaveTextContent('+32612345678');
  });
});
