/** A name as people may type it: lower case, without accents, apostrophes, hyphens or double spaces. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/['’`´.]/g, '')
    .replace(/[-–/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Whether `typed` is one slip of the finger (a letter missing, added, changed, or two swapped) away from the beginning of `name`.
 */
export const beginsAlmostWith = (name: string, typed: string): boolean => {
  let same = 0;
  while (same < typed.length && name[same] === typed[same]) same++;
  if (same === typed.length) return true;
  const rest = typed.slice(same);
  return (
    name.startsWith(rest.slice(1), same) ||
    name.startsWith(rest, same + 1) ||
    name.startsWith(rest.slice(1), same + 1) ||
    (rest.length > 1 && name[same] === rest[1] && name[same + 1] === rest[0] && name.startsWith(rest.slice(2), same + 2))
  );
};
