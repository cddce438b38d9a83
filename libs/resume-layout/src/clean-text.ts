import { isShown } from './measure';
import { remembered } from './remembered';

/** Characters that say nothing by themselves and are left out without telling. */
const silent = /[\p{Cc}\p{Cf}\p{Mn}\uFE0F\uFFFD]/u;
const likeness: Readonly<Record<string, string>> = {
  '\u2011': '-',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u200A': ' ',
  '\u202F': ' ',
  '\u3000': ' ',
  ' ': ' ',
  '▪': '•',
  '◦': '•',
  '‣': '•',
  ʻ: '‘',
  ﬁ: 'fi',
  ﬂ: 'fl',
};

export type CleanText = (text: string | null | undefined) => string;

type Cleaned = { text: string; unshown: readonly string[] };

const cleaned = remembered((text): Cleaned => {
  const unshown: string[] = [];
  let kept = '';
  for (const letter of text.normalize('NFC')) {
    if (letter === '\n') kept += letter;
    else if (letter === '\t') kept += ' ';
    else if (isShown(letter)) kept += likeness[letter] ?? letter;
    else if (likeness[letter] !== undefined) kept += likeness[letter];
    else if (!silent.test(letter)) unshown.push(letter);
  }
  const tidy = kept
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim();
  return { text: tidy, unshown };
});

/**
 * A cleaner of texts, which answers what the fonts can show, and the characters it had to leave out (emoji, scripts that are not European).
 * Nothing is ever drawn as a box.
 */
export const cleaner = (): { clean: CleanText; unshown: Set<string> } => {
  const unshown = new Set<string>();
  const clean: CleanText = (text) => {
    const answer = cleaned(text ?? '');
    for (const letter of answer.unshown) unshown.add(letter);
    return answer.text;
  };
  return { clean, unshown };
};
