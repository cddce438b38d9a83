import { numberWords } from './number-words';

it.each([
  ['een', 1],
  ['één', 1],
  ['negen', 9],
  ['twelve', 12],
  ['vijftien', 15],
  ['fifteen', 15],
])('knows %s as %i', (word, value) => {
  expect(numberWords[word]).toBe(value);
});
