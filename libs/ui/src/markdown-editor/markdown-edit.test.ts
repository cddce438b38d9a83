import fc from 'fast-check';
import { applyStyle, type MarkdownStyle } from './markdown-edit';

/** Brackets stand for the selection: "we [heat] homes". */
const selected = (marked: string) => {
  const start = marked.indexOf('⟦');
  return { text: marked.replace(/[⟦⟧]/g, ''), start, end: marked.indexOf('⟧') - 1 };
};
const shown = ({ text, start, end }: ReturnType<typeof selected>) => `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;

it.each<[MarkdownStyle, string, string]>([
  ['bold', 'we ⟦heat⟧ homes', 'we **⟦heat⟧** homes'],
  ['bold', 'we **⟦heat⟧** homes', 'we ⟦heat⟧ homes'],
  ['italic', '⟦all⟧', '_⟦all⟧_'],
  ['heading', 'About ⟦⟧us', '⟦## About us⟧'],
  ['list', 'a\n⟦b\nc⟧\nd', 'a\n⟦- b\n- c⟧\nd'],
  ['list', '⟦- b\n- c⟧', '⟦b\nc⟧'],
  ['link', 'our ⟦site⟧', 'our [site](⟦https://⟧)'],
])('%s turns %s into %s', (style, before, after) => {
  expect(shown(applyStyle(style, selected(before)))).toBe(after);
});

it('gives back the same text when bold or italic is put on twice', () => {
  const anySelection = fc
    .string()
    .chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length), fc.nat(text.length)))
    .filter(([text]) => !/[*_]/.test(text));
  fc.assert(
    fc.property(anySelection, fc.constantFrom<MarkdownStyle>('bold', 'italic'), ([text, one, other], style) => {
      const start = Math.min(one, other);
      const end = Math.max(one, other);
      expect(applyStyle(style, applyStyle(style, { text, start, end }))).toEqual({ text, start, end });
    }),
  );
});
