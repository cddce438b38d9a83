/** The flag of an ISO 3166-1 alpha-2 country, as the two regional letters that a font draws as one. */
const flagOf = (country: string) => String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));

let isDrawn: boolean | undefined;

/** Whether the fonts at hand draw flags: Windows has letters instead, some Linux systems empty boxes. Colour tells. */
const areFlagsDrawn = () => {
  if (isDrawn !== undefined) return isDrawn;
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return (isDrawn = false);
  context.font = '16px sans-serif';
  context.fillText(flagOf('NL'), 0, 16);
  const { data } = context.getImageData(0, 0, 24, 24);
  isDrawn = data.some((channel, index) => index % 4 === 0 && Math.abs(channel - (data[index + 2] ?? 0)) > 60);
  return isDrawn;
};

/** The sign of a country before its dial code: its flag, or its two letters where flags cannot be drawn. */
export const countrySign = (country: string) => (areFlagsDrawn() ? flagOf(country) : country);
