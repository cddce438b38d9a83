import type { countries as Countries } from '@tandem/domain/countries';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import nl from '@tandem/locales/nl.json';
import { NationalitySelect } from './nationality-select';
import { PhoneInput } from './phone-input';

let arrive: () => void = () => undefined;
// The names of the countries come when the test says so.
jest.mock('@tandem/domain/countries', () => {
  const real = jest.requireActual<{ countries: typeof Countries }>('@tandem/domain/countries');
  return { then: (take: (module: typeof real) => void) => void (arrive = () => take(real)) };
});

const Form = ({ phone = '', country = 'NL' }) => {
  const [number, setNumber] = useState(phone);
  const [nationality, setNationality] = useState<string | null>(country);
  return (
    <IntlProvider locale="nl" messages={nl} onError={() => undefined}>
      <PhoneInput label="Telefoon" value={number} onChange={setNumber} />
      <NationalitySelect value={nationality} onChange={setNationality} />
      <output>{`${number} ${nationality}`}</output>
    </IntlProvider>
  );
};
const number = () => screen.getByRole('textbox', { name: 'Telefoon' });
const nationality = () => screen.getByRole('button', { name: /Nationaliteit/ });

it('reads, splits and takes phone numbers of all countries before their names are here', async () => {
  render(<Form phone="+4917012345678" />);
  expect(number()).toHaveValue('17012345678');
  expect(screen.getByRole('button', { name: /\+49/ })).toBeInTheDocument();
  await userEvent.clear(number());
  await userEvent.click(number());
  await userEvent.paste('+32 470 12 34 56');
  expect(screen.getByRole('status')).toHaveTextContent('+32470123456 NL');
});

it('shows a Dutch nationality at once and the others with their names, by the same words as the list', async () => {
  const { rerender } = render(<Form key="NL" />);
  expect(nationality()).toHaveTextContent('Nederlandse');
  rerender(<Form key="DE" country="DE" />);
  await act(async () => arrive());
  expect(nationality()).toHaveTextContent('Duitse');
  rerender(<Form key="again" />);
  expect(nationality()).toHaveTextContent('Nederlandse');
  await userEvent.click(nationality());
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('NederlandseNederland');
  expect(screen.getAllByRole('option')).toHaveLength(249);
});
