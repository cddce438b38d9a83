// @ts-check

/** Cities of the demo with their coordinates in degrees. @type {{ city: string, latitude: number, longitude: number }[]} */
export const cities = [
  { city: 'Amsterdam', latitude: 52.374, longitude: 4.8897 },
  { city: 'Rotterdam', latitude: 51.9225, longitude: 4.4792 },
  { city: 'Den Haag', latitude: 52.0767, longitude: 4.2986 },
  { city: 'Utrecht', latitude: 52.0908, longitude: 5.1222 },
  { city: 'Eindhoven', latitude: 51.4408, longitude: 5.4778 },
  { city: 'Groningen', latitude: 53.2192, longitude: 6.5667 },
  { city: 'Tilburg', latitude: 51.5555, longitude: 5.0913 },
  { city: 'Almere', latitude: 52.3703, longitude: 5.2141 },
  { city: 'Breda', latitude: 51.5866, longitude: 4.776 },
  { city: 'Nijmegen', latitude: 51.8425, longitude: 5.8528 },
  { city: 'Apeldoorn', latitude: 52.21, longitude: 5.9694 },
  { city: 'Arnhem', latitude: 51.98, longitude: 5.9111 },
  { city: 'Amersfoort', latitude: 52.155, longitude: 5.3875 },
  { city: 'Zwolle', latitude: 52.5125, longitude: 6.0944 },
  { city: 'Deventer', latitude: 52.255, longitude: 6.1639 },
];
