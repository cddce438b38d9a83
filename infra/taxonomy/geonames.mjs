// @ts-check

/** @typedef {import('@tandem/geo/place').Place} Place */

/** A line of GeoNames' postal codes (12 columns) or of its places (19 columns). @returns {Place | null} */
const placeIn = (/** @type {string[]} */ cells) => {
  const isPostal = cells.length <= 12;
  const [name = '', region = '', country = '', latitude, longitude, population = '0'] = isPostal
    ? [cells[2], cells[3], cells[0], cells[9], cells[10]]
    : [cells[1], '', cells[8], cells[4], cells[5], cells[14]];
  const isPlace = isPostal || cells[6] === 'P';
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  const isPoint = Boolean(latitude && longitude) && Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  return isPlace && isPoint && name && /^[A-Z]{2}$/.test(country)
    ? { name, region, country, ...point, population: Number(population) }
    : null;
};

/** Places of a file in GeoNames' layout, each once: postal areas of one name lie where most of them do. @returns {Place[]} */
export function placesIn(/** @type {string} */ text) {
  /** @type {Map<string, Place[]>} */
  const byName = new Map();
  for (const line of text.split(/\r?\n/)) {
    const place = placeIn(line.split('\t'));
    if (place) byName.set(`${place.country} ${place.region} ${place.name}`, [...(byName.get(`${place.country} ${place.region} ${place.name}`) ?? []), place]);
  }
  const middle = (/** @type {number[]} */ many) => [...many].sort((a, b) => a - b)[Math.floor(many.length / 2)] ?? 0;
  return [...byName.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, latitude: middle(same.map((one) => one.latitude)), longitude: middle(same.map((one) => one.longitude)) }] : [];
  });
} // prettier-ignore
