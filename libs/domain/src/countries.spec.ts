import { countries, isCountry } from './countries';
import { isMainOfDialCode } from './dial-codes';
import { phoneError } from './fields';

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each once and whole', () => {
    expect(countries).toHaveLength(249);
    for (const key of ['code', 'alpha3', 'numeric'] as const) expect(new Set(countries.map((country) => country[key])).size).toBe(249);
    for (const country of countries) {
      expect(country.code).toMatch(/^[A-Z]{2}$/);
      expect(country.alpha3).toMatch(/^[A-Z]{3}$/);
      expect(country.numeric).toMatch(/^\d{3}$/);
      expect(country.dialCode).toMatch(/^\+\d{1,4}$/);
      expect([country.name.en, country.name.nl, country.nationality.en, country.nationality.nl].every(Boolean)).toBe(true);
    }
  });

  it.each([
    ['NL', 'NLD', '528', '+31', 'Netherlands', 'Nederland', 'Dutch', 'Nederlandse'],
    ['CI', 'CIV', '384', '+225', 'Côte d’Ivoire', 'Ivoorkust', 'Ivorian', 'Ivoriaanse'],
    ['AS', 'ASM', '016', '+1684', 'American Samoa', 'Amerikaans-Samoa', 'American Samoan', 'Amerikaans-Samoaanse'],
  ])('knows %s', (code, alpha3, numeric, dialCode, en, nl, nationalityEn, nationalityNl) => {
    const expected = { code, alpha3, numeric, dialCode, name: { en, nl }, nationality: { en: nationalityEn, nl: nationalityNl } };
    expect(countries.find((country) => country.code === code)).toEqual(expected);
  });

  it.each(['en', 'nl'] as const)('tells every nationality from the others in %s', (language) => {
    const names = countries.map(({ nationality }) => nationality[language]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('gives every dial code one country that its numbers most likely belong to', () => {
    for (const { dialCode } of countries) {
      const main = countries.filter((country) => country.dialCode === dialCode && isMainOfDialCode(country.code));
      expect([dialCode, main.length]).toEqual([dialCode, 1]);
    }
  });

  it('has dial codes that the rule of phone numbers takes', () => {
    expect(countries.filter(({ dialCode }) => phoneError(`${dialCode}12345678`) !== null)).toEqual([]);
  });

  it.each([
    ['NL', true],
    ['XX', false],
    ['nl', false],
    ['', false],
  ])('takes %j for a country: %s', (code, expected) => expect(isCountry(code)).toBe(expected));
});
