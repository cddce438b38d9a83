import fc from 'fast-check';
import { normalise, singular, stableId, tokenise } from './normalise';

describe('folding text', () => {
  it.each([
    ['Senior C++/C#-Entwickler', 'senior c++ c# entwickler'],
    ['ASP.NET en .NET Core', 'asp .net en .net core'],
    ['www.example.net', 'www example net'],
    ['Diëtist, coördinator', 'dietist coordinator'],
    ['Node.js', 'node js'],
    ['Docker+Kubernetes', 'docker kubernetes'],
    ['Straße', 'strasse'],
  ])('turns "%s" into "%s"', (text, folded) => {
    expect(normalise(text)).toBe(folded);
  });

  it('keeps the places of words, and folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { start, end, word } of tokenise(text)) expect(normalise(text.slice(start, end)).length > 0 || word === '').toBe(true);
      }),
    );
    expect(normalise(normalise('Ingeniéúr (C++)'))).toBe('ingenieur c++');
  });

  it.each([
    ['databases', 'database'],
    ['studies', 'study'],
    ['sales', 'sales'],
    ['analysis', 'analysis'],
    ['nodejs', 'nodejs'],
  ])('takes the plural off %s', (word, single) => {
    expect(singular(word)).toBe(single);
  });

  it('gives the same id to the same text, above zero', () => {
    expect(stableId('skill:java')).toBe(stableId('skill:java'));
    expect(stableId('skill:java')).not.toBe(stableId('skill:php'));
    fc.assert(fc.property(fc.string(), (text) => stableId(text) > 0 && stableId(text) < 2 ** 31));
  });
});
