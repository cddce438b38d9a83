import * as z from 'zod';
import { between, shape, text } from '../fields';

/** A place. Coordinates are degrees; what is unknown is null or absent. */
export const Address = shape({
  street: text().nullish(),
  city: text().nullish(),
  postalCode: text(20).nullish(),
  country: text().nullish(),
  latitude: between(-90, 90).nullish(),
  longitude: between(-180, 180).nullish(),
}).meta({ id: 'Address' });
export type Address = z.output<typeof Address>;
