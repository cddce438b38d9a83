import type { Address } from '@tandem/contracts/entities/address';
import type { Place } from '@tandem/geo/places';

/** A found place as an address: its city, its country in two letters, its coordinates. */
export const addressOf = ({ name, country, latitude, longitude }: Place): Address => ({
  street: null,
  city: name,
  postalCode: null,
  country,
  latitude,
  longitude,
});
