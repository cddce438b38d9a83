/** To hundredths of a pixel, so that a layout is the same on every machine. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
