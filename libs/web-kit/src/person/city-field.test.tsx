import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { Address } from '@tandem/contracts/entities/address';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { page } from '../app/page';
import { fails, FakeGateway } from '../testing/fake-gateway';
import { cleanBrowser, renderApp, type RenderedApp } from '../testing/render-app';
import { CityField } from './city-field';
import { write } from '../testing/write';

const places: Address[] = [{ city: 'Utrecht', country: 'NL', latitude: 52.09, longitude: 5.12 }];
const Form = () => {
  const [value, setValue] = useState<Address | null>(null);
  return (
    <>
      <CityField value={value} onChange={setValue} />
      <output>{value?.city ?? 'none'}</output>
    </>
  );
};
let app: RenderedApp;
afterEach(() => cleanBrowser(app.store));

it('says of a place that is not on the list that it is unknown, and of an empty field what its form says', async () => {
  const gateway = new FakeGateway().on<typeof accountsCalls.searchAddress>(accountsRoutes.searchAddress, []);
  const Wrong = () => <CityField value={null} onChange={() => undefined} errorMessage="Please fill this in" />;
  app = renderApp(gateway, { pages: [page('/', { everyone: async () => ({ default: Wrong }) })], config: { hasSession: false } });
  const field = await screen.findByRole('combobox', { name: 'City' });
  expect(field).toHaveAccessibleDescription('Please fill this in');
  await write(field, 'Nowhere', '{Escape}');
  expect(field).toHaveAccessibleDescription('We do not know this place. Choose one from the list.');
});

it('says of a place that could not be looked up just that', async () => {
  const gateway = new FakeGateway().on<typeof accountsCalls.searchAddress>(accountsRoutes.searchAddress, fails(500, 'internal_error'));
  const Wrong = () => <CityField value={null} onChange={() => undefined} errorMessage="Please fill this in" />;
  app = renderApp(gateway, { pages: [page('/', { everyone: async () => ({ default: Wrong }) })], config: { hasSession: false } });
  const field = await screen.findByRole('combobox', { name: 'City' });
  await write(field, 'Utrecht', '{Escape}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/went wrong on our side/));
});

it('asks once for what was typed, and has a value only when a place is chosen', async () => {
  const gateway = new FakeGateway().on<typeof accountsCalls.searchAddress>(accountsRoutes.searchAddress, places);
  app = renderApp(gateway, { pages: [page('/', { everyone: async () => ({ default: Form }) })], config: { hasSession: false } });
  await write(await screen.findByRole('combobox', { name: 'City' }), 'Utre');
  expect(gateway.calls).not.toContain('GET /address/search');
  await userEvent.click(await screen.findByRole('option', { name: /Utrecht/ }));
  expect(screen.getByText('Utrecht', { selector: 'output' })).toBeInTheDocument();
  expect(gateway.calls.filter((call) => call === 'GET /address/search')).toHaveLength(1);
  await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'x');
  expect(screen.getByText('none')).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Utrecht/ })).not.toBeInTheDocument();
});

it('shows a city that its form is given later, and leaves what is being typed alone', async () => {
  const Kept = () => {
    const [value, setValue] = useState<Address | null>(null);
    return (
      <>
        <CityField value={value} onChange={setValue} />
        <button onClick={() => setValue(places[0] ?? null)}>Fill in</button>
      </>
    );
  };
  const gateway = new FakeGateway().on<typeof accountsCalls.searchAddress>(accountsRoutes.searchAddress, places);
  app = renderApp(gateway, { pages: [page('/', { everyone: async () => ({ default: Kept }) })], config: { hasSession: false } });
  const field = await screen.findByRole('combobox', { name: 'City' });
  await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(field).toHaveValue('Utrecht');
  await userEvent.type(field, 'x');
  expect(field).toHaveValue('Utrechtx');
});
