import { fingerprintOf, likeness, nearSame } from './near-same';

const text =
  'Zorggroep Lindehof zoekt een wijkverpleegkundige in Amersfoort. Je stelt zorgplannen op, geeft wondzorg en begeleidt leerlingen. Wij bieden een vast contract, een salaris volgens de cao en ruimte om door te leren. Je werkt in een klein team dat zichzelf organiseert en elkaar helpt.';

it('knows a text with another date as the same', () => {
  expect(likeness(fingerprintOf(`${text} Geplaatst op 3 mei.`), fingerprintOf(`${text} Geplaatst op 9 juni.`))).toBeGreaterThan(nearSame);
});

it('knows case, accents and signs as nothing', () => {
  expect(likeness(fingerprintOf('Eén, twee; drie vier vijf zes!'), fingerprintOf('een twee drie VIER vijf zes'))).toBe(1);
});

it('keeps the same work at another place apart when the text differs', () => {
  const other = text
    .replace('wijkverpleegkundige in Amersfoort', 'kok in Soest')
    .replace('zorgplannen op, geeft wondzorg', 'menu’s samen, kookt');
  expect(likeness(fingerprintOf(text), fingerprintOf(other))).toBeLessThan(nearSame);
});
