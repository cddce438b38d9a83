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

it('shows every item of a list as one, written or changed by hand', () => {
  const letter = 'Among my work there:\n- drew maps - and seas\n- sold them';
  const shown = 'Among my work there:\n• drew maps - and seas\n• sold them';
  const written = [
    { text: 'Among my work there:', facts: ['Kaart & Co'] },
    { text: '- drew maps - and seas', facts: ['drew maps'] },
    { text: '- sold them', facts: ['sold them'] },
  ];
  for (const sentences of [null, written.slice(0, 2), written]) {
    expect(
      letterParts(letter, sentences)[0]
        ?.map(({ text }) => text)
        .join(''),
    ).toBe(shown);
  }
});
