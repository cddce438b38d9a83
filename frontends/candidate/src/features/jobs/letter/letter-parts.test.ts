import { letterParts } from './letter-parts';

const sentences = [
  { text: 'I build maps.', facts: ['Cartographer, Kaart & Co'] },
  { text: 'I speak Dutch.', facts: ['Dutch'] },
  { text: 'Kind regards', facts: [] },
];

it('finds every sentence of a letter in its paragraph', () => {
  expect(letterParts('I build maps. I speak Dutch.\n\nKind regards', sentences)).toEqual([
    [
      { text: 'I build maps.', facts: ['Cartographer, Kaart & Co'] },
      { text: ' ', facts: null },
      { text: 'I speak Dutch.', facts: ['Dutch'] },
    ],
    [{ text: 'Kind regards', facts: [] }],
  ]);
});

it('leaves a letter that somebody wrote himself as it is', () => {
  expect(letterParts('Hello.\n\nBye.', null)).toEqual([[{ text: 'Hello.', facts: null }], [{ text: 'Bye.', facts: null }]]);
});
