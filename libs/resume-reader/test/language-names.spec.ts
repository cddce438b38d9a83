import { findLanguageNames } from '../src/vocabulary/languages';

const named = (text: string) => findLanguageNames(text).map(({ index, name }) => [index, name, text.indexOf(name)]);

it.each([
  ['Dutch (native), Français', [0, 'Dutch', 0], [16, 'Français', 16]],
  ['🇳🇱 Dutch: native', [5, 'Dutch', 5]],
  ['🇬🇧 English 🇩🇪 Deutsch', [5, 'English', 5], [18, 'Deutsch', 18]],
])('languages of "%s" are found whole and where they stand', (text, ...expected) => expect(named(text)).toEqual(expected));
