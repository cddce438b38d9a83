import { promptAddress, promptInAddress } from './prompt-address';

const prompt = {
  search: 'nurse, 24 hours & no nights',
  address: { city: 'Den Haag', country: 'NL', latitude: 52.08, longitude: 4.31 },
  travelMode: 'PUBLIC_TRANSPORT' as const,
  travelTime: 45,
};
const queryOf = (address: string) => new URLSearchParams(address.split('?', 2)[1]);

it('carries a search in an address and finds it there again', () => {
  expect(promptAddress(prompt)).toMatch(/^\/jobs\?search=nurse/);
  expect(promptInAddress(queryOf(promptAddress(prompt)))).toEqual(prompt);
});

it('leaves out what is not known of a place', () => {
  const address = promptAddress({ ...prompt, address: { city: 'Utrecht', latitude: null } });
  expect(address).not.toContain('latitude');
  expect(promptInAddress(queryOf(address))?.address).toEqual({ city: 'Utrecht' });
});

it.each([['search'], ['city'], ['travelMode'], ['travelTime']])('finds no search without %s', (name) => {
  const query = queryOf(promptAddress(prompt));
  query.delete(name);
  expect(promptInAddress(query)).toBeNull();
});

it.each([
  ['travelMode', 'BICYCLE'],
  ['travelTime', 'soon'],
])('finds no search when %s is %s', (name, value) => {
  const query = queryOf(promptAddress(prompt));
  query.set(name, value);
  expect(promptInAddress(query)).toBeNull();
});
