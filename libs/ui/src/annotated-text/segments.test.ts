import fc from 'fast-check';
import { segmentsOf, stretchesOf } from './segments';

it('cuts a text at its annotations', () => {
  expect(segmentsOf('from € 3.900 a month', [{ id: 'salary', start: 5, end: 12 }])).toEqual([
    { text: 'from ' },
    { text: '€ 3.900', id: 'salary' },
    { text: ' a month' },
  ]);
});

it('lets the first of two that overlap keep the words', () => {
  const overlapping = [
    { id: 'late', start: 3, end: 6 },
    { id: 'early', start: 0, end: 4 },
  ];
  expect(segmentsOf('abcdef', overlapping)).toEqual([
    { text: 'abcd', id: 'early' },
    { text: 'ef', id: 'late' },
  ]);
});

it('never loses or repeats a character, whatever the annotations', () => {
  const annotation = fc.record({ id: fc.string(), start: fc.integer({ min: -5, max: 60 }), end: fc.integer({ min: -5, max: 60 }) });
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), fc.array(annotation), (text, annotations) => {
      expect(
        segmentsOf(text, annotations)
          .map((segment) => segment.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

it('cuts at headings first, and an annotation that reaches over one in two', () => {
  const annotations = [
    { id: 'skills', start: 3, end: 12 },
    { id: 'salary', start: 13, end: 16 },
  ];
  expect(stretchesOf('Asked\nExcel and more', [{ start: 0, end: 5 }], annotations)).toEqual([
    { isHeading: true, segments: [{ text: 'Ask' }, { text: 'ed', id: 'skills' }] },
    { isHeading: false, segments: [{ text: '\nExcel ', id: 'skills' }, { text: 'a' }, { text: 'nd ', id: 'salary' }, { text: 'more' }] },
  ]);
});
