const SHOWN = 12;

/** Characters as a sentence names them, the first twelve of many. */
export const charactersIn = (characters: readonly string[]): string =>
  [...characters.slice(0, SHOWN), ...(characters.length > SHOWN ? ['…'] : [])].join(' ');
