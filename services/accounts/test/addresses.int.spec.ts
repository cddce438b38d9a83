import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { Stack } from './stack';

jest.setTimeout(60_000);

/** Answers as PDOK, Photon and Nominatim do, each below a path of its own, and counts what it was asked. */
const asked: string[] = [];
let isDown = false;
const provider = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://x');
  asked.push(`${url.pathname}?q=${url.searchParams.get('q')}`);
  const answers: Record<string, unknown> = {
    '/pdok/free': {
      response: {
        docs: [
          {
            straatnaam: 'Keizersgracht',
            huis_nlt: '1',
            woonplaatsnaam: 'Amsterdam',
            postcode: '1015CN',
            centroide_ll: 'POINT(4.8867 52.3783)',
          },
        ],
      },
    },
    '/photon/api': {
      features: [
        {
          geometry: { coordinates: [4.35, 50.85] },
          properties: { type: 'street', name: 'Rue Haute', city: 'Brussel', postcode: '1000', countrycode: 'BE' },
        },
      ],
    },
    '/nominatim/search': [
      {
        lat: '52.09',
        lon: '5.12',
        address: { road: 'Oudegracht', house_number: '9', town: 'Utrecht', postcode: '3511 AA', country_code: 'nl' },
      },
    ],
  };
  response
    .writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' })
    .end(JSON.stringify(answers[url.pathname] ?? { nonsense: true }));
});

let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => void provider.close());
beforeEach(() => asked.splice(0));

describe('searching for an address', () => {
  const withStack = async (settings: Record<string, string>, work: (find: (query: string) => Promise<unknown>) => Promise<void>) => {
    const stack = await Stack.start(settings);
    try {
      await work(async (query) => stack.bus.call(accountsCalls.searchAddress, { query: { query } }));
    } finally {
      await stack.stop();
    }
  };

  it('finds places in the own gazetteer, and nothing for one letter', async () => {
    await withStack({}, async (find) => {
      expect(await find('Utrec')).toEqual(expect.arrayContaining([expect.objectContaining({ city: 'Utrecht', country: 'NL' })]));
      expect(await find(' U ')).toEqual([]);
    });
  });

  it.each([
    ['pdok', { street: 'Keizersgracht 1', city: 'Amsterdam', postalCode: '1015CN', country: 'NL', latitude: 52.3783, longitude: 4.8867 }],
    ['photon', { street: 'Rue Haute', city: 'Brussel', postalCode: '1000', country: 'BE', latitude: 50.85, longitude: 4.35 }],
    ['nominatim', { street: 'Oudegracht 9', city: 'Utrecht', postalCode: '3511 AA', country: 'NL', latitude: 52.09, longitude: 5.12 }],
  ])('asks %s where it is set, once for the same words, and the gazetteer while it is away', async (name, address) => {
    await withStack({ ADDRESS_PROVIDER: name, ADDRESS_PROVIDER_URL: `${base}/${name}` }, async (find) => {
      expect(await find('Keizersgracht 1')).toEqual([address]);
      expect(await find('keizersgracht  1 ')).toEqual([address]);
      expect(asked).toHaveLength(1);
      isDown = true;
      expect(await find('Leiden')).toEqual(expect.arrayContaining([expect.objectContaining({ city: 'Leiden' })]));
      isDown = false;
    });
  });

  it('believes no answer of another shape', async () => {
    await withStack({ ADDRESS_PROVIDER: 'pdok', ADDRESS_PROVIDER_URL: `${base}/elsewhere` }, async (find) => {
      expect(await find('Leiden')).toEqual(expect.arrayContaining([expect.objectContaining({ city: 'Leiden' })]));
    });
  });
});
