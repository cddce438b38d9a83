import { located } from './located';

describe('an address', () => {
  it('gets the coordinates and the country of its city', () => {
    expect(located({ city: 'Utrecht' })).toMatchObject({ city: 'Utrecht', country: 'NL', latitude: expect.closeTo(52.09, 1) as number });
  });

  it('keeps coordinates it brings', () => {
    const address = { city: 'Utrecht', latitude: 1, longitude: 2 };
    expect(located(address)).toEqual(address);
  });

  it('is looked for in its country first', () => {
    expect(located({ city: 'Bergen', country: 'NO' })).toMatchObject({ latitude: expect.closeTo(60.4, 0) as number });
    expect(located({ city: 'Utrecht', country: 'Nederland' })).toMatchObject({
      country: 'Nederland',
      latitude: expect.closeTo(52.09, 1) as number,
    });
  });

  it('stays without coordinates when nobody knows the city', () =>
    expect(located({ city: 'Nergenshuizen' })).toEqual({ city: 'Nergenshuizen' }));

  it.each([[null], [{}], [{ city: '', street: null }]])('is none when it says nothing: %j', (address) =>
    expect(located(address)).toBeNull(),
  );
});
