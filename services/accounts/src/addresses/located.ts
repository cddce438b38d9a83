import type { Address } from '@tandem/contracts/entities/address';
import { findPlace } from '@tandem/geo/places';

/** An address with the coordinates of its city where it brings none; null when it says nothing. */
export const located = (address: Address | null): Address | null => {
  if (!address || Object.values(address).every((value) => value === null || value === undefined || value === '')) return null;
  const hasPoint = typeof address.latitude === 'number' && typeof address.longitude === 'number';
  const place = !hasPoint && address.city?.trim() ? (findPlace(address.city, codeOf(address.country)) ?? findPlace(address.city)) : null;
  return place
    ? { ...address, latitude: place.latitude, longitude: place.longitude, country: address.country?.trim() || place.country }
    : address;
};

const codeOf = (country: string | null | undefined) => (country && /^[A-Za-z]{2}$/.test(country) ? country : undefined);
