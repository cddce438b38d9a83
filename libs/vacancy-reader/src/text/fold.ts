/** Lower case without accents and curly quotes, of the same length as the text, so that places in one are places in the other. */
export const fold = (text: string): string =>
  text
    .replace(/[^\x00-\x7f]/g, (character) => {
      if ('‘’´`'.includes(character)) return "'";
      if ('–—−‑'.includes(character)) return '-';
      const plain = character.normalize('NFD')[0] ?? character;
      return character.length === 1 && plain.length === 1 ? plain : character;
    })
    .toLowerCase();
