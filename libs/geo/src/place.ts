/** A populated place. Coordinates in degrees (WGS 84), `country` is ISO 3166-1 alpha-2, `region` is '' where it is not known. */
export type Place = {
  name: string;
  region: string;
  country: string;
  latitude: number;
  longitude: number;
  population: number;
};

/** A point on the globe in degrees (WGS 84). */
export type Point = { latitude: number; longitude: number };

export const languages = ['nl', 'en'] as const;
/** Languages in which places have names. */
export type Language = (typeof languages)[number];
