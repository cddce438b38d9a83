import type { Country } from '@tandem/domain/countries';
import { later, useLater } from '@tandem/ui/later';

const known = later(async () => (await import('@tandem/domain/countries')).countries);

/** The countries of the world with their names, once their file is here: 249 of them weigh as much as a form. */
export const useCountries = (): readonly Country[] | undefined => useLater(known);
